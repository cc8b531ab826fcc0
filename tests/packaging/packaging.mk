# What packagers do: installing, rebuilding, and a package of Debian.
#
# make check-install  Install into a scratch folder, build programs with what is there, uninstall.
# make check-rebuild  Build the release twice, in folders of their own, and compare the bytes.
# make check-debian   Build a package of Debian in a scratch folder, and have lintian look at it. This
#                     installs debhelper and lintian where they are missing.
EPOCH = SOURCE_DATE_EPOCH=$(SOURCE_DATE_EPOCH)
check-install: all
	@CC='$(CC)' tests/packaging/check_install.sh '$(MAKE)' '$(BUILD)'

check-rebuild:
	@$(EPOCH) tests/packaging/check_rebuild.sh '$(MAKE)' '$(BUILD_PATH)/rebuild'

check-debian:
	@$(EPOCH) tests/packaging/check_debian.sh '$(BUILD_PATH)/debian'

.PHONY: check-install check-rebuild check-debian
