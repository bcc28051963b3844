// Sound cues, made on the spot: a thimble tick for a choice, coins for points and money, a soft
// harpsichord chord for one's turn. Silent until asked for.

import { settings } from "../state/settings.svelte";

export type Cue = "tick" | "coins" | "turn";

let context: AudioContext | undefined;

/** Plays a cue, if sound is wanted. */
export function cue(name: Cue): void {
  if (!settings.sound) return;
  // A browser lets nothing sound before the page has been touched; what would come late is left out.
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") {
    void context.resume();
    return;
  }
  players[name](context, context.currentTime);
}

const players: Record<Cue, (audio: AudioContext, at: number) => void> = {
  tick: (audio, at) => strike(audio, at, 2600, 0.05, 0.07),
  coins: (audio, at) => {
    [3100, 4150, 3620, 5200].forEach((pitch, n) => {
      strike(audio, at + n * 0.06, pitch, 0.16, 0.05);
      strike(audio, at + n * 0.06, pitch * 1.51, 0.1, 0.02);
    });
  },
  turn: (audio, at) => {
    // D minor, spread like a hand on the keys.
    [293.66, 349.23, 440, 587.33].forEach((pitch, n) => pluck(audio, at + n * 0.045, pitch));
  },
};

/** A small thing of metal that is touched once. */
function strike(audio: AudioContext, at: number, pitch: number, length: number, volume: number) {
  const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  fade(audio, tone, at, length, volume);
}

/** A string of a harpsichord: bright when it is plucked, darker while it rings. */
function pluck(audio: AudioContext, at: number, pitch: number) {
  const tone = new OscillatorNode(audio, { type: "sawtooth", frequency: pitch });
  const filter = new BiquadFilterNode(audio, { type: "lowpass", frequency: pitch * 9, Q: 0.7 });
  filter.frequency.setValueAtTime(pitch * 9, at);
  filter.frequency.exponentialRampToValueAtTime(pitch * 2, at + 0.5);
  tone.connect(filter);
  fade(audio, filter, at, 1.1, 0.045, tone);
}

/** Lets a sound begin at once and die away. */
function fade(
  audio: AudioContext,
  sound: AudioNode,
  at: number,
  length: number,
  volume: number,
  source = sound as OscillatorNode,
) {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume * settings.volume, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  sound.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}
