// Sounds, made on the spot: a tile on wood, a soft bell, the last seconds. No files, one switch.

import { soundOn } from "./settings";

let context: AudioContext | null = null;

/** Browsers let a page sound only after a touch; before that these calls do nothing. */
function voice(): AudioContext | null {
  if (!soundOn.value || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function fade(audio: AudioContext, loudness: number, seconds: number, delay = 0): GainNode {
  const gain = audio.createGain();
  const start = audio.currentTime + delay;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, pitch: number, loudness: number, seconds: number, delay = 0): void {
  const oscillator = audio.createOscillator();
  oscillator.type = "sine";
  oscillator.frequency.value = pitch;
  oscillator.connect(fade(audio, loudness, seconds, delay));
  oscillator.start(audio.currentTime + delay);
  oscillator.stop(audio.currentTime + delay + seconds);
}

/** A tile put down: a short knock of filtered noise over a low thud, never twice the same. */
export function knock(): void {
  const audio = voice();
  if (!audio) return;
  const seconds = 0.07;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const wood = audio.createBiquadFilter();
  wood.type = "bandpass";
  wood.frequency.value = 1500 + Math.random() * 500;
  wood.Q.value = 1.4;
  source.connect(wood).connect(fade(audio, 0.5, seconds));
  source.start();
  tone(audio, 210 + Math.random() * 30, 0.18, 0.06);
}

/** Your turn. */
export function bell(): void {
  const audio = voice();
  if (!audio) return;
  tone(audio, 659.3, 0.11, 1.1);
  tone(audio, 987.8, 0.07, 1.3, 0.09);
  tone(audio, 1975.5, 0.015, 0.5, 0.09);
}

/** The time is up: twice, low, so that the whole table hears it. */
export function gong(): void {
  const audio = voice();
  if (!audio) return;
  for (const delay of [0, 0.45]) {
    tone(audio, 196, 0.3, 1.4, delay);
    tone(audio, 392, 0.12, 0.9, delay);
    tone(audio, 587.3, 0.05, 0.6, delay);
  }
}

/** One of the last ten seconds; the last three a little higher. */
export function tick(secondsLeft: number): void {
  const audio = voice();
  if (audio) tone(audio, secondsLeft <= 3 ? 880 : 660, 0.06, 0.09);
}
