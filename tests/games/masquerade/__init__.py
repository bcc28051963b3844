"""Masquerade: a tiny game of hidden hands and secret choices, to prove the kernel with.

MQ-01  There are twenty masks: four colours with the values 1 to 5. Each player is dealt three; the
       rest is a pile whose order nobody knows. Hands are hidden.
MQ-02  In each round every player secretly wears one mask of his hand, all at the same time;
MQ-03  and then secretly stakes 1 to 3 coins, but not more than the value of that mask.
MQ-04  When all have chosen, masks and stakes are revealed at once. Everybody who wears the highest
       value scores all coins staked in this round. The masks worn are out of the game.
MQ-05  Who alone wore the lowest value then shows everybody one mask of his hand that they have not
       seen. It stays in his hand.
MQ-06  Then everybody draws a mask, unseen by the others. After the last round nobody does.
MQ-07  After two or three rounds (option ``rounds``) the most points win; of those tied, who staked
       the fewest coins.
"""
