"""The six phases of an era, one file each, in rulebook order."""
