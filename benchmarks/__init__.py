"""What `chronotable bench` runs in a checkout: speed of the kernel, the titles and the server."""
