"""Sets of things as ints: those of the kernel."""

from bagatelle.kernel.bits import any_of as any_of
from bagatelle.kernel.bits import bit as bit
from bagatelle.kernel.bits import count as count
from bagatelle.kernel.bits import has as has
from bagatelle.kernel.bits import lowest as lowest
from bagatelle.kernel.bits import members as members
