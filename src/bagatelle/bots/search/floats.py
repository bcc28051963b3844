"""Rows of floats. Never compiled, so that the name is an ordinary object at run time."""

from librt.vecs import vec

Floats = vec[float]
