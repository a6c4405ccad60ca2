/** What a film is, seen through the browser's own player: what comes with the first one that is chosen. */
import type { PickedImage } from '../image/types';
import type { PickedFilm } from './types';

/** A film whose first picture does not come in this time has no cover. */
const STILL_MS = 5000;
const COVER_WIDTH = 750;

/** The first picture and the length; nothing of them where the browser cannot read the film. */
export function look(path: string): Promise<Pick<PickedFilm, 'seconds' | 'cover'>> {
  return new Promise((resolve) => {
    const player = document.createElement('video');
    const finish = (found: Pick<PickedFilm, 'seconds' | 'cover'>) => {
      clearTimeout(late);
      player.removeAttribute('src');
      resolve(found);
    };
    const late = setTimeout(() => finish({}), STILL_MS);
    player.muted = true;
    player.preload = 'auto';
    player.addEventListener('error', () => finish({}));
    player.addEventListener('loadeddata', () => {
      const seconds = Number.isFinite(player.duration) ? { seconds: player.duration } : {};
      void still(player).then((cover) => finish({ ...seconds, ...(cover ? { cover } : {}) }));
    });
    player.src = path;
  });
}

function still(player: HTMLVideoElement): Promise<PickedImage | undefined> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, COVER_WIDTH / player.videoWidth);
  canvas.width = Math.round(player.videoWidth * scale);
  canvas.height = Math.round(player.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(player, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob ? { path: URL.createObjectURL(blob), name: 'cover.jpg', size: blob.size } : undefined),
      'image/jpeg',
      0.85,
    );
  });
}
