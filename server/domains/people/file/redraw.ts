/**
 * Decodes what a member sent and writes it anew as WebP, which proves that it is a picture and leaves its metadata (place, camera)
 * behind. Decoding takes cores and memory of the whole process, so the gate is one for the process.
 */
import pLimit from 'p-limit';
import sharp, { type Metadata, type Region } from 'sharp';
import type { Crop } from '../../../../src/contract/file/schemas';
import { Refusal, refuse } from '../../../http/errors';

const LONGEST_SIDE = 2048;
/** Of what is read from above to below, a long screenshot: it keeps the width of a phone's screen. */
const READABLE_SIDE = 1080;
/** More has no WebP. */
const MOST_SIDE = 16_383;
/** A small file may decode to a huge picture; 50 million pixels take some 200 MB. */
const MOST_PIXELS = 50_000_000;
/** Only a file made to exhaust the server takes longer to decode. */
const MOST_SECONDS = 20;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']);

/** Pictures decoded at a time. */
export const PARALLEL = 2;
/** Uploads that are read, wait or are decoded: each holds its whole file in memory. */
export const MOST_IN_FLIGHT = 40;

const gate = pLimit(PARALLEL);
let inFlight = 0;

/** Runs an upload from its first byte to its file on disk. 429 when too many are under way. */
export async function admitUpload<T>(upload: () => Promise<T>): Promise<T> {
  if (inFlight >= MOST_IN_FLIGHT) throw new Refusal(429, '上传的人太多，请稍后再试');
  inFlight += 1;
  try {
    return await upload();
  } finally {
    inFlight -= 1;
  }
}

const notAPicture = () => refuse('请上传 JPG、PNG 或 WebP 格式的图片');

/** Refuses by what the head of the file says, before a pixel is decoded. */
function checkHead({ format, width, height }: Metadata): void {
  if (!format || !FORMATS.has(format)) throw notAPicture();
  if (width * height > MOST_PIXELS) throw refuse(`图片尺寸太大，请缩小到${MOST_PIXELS / 10_000}万像素以内再上传`);
}

/** What is kept of a picture: all of it unless told. */
export interface Keeping {
  crop?: Crop | undefined;
  /** Where nobody has cropped it: the square that draws the eye. */
  square?: boolean;
}

/** Of a picture that stands upright, in whole pixels: at least one, never past its edge. */
function areaOf({ x, y, w, h }: Crop, { width, height }: { width: number; height: number }): Region {
  const left = Math.min(width - 1, Math.round(x * width));
  const top = Math.min(height - 1, Math.round(y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(w * width))),
    height: Math.max(1, Math.min(height - top, Math.round(h * height))),
  };
}

/** As large as a screen needs it. A picture more than twice as long as wide is read piece by piece: its shorter side is what counts. */
function sizeOf({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  const scale = Math.min(
    1,
    long > 2 * short ? Math.max(LONGEST_SIDE / long, READABLE_SIDE / short) : LONGEST_SIDE / long,
  );
  const fitting = Math.min(scale, MOST_SIDE / long);
  return { width: Math.max(1, Math.round(width * fitting)), height: Math.max(1, Math.round(height * fitting)) };
}

/** Upright, in a size of `sizeOf`. 422 in words when it is no picture or too large a one. */
export const redraw = (body: Buffer, { crop, square }: Keeping = {}) =>
  gate(async () => {
    try {
      const head = await sharp(body, { limitInputPixels: false }).metadata();
      checkHead(head);
      const side = Math.min(LONGEST_SIDE, head.width, head.height);
      const upright = sharp(body, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
      const area = crop && areaOf(crop, head.autoOrient);
      return await (area ? upright.extract(area) : upright)
        .resize(
          square && !crop
            ? { width: side, height: side, fit: 'cover', position: sharp.strategy.attention }
            : { ...sizeOf(area ?? head.autoOrient), fit: 'fill' },
        )
        .webp({ quality: 82 })
        .timeout({ seconds: MOST_SECONDS })
        .toBuffer({ resolveWithObject: true });
    } catch (error) {
      throw error instanceof Refusal ? error : notAPicture();
    }
  });
