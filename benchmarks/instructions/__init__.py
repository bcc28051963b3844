"""Machine instructions a decision: exact from run to run, whatever else the machine does.

    python -m benchmarks.instructions                      compares with the baseline
    python -m benchmarks.instructions --profile rokoko     says where they go
    python -m benchmarks.instructions --new-baseline       takes today's counts as the baseline

``docs/performance.md`` says what the baseline holds and when it may change.
"""
