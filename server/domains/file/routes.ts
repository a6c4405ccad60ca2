/** file.images: one picture up to 5 MB as form-data field `file`. */
import type { fileEndpoints } from '../../../src/contract/file/endpoints';
import { whole, type HandlersOf } from '../../http/handler';
import { badRequest, refuse } from '../../http/errors';
import { admitUpload } from './redraw';
import { savePicture } from './service';

const isTooLarge = (error: unknown) => error instanceof Error && 'statusCode' in error && error.statusCode === 413;
/** What is no form, or one that ends in the middle, is the caller's mistake. */
const unreadable = (error: unknown) => {
  throw isTooLarge(error) ? refuse('图片不能超过5MB') : badRequest('file');
};

export const fileHandlers = {
  'file.images': async (db, _input, call) => {
    if (!call.request.isMultipart()) throw badRequest('file');
    return admitUpload(async () => {
      const part = await call.request.file().catch(unreadable);
      if (!part) throw badRequest('file');
      const body = await part.toBuffer().catch(unreadable);
      return savePicture(whole(db, call), { memberId: call.memberId, name: part.filename, body });
    });
  },
} satisfies HandlersOf<typeof fileEndpoints>;
