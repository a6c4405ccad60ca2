/** Pictures that came with a form must be the sender's own uploads. */
import type { Tx } from '../../db/client';
import { badRequest } from '../../http/errors';
import { ownsFiles } from './repository';

const MOST = 9;

/** 400 on `field` when there are more than `most`, or one is not the member's. */
export async function checkOwnPhotos(
  tx: Tx,
  memberId: string,
  photos: readonly string[],
  { most = MOST, field = 'photos' }: { most?: number; field?: string } = {},
): Promise<void> {
  if (photos.length === 0) return;
  if (photos.length > most) throw badRequest(field, `最多 ${most} 张`);
  if (!(await ownsFiles(tx, memberId, photos))) throw badRequest(field, '请重新上传图片');
}
