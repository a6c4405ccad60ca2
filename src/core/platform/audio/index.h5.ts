import type { AudioModule } from './types';

let player: HTMLAudioElement | undefined;
let wake: (() => void) | undefined;

/** Browsers allow sound only after a touch: the first one starts what was asked for. */
function playOnTouch(): void {
  const start = () => void player?.play().catch(() => undefined);
  wake = () => {
    document.removeEventListener('click', start);
    document.removeEventListener('touchend', start);
    wake = undefined;
  };
  document.addEventListener('click', start, { once: true });
  document.addEventListener('touchend', start, { once: true });
}

let bell: AudioContext | undefined;

/** Hz and seconds. */
type Notes = readonly (readonly [note: number, after: number])[];
/** A cup's rim, upwards; and wood, twice the same. */
const RIM: Notes = [
  [1046.5, 0],
  [1568, 0.12],
];
const WOOD: Notes = [
  [196, 0],
  [196, 0.16],
];

/** Made here: no file is asked for. A browser that was not touched yet stays silent. */
function strike(notes: Notes): void {
  // iOS before 14.5 has it under another name only.
  if (typeof AudioContext !== 'function') return;
  bell ??= new AudioContext();
  const { currentTime: now, destination } = bell;
  for (const [note, after] of notes) {
    const tone = bell.createOscillator();
    const volume = bell.createGain();
    tone.frequency.value = note;
    volume.gain.setValueAtTime(0.12, now + after);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + after + 0.6);
    tone.connect(volume).connect(destination);
    tone.start(now + after);
    tone.stop(now + after + 0.6);
  }
}

export const audio: AudioModule = {
  play(url, loop) {
    player ??= new Audio();
    player.loop = loop;
    if (player.getAttribute('src') !== url) player.setAttribute('src', url);
    void Promise.resolve(player.play()).catch(playOnTouch);
  },
  stop() {
    wake?.();
    player?.pause();
  },
  chime: () => strike(RIM),
  warn: () => strike(WOOD),
};
