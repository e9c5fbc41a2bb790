"""Oak boards computed as pictures: what a saw lays open of a log, and what water does to it."""
