# make check-windows  Build build/windows/algnot.exe, and run the sessions of tests/cli with it under
#                     wine. This installs mingw-w64 and wine where they are missing, and takes
#                     minutes. WINDOWS_SESSIONS=tests/cli/show.test is for some of them only.
check-windows: $(RUN_SESSIONS)
	@tests/windows/check_windows.sh '$(MAKE)' '$(BUILD)' $(WINDOWS_SESSIONS)

.PHONY: check-windows
