"""The sixty buildings, one file per kind; importing this prints them all."""

from importlib import import_module

for _kind in ("power_plants", "factories", "life_supports", "labs"):
    import_module(f"{__name__}.{_kind}")
