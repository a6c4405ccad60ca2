/** The shop's pictures in their true sizes, of one colour: drawing them takes over a minute of the processor, and no browser test looks. */
import sharp from 'sharp';
import { pictureSize } from '../../server/pictures/catalogue';
import { pictureWidth, type PictureStore, type StoredPicture } from '../../server/pictures/store';

export function plainPictures(): PictureStore {
  const ready = new Map<string, Promise<StoredPicture>>();
  const fill = async (width: number, height: number, etag: string): Promise<StoredPicture> => {
    const image = sharp({ create: { width, height, channels: 3, background: '#d9d4c7' } });
    return { body: await image.webp({ lossless: true, effort: 0 }).toBuffer(), etag };
  };
  return {
    get: async (key, wanted) => {
      const own = pictureSize(key);
      if (!own) return undefined;
      const width = pictureWidth(own.width, wanted);
      const height = Math.round((own.height * width) / own.width);
      const etag = `"${width}x${height}"`;
      const picture = ready.get(etag) ?? fill(width, height, etag);
      ready.set(etag, picture);
      return picture;
    },
    warm: () => Promise.resolve(),
  };
}
