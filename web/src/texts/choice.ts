// Which language to speak.

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (word: unknown): word is Language =>
  LANGUAGES.includes(word as Language);

/** The first body that can be met; what was chosen before comes before what the browser wants. */
export function chooseLanguage(remembered: unknown, wishes: readonly string[]): Language {
  if (isLanguage(remembered)) return remembered;
  const spoken = wishes.map((body) => body.toLowerCase().split("-")[0]).find(isLanguage);
  return spoken ?? "en";
}
