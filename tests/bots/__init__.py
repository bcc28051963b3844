QUICK = ("random", "greedy", "page", "lady")
"""Bots of every game that need no patience. Those that compare and search are tried with few
playouts (``test_<game>_mind``).
"""
