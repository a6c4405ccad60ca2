import { pictureUrl } from '@/ui/kit/Picture';
import type { Sound, SoundHears } from './types';

export function createSound({ onTime, onLength, onEnd, onFail }: SoundHears): Sound {
  const player = new Audio();
  player.preload = 'none';
  player.addEventListener('timeupdate', () => onTime(player.currentTime));
  player.addEventListener('loadedmetadata', () => onLength(player.duration));
  player.addEventListener('ended', onEnd);
  player.addEventListener('error', () => player.getAttribute('src') && onFail());
  return {
    play(url) {
      const src = pictureUrl(url);
      if (player.getAttribute('src') !== src) player.setAttribute('src', src);
      Promise.resolve(player.play()).catch((error: unknown) => {
        // A pause that comes before the first note is none of its faults.
        if (!(error instanceof Error) || error.name !== 'AbortError') onFail();
      });
    },
    pause: () => player.pause(),
    seek: (seconds) => {
      player.currentTime = seconds;
    },
  };
}
