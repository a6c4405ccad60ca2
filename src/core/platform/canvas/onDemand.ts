/** Painting a picture: what comes with the first poster. */
import { texts } from '../../texts';
import { PlatformError } from '../errors';
import type { CanvasModule, Loaded } from './types';

/** Own pictures may come from another host than the page: without the header of that host they would spoil the canvas. */
const load = (src: string): Promise<Loaded | undefined> =>
  new Promise((resolve) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => resolve({ image, width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
    image.src = src;
  });

export const painter: CanvasModule = {
  async paint(_id, { width, height, scale }, draw) {
    const element = document.createElement('canvas');
    element.width = Math.round(width * scale);
    element.height = Math.round(height * scale);
    const pen = element.getContext('2d');
    if (!pen) throw new PlatformError('refused', texts.unsupported);
    pen.scale(scale, scale);
    await draw({ pen, load });
    // A data address, because a long press in in-app browsers saves no blob.
    return element.toDataURL('image/jpeg', 0.92);
  },
};
