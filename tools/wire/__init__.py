"""What goes over the wire is defined in Python; the page's types and the tables of the protocol follow."""
