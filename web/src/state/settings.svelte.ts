// What a player has chosen once and for all, in this browser.

import { chooseLanguage, isLanguage, setLanguage, type Language } from "../texts";
import { isRecord, keep, recall, whenKept } from "./store";

export type Theme = "day" | "candle";
/** How long a bot's move is looked at, in milliseconds. */
export const PACES = [0, 600, 1200] as const;
export type Pace = (typeof PACES)[number];

const NAME = "settings";
const isDark = matchMedia("(prefers-color-scheme: dark)");
const isStill = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  #language = $state.raw<Language | null>(null);
  #theme = $state.raw<Theme | null>(null);
  #sound = $state.raw(false);
  #still = $state.raw<boolean | null>(null);
  #pace = $state.raw<Pace>(600);
  #name = $state.raw("");
  #curtain = $state.raw(false);
  #systemDark = $state.raw(isDark.matches);
  #systemStill = $state.raw(isStill.matches);

  constructor() {
    this.#read();
    whenKept(NAME, () => {
      this.#read();
      this.apply();
    });
    isDark.addEventListener("change", () => {
      this.#systemDark = isDark.matches;
      this.apply();
    });
    isStill.addEventListener("change", () => {
      this.#systemStill = isStill.matches;
      this.apply();
    });
  }

  get language(): Language {
    return chooseLanguage(this.#language, navigator.languages);
  }
  set language(language: Language) {
    this.#language = language;
    this.#write();
  }

  /** Daylight or candlelight; the system's until one is chosen. */
  get theme(): Theme {
    return this.#theme ?? (this.#systemDark ? "candle" : "day");
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    this.#write();
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    this.#write();
  }

  /** Whether nothing travels or breathes; the system's body until another is chosen. */
  get still(): boolean {
    return this.#still ?? this.#systemStill;
  }
  set still(still: boolean) {
    this.#still = still;
    this.#write();
  }

  get pace(): Pace {
    return this.#pace;
  }
  set pace(pace: Pace) {
    this.#pace = pace;
    this.#write();
  }

  /** What the player is called at new tables. */
  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    this.#write();
  }

  /** A curtain between players at one device even where nothing is hidden. */
  get curtain(): boolean {
    return this.#curtain;
  }
  set curtain(curtain: boolean) {
    this.#curtain = curtain;
    this.#write();
  }

  /** Let the page look and speak as chosen; done when the texts are there. */
  async apply(): Promise<void> {
    const { dataset } = document.documentElement;
    dataset["theme"] = this.theme;
    dataset["motion"] = this.still ? "still" : "full";
    const ground = getComputedStyle(document.documentElement).getPropertyValue("--panel").trim();
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", ground);
    if (document.documentElement.lang !== this.language || !this.#hasSpoken) {
      this.#hasSpoken = true;
      await setLanguage(this.language);
    }
  }
  #hasSpoken = false;

  #read(): void {
    const found = recall(NAME);
    const kept = isRecord(found) ? found : {};
    this.#language = isLanguage(kept["language"]) ? kept["language"] : null;
    this.#theme = kept["theme"] === "day" || kept["theme"] === "candle" ? kept["theme"] : null;
    this.#sound = kept["sound"] === true;
    this.#still = typeof kept["still"] === "boolean" ? kept["still"] : null;
    this.#pace = PACES.find((pace) => pace === kept["pace"]) ?? 600;
    this.#name = typeof kept["name"] === "string" ? kept["name"] : "";
    this.#curtain = kept["curtain"] === true;
  }

  #write(): void {
    keep(NAME, {
      language: this.#language,
      theme: this.#theme,
      sound: this.#sound,
      still: this.#still,
      pace: this.#pace,
      name: this.#name,
      curtain: this.#curtain,
    });
    void this.apply();
  }
}

export const settings = new Settings();
