# What packagers do: installing, rebuilding, and a package of Debian.
#
# make check-install  Install into a scratch folder, build programs with what is there, uninstall.
# make check-rebuild  Build the release twice, in folders of their own, and compare the bytes.
# make check-debian   Build a package of Debian in a scratch folder, and have lintian look at it. This
#                     installs debhelper and lintian where they are missing.
check-install: all
	@CC='$(CC)' tests/packaging/check_install.sh '$(MAKE)' '$(BUILD)'

check-rebuild:
	@tests/packaging/check_rebuild.sh '$(MAKE)' '$(abspath $(BUILD))/rebuild'

check-debian:
	@tests/packaging/check_debian.sh '$(abspath $(BUILD))/debian'

.PHONY: check-install check-rebuild check-debian
