// Words that nobody else has. (`crypto.randomUUID` is missing where there is no TLS.)

const letters = (bytes: number): string => {
  const chance = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...chance)).replaceAll("+", "-").replaceAll("/", "_");
};

/** A word that no command of this match has used. */
export const newKey = (): string => letters(18);

/** A secret of 192 bits that proves a seat. */
export const newSecret = (): string => letters(24);
