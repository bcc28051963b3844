// The five persons of the court, in an SVG of 64 by 72: what makes each of them known over the cameo of
// anybody. The weakest player first.

import type { Head } from "./heads";

export interface PersonLook {
  /** What is worn on the head; without it, it is drawn with the rest. */
  readonly head?: Head;
  readonly coat: string;
  readonly dark: string;
  readonly ground: string;
  readonly tone: number;
  readonly over: string;
}

export const persons = {
  /** A ruff, and a beret with a plume. */
  page: {
    head: "tail",
    coat: "#3F6FA8",
    dark: "#1E3F6B",
    ground: "#E3ECF4",
    tone: 0,
    over:
      '<path d="M18.5 49q1.5 5 4.5 2.5 1 4.5 4.5 2 2 4.5 4.5 1.5 2.5 3 4.5-1.5 3.5 2.5 4.5-2 3 2.5 4.5-2.5-2-3-13.5-3.2-11.5.2-13.5 3.2Z" fill="#FFFDF6" stroke="#B4A68C" stroke-width=".9"/>' +
      '<path d="M18 17Q20 7 33 7T47 16Q32 11 18 17Z" fill="#24486F"/>' +
      '<path d="M43 11Q52 1 58 7 55 8 55 12 50 11 45 15Z" fill="#F3D588" stroke="#8A6114" stroke-width=".7"/>',
  },
  /** A cap with a ribbon, and a brooch. */
  lady: {
    coat: "#7E9A6B",
    dark: "#42592F",
    ground: "#EAF0E0",
    tone: 3,
    over:
      '<path d="M16.5 31Q14 9 32 8.5 50 9 47.5 31q-2.5-2-3.5-4.5Q32 20 20 26.5q-1 2.5-3.5 4.5Z" fill="#FFFDF6" stroke="#B4A68C"/>' +
      '<path d="M16.5 31q1.8-2.8 3.6-1.5 1-3.5 3.6-2.3 1.5-3.3 4.3-2 2-2.5 4-.6 2-1.9 4 .6 2.8-1.3 4.3 2 2.6-1.2 3.6 2.3 1.8-1.3 3.6 1.5" fill="none" stroke="#B4A68C" stroke-width="1.1"/>' +
      '<path d="M19 21Q32 13.5 45 21" stroke="#7E9A6B" stroke-width="3.2" fill="none"/>' +
      '<path d="M32 14l-6-3.2v6.4Zl6-3.2v6.4Z" fill="#7E9A6B" stroke="#42592F" stroke-width=".7"/>' +
      '<circle cx="32" cy="56" r="2.6" fill="#EBC35F" stroke="#8A6114" stroke-width=".7"/>',
  },
  /** Grey hair of his own under a skullcap, and bands. */
  abbe: {
    coat: "#35303F",
    dark: "#1B1724",
    ground: "#ECE6EE",
    tone: 1,
    over:
      '<path d="M20.5 36C15.5 24 19 15 32 14S48.5 24 43.5 36L41 35C42.5 26 39 21.5 32 21.5S21.5 26 23 35Z" fill="#8B8175" stroke="#5E564C" stroke-width=".9"/>' +
      '<path d="M21.5 20.5Q22.5 10 32 10T42.5 20.5Q32 14.5 21.5 20.5Z" fill="#231E2C"/>' +
      '<path d="M22 48.5Q32 58 42 48.5L44 52Q32 63 20 52Z" fill="#1B1724"/>' +
      '<path d="M26.5 52.5h5l-.7 13.5h-6ZM32.5 52.5h5l1.7 13.5h-6Z" fill="#FFFDF6" stroke="#B4A68C" stroke-width=".8"/>',
  },
  /** A plume, roses in her hair, and pearls. */
  marquise: {
    head: "pouf",
    coat: "#B4526F",
    dark: "#6B2238",
    ground: "#F8E4E6",
    tone: 3,
    over:
      '<path d="M41 13C44 3 53 5 54 14 51 12 47 15 43 21Z" fill="#CFE0EA" stroke="#7D9AAB" stroke-width=".9"/>' +
      '<path d="M43 18Q46 10 52 11" stroke="#7D9AAB" stroke-width=".7" fill="none"/>' +
      '<g fill="#E27A8E" stroke="#8A2C4A" stroke-width=".7"><circle cx="24" cy="9.5" r="3.4"/><circle cx="29.5" cy="6.5" r="2.8"/></g>' +
      '<g fill="#FFFDF6" stroke="#9C8E74" stroke-width=".6"><circle cx="25.5" cy="42.5" r="1.7"/><circle cx="28" cy="44.5" r="1.7"/><circle cx="31" cy="45.6" r="1.7"/><circle cx="34" cy="45.5" r="1.7"/><circle cx="36.7" cy="44.3" r="1.7"/><circle cx="38.7" cy="42.3" r="1.7"/></g>' +
      '<path d="M32 60l-6-3v6Zl6-3v6Z" fill="#F3D6DE" stroke="#6B2238" stroke-width=".8"/>',
  },
  /** A ribbon across the chest, a star, and a jabot. */
  minister: {
    head: "wig",
    coat: "#6B2A36",
    dark: "#3A1219",
    ground: "#F4E9CF",
    tone: 0,
    over:
      '<path d="M13 56L22 51 50 74H36Z" fill="#2F5E9E" stroke="#17325F" stroke-width=".8"/>' +
      '<path d="M27 49.5Q32 54 37 49.5L38.5 58Q36 67 32 70 28 67 25.5 58Z" fill="#FFFDF6" stroke="#B4A68C" stroke-width=".8"/>' +
      '<path d="M28.5 57q3.5 2.5 7 0M28.5 62q3.5 2.5 7 0" stroke="#B4A68C" stroke-width=".8" fill="none"/>' +
      '<path d="M49 57l1.5 3.2 3.4-.8-1.2 3.3 2.6 2.3-3.4.9.2 3.5-3-1.8-2.5 2.4-.8-3.4-3.5-.4 2.3-2.6-1.9-3 3.5.2Z" fill="#F3D588" stroke="#8A6114" stroke-width=".7"/>' +
      '<path d="M7 62q8-6 12-8" stroke="#D9A93A" stroke-width="1.5" fill="none"/>',
  },
} as const satisfies Readonly<Record<string, PersonLook>>;

export type Person = keyof typeof persons;

export const PERSONS = Object.keys(persons) as readonly Person[];

export const isPerson = (name: string): name is Person => Object.hasOwn(persons, name);

/** How well somebody plays, from 1 to 5. */
export const strengthOf = (person: Person): number => PERSONS.indexOf(person) + 1;
