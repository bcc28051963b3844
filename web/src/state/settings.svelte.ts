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
  #volume = $state.raw(0.7);
  #notify = $state.raw(false);
  #wasAsked = $state.raw(false);
  #met = $state.raw<readonly string[]>([]);
  #forced = $state.raw(false);
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

  /** How loud sounds are, from 0 to 1. */
  get volume(): number {
    return this.#volume;
  }
  set volume(volume: number) {
    this.#volume = volume;
    this.#write();
  }

  /** Whether the player wants to be called when it is their turn and the page is out of sight. */
  get notify(): boolean {
    return this.#notify;
  }
  set notify(notify: boolean) {
    this.#notify = notify;
    this.#write();
  }

  /** Whether sound and calls have been offered: that is done once, at the first table. */
  get wasAsked(): boolean {
    return this.#wasAsked;
  }
  set wasAsked(wasAsked: boolean) {
    this.#wasAsked = wasAsked;
    this.#write();
  }

  /** Whether a game is no longer new to this browser: its lesson has been offered or opened. */
  hasMet(game: string): boolean {
    return this.#met.includes(game);
  }
  meet(game: string): void {
    if (this.hasMet(game)) return;
    this.#met = [...this.#met, game];
    this.#write();
  }

  /** Choices that nobody can help are made by themselves. */
  get forced(): boolean {
    return this.#forced;
  }
  set forced(forced: boolean) {
    this.#forced = forced;
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
    const { volume, met } = kept;
    this.#volume = typeof volume === "number" ? Math.min(1, Math.max(0, volume)) : 0.7;
    this.#notify = kept["notify"] === true;
    this.#wasAsked = kept["wasAsked"] === true;
    this.#met = Array.isArray(met) ? met.filter((game) => typeof game === "string") : [];
    this.#forced = kept["forced"] === true;
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
      volume: this.#volume,
      notify: this.#notify,
      wasAsked: this.#wasAsked,
      met: this.#met,
      forced: this.#forced,
    });
    void this.apply();
  }
}

export const settings = new Settings();
