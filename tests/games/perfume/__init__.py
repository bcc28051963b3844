"""A module of Rokoko that lives in the tests only: it shows what a module can do.

PF-01 Everybody is dealt one of six letters, which only its owner knows until the end.
PF-02 A new main action for everybody: pay 1 livre and choose one of three scents.
PF-03 Base masters have a bonus: a scent of the first kind.
PF-04 Who has rented out a dress gets a scent of the second kind, when all else has happened.
PF-05 At the end all letters are shown; then every two scents are 1 prestige, and the letter so many
      as it is high.
"""
