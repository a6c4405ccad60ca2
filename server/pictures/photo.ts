/**
 * A photograph of the shop's own, as it is opened and given out. A push tries it this way before it takes it, so what is accepted can be
 * served: a phone's JPEG of which a decoder has something to say is shown all the same, a torn one is not.
 */
import sharp, { type Sharp } from 'sharp';

/** Decoded, 50 million pixels take some 200 MB. */
export const MOST_PIXELS = 50_000_000;
/** More has no WebP. */
const MOST_SIDE = 16_383;
const QUALITY = 55;
/** The 24 px file is only ever seen blurred. */
const BLUR_QUALITY = 40;

export const openPhoto = (body: Buffer): Sharp =>
  sharp(body, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();

/** So wide, or what its length leaves. */
export const servedPhoto = (image: Sharp, width: number, effort: number): Promise<Buffer> =>
  image
    .resize({ width, height: MOST_SIDE, fit: 'inside' })
    .webp({ quality: width <= 24 ? BLUR_QUALITY : QUALITY, effort, preset: 'picture', smartSubsample: width >= 375 })
    .toBuffer();
