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
};
