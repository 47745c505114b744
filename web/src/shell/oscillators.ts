/** How sounds are made: by a few oscillators and a breath of noise. Loaded by those who want to hear them. */
import type { Sound } from "./sounds.ts";

/** Of everything; a table is a quiet place. */
const VOLUME = 0.16;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers let nothing sound before somebody has touched the page. */
function ready(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  if (!context) {
    context = new AudioContext();
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => void context?.resume(), { passive: true });
  }
  if (context.state === "suspended") void context.resume();
  return context;
}

function breath(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate * 0.2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return noise;
}

/** How loud something is over its length: there at once, and gone softly. */
function envelope(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(VOLUME * loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const wave = audio.createOscillator();
  wave.type = "triangle";
  wave.frequency.value = pitch;
  wave.connect(envelope(audio, at, length, loud));
  wave.start(at);
  wave.stop(at + length);
}

/** Paper on cloth. */
function rustle(audio: AudioContext, at: number, pitch: number, length: number): void {
  const source = audio.createBufferSource();
  source.buffer = breath(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  source.connect(filter).connect(envelope(audio, at, length, 0.9));
  source.start(at);
  source.stop(at + length);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  card: (audio, at) => rustle(audio, at, 1900, 0.07),
  trick: (audio, at) => {
    rustle(audio, at, 900, 0.16);
    tone(audio, at + 0.02, 196, 0.14, 0.5);
  },
  turn: (audio, at) => {
    tone(audio, at, 587, 0.16, 0.7);
    tone(audio, at + 0.11, 784, 0.24, 0.7);
  },
  round: (audio, at) => [523, 659, 784].forEach((pitch, place) => tone(audio, at + place * 0.13, pitch, 0.4, 0.6)),
};

export function sound(which: Sound): void {
  const audio = ready();
  if (audio) SOUNDS[which](audio, audio.currentTime + 0.01);
}
