/** Uploads as form-data field `file`: a picture up to 5 MB, a paper up to 20 MB, a film up to 100 MB, a recording up to a minute. */
import type { fileEndpoints } from '../../../../src/contract/file/endpoints';
import { contextOf, type HandlersOf } from '../../../http/handler';
import { badRequest, refuse } from '../../../http/errors';
import { admitUpload } from './redraw';
import { withForm } from './form';
import { isPaperScene, sealedScene, sealPaper, sealPicture, shownUrl } from './sealed';
import { checkOwnPhotos } from './own';
import { calledAs, DOCUMENT_TOO_LARGE, keepDocument, MOST_DOCUMENT_BYTES, recordDocument, TYPES } from './document';
import { FILM_TOO_LARGE, keepFilm, listFilms, MOST_FILM_BYTES, recordFilm, removeFilm } from './film';
import { drop } from './receive';
import { savePicture } from './service';
import { keepVoice, MOST_VOICE_BYTES, recordVoice, VOICE_TOO_LARGE } from './voice';

/** Goods stand in squares wherever they are listed. */
const GOODS_SCENE = 'goods';

export const fileHandlers = {
  'file.images': (db, _query, call) =>
    admitUpload(() =>
      withForm(
        'file.images',
        {
          request: call.request,
          tooLarge: '图片不能超过5MB',
          take: async (part) => ({ name: part.filename, body: await part.toBuffer() }),
        },
        async ({ scene, crop }, { name, body }) => {
          const sealed = sealedScene(scene);
          // Papers are kept whole.
          if (crop && (sealed || crop.x + crop.w > 1 || crop.y + crop.h > 1)) throw badRequest('crop');
          if (sealed) {
            const media = await sealPicture(contextOf(db, call), { memberId: call.memberId, body });
            return sealed.shown ? { ...media, url: shownUrl(call.server.config, media.url, call.now) } : media;
          }
          const square = scene === GOODS_SCENE;
          return savePicture(contextOf(db, call), { memberId: call.memberId, name, body, crop, square });
        },
      ),
    ),
  'file.files': (db, _query, call) =>
    withForm(
      'file.files',
      {
        request: call.request,
        tooLarge: DOCUMENT_TOO_LARGE,
        mostBytes: MOST_DOCUMENT_BYTES,
        take: ({ file, filename }) =>
          keepDocument(contextOf(db, call), { name: filename, stream: file, isCut: () => file.truncated }),
        drop,
      },
      async ({ scene, name }, kept) => {
        const { memberId } = call;
        const paper = name === undefined ? kept : { ...kept, name: calledAs(name, kept.extension) };
        if (isPaperScene(scene))
          return sealPaper(contextOf(db, call), paper, { memberId, mime: TYPES[kept.extension] });
        if (sealedScene(scene)) throw badRequest('scene', '证件和凭证请上传照片');
        return recordDocument(contextOf(db, call), paper, memberId);
      },
    ),
  'file.videos': (db, _query, call) =>
    withForm(
      'file.videos',
      {
        request: call.request,
        tooLarge: FILM_TOO_LARGE,
        mostBytes: MOST_FILM_BYTES,
        take: ({ file, filename }) =>
          keepFilm(contextOf(db, call), { name: filename, stream: file, isCut: () => file.truncated }),
        drop,
      },
      async ({ cover }, kept) => {
        // A frame that its sender's phone took: nothing here could take one.
        if (!cover) throw refuse('视频没有封面，请换一段能播放的视频');
        await checkOwnPhotos(db, call.memberId, [cover], { field: 'cover' });
        return recordFilm(contextOf(db, call), kept, { memberId: call.memberId, cover });
      },
    ),
  'file.voices': (db, _query, call) =>
    withForm(
      'file.voices',
      {
        request: call.request,
        tooLarge: VOICE_TOO_LARGE,
        mostBytes: MOST_VOICE_BYTES,
        take: ({ file }) => keepVoice(contextOf(db, call), { stream: file, isCut: () => file.truncated }),
        drop,
      },
      (_input, kept) => recordVoice(contextOf(db, call), kept, call.memberId),
    ),
  'file.ownVideos': (tx, { page }, { memberId }) => listFilms(tx, memberId, page),
  'file.videoDelete': (tx, { id }, { memberId }) => removeFilm(tx, memberId, id),
} satisfies HandlersOf<typeof fileEndpoints>;
