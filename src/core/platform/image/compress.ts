/** Canvas compression of a browser's file: longest side 1600 px, JPEG, until it is under 5 MB; and the size of a picture (H5 only). */
import { PlatformError } from '../errors';
import { texts } from '../../texts';
import type { MeasuredImage, PickedImage } from './types';

export const LONGEST_SIDE = 1600;
export const MOST_BYTES = 5 * 1024 * 1024;
const QUALITIES = [0.82, 0.7, 0.55];

/** Size that fits into LONGEST_SIDE with the same proportion; small pictures stay. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new PlatformError('failed', texts.badFile));
    image.src = url;
  });
}

export async function measure(path: string): Promise<MeasuredImage> {
  const { naturalWidth: width, naturalHeight: height } = await load(path);
  return { path, width, height };
}

const drawn = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

export const picked = (blob: Blob, name: string): PickedImage => ({
  path: URL.createObjectURL(blob),
  name,
  size: blob.size,
});

export async function compress(file: Blob, name: string): Promise<PickedImage> {
  const source = URL.createObjectURL(file);
  try {
    const image = await load(source);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, fitted(image.naturalWidth, image.naturalHeight));
    const context = canvas.getContext('2d');
    if (!context) return picked(file, name);
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const blob = await drawn(canvas, quality);
      if (blob && blob.size <= MOST_BYTES) return picked(blob, name.replace(/\.\w+$/, '') + '.jpg');
    }
    throw new PlatformError('failed', texts.unsupported);
  } finally {
    URL.revokeObjectURL(source);
  }
}
