"""The modules of the Deluxe edition: Jewelry Box, three boxes of dresses, Madame du Barry."""
