"""The native core; one submodule a search problem, each with its own stub beside this one."""
