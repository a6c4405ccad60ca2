/** Uploads as form-data field `file`: a picture up to 5 MB, a film up to 100 MB. */
import type { fileEndpoints } from '../../../src/contract/file/endpoints';
import { whole, type HandlersOf } from '../../http/handler';
import { badRequest, refuse } from '../../http/errors';
import { admitUpload } from './redraw';
import { SEALED_SCENES, sealPicture, shownUrl } from './sealed';
import { checkOwnPhotos } from './own';
import { listFilms, MOST_FILM_BYTES, removeFilm, saveFilm } from './film';
import { savePicture } from './service';

/** Goods stand in squares wherever they are listed. */
const GOODS_SCENE = 'goods';

const isTooLarge = (error: unknown) => error instanceof Error && 'statusCode' in error && error.statusCode === 413;
/** What is no form, or one that ends in the middle, is the caller's mistake. */
const unreadable = (error: unknown) => {
  throw isTooLarge(error) ? refuse('图片不能超过5MB') : badRequest('file');
};

export const fileHandlers = {
  'file.images': async (db, { scene, crop }, call) => {
    if (!call.request.isMultipart()) throw badRequest('file');
    const sealed = SEALED_SCENES.get(scene);
    // Papers are kept whole.
    if (crop && (sealed || crop.x + crop.w > 1 || crop.y + crop.h > 1)) throw badRequest('crop');
    return admitUpload(async () => {
      const part = await call.request.file().catch(unreadable);
      if (!part) throw badRequest('file');
      const body = await part.toBuffer().catch(unreadable);
      if (sealed) {
        const media = await sealPicture(whole(db, call), { memberId: call.memberId, body });
        return sealed.shown ? { ...media, url: shownUrl(call.server.config, media.url, call.now) } : media;
      }
      const square = scene === GOODS_SCENE;
      return savePicture(whole(db, call), { memberId: call.memberId, name: part.filename, body, crop, square });
    });
  },
  'file.videos': async (db, { cover }, call) => {
    if (!call.request.isMultipart()) throw badRequest('file');
    const { memberId } = call;
    // A frame that its sender's phone took: nothing here could take one.
    if (!cover) throw refuse('视频没有封面，请换一段能播放的视频');
    await checkOwnPhotos(db, memberId, [cover], { field: 'cover' });
    const part = await call.request.file({ limits: { fileSize: MOST_FILM_BYTES } }).catch(unreadable);
    if (!part) throw badRequest('file');
    const { file, filename: name } = part;
    return saveFilm(whole(db, call), { memberId, name, cover, stream: file, isCut: () => file.truncated });
  },
  'file.ownVideos': (tx, { page }, { memberId }) => listFilms(tx, memberId, page),
  'file.videoDelete': (tx, { id }, { memberId }) => removeFilm(tx, memberId, id),
} satisfies HandlersOf<typeof fileEndpoints>;
