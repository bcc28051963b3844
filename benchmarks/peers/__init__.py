"""Our engine beside others: random games on one core, in rounds that go through all contestants.

    python -m benchmarks.peers --python .venv-peers/bin/python --plot docs/peers.svg

Each contestant is a process of its own, and the rounds are interleaved, so that a busy machine
slows all of them; figures are medians of the rounds, with the least and the most, and ratios.
"""
