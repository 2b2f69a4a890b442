"""The cards, one file per age; importing this prints them all."""

from importlib import import_module

for _age in range(1, 11):
    import_module(f"{__name__}.age_{_age:02}")
