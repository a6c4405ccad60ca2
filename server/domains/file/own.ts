/** Pictures that came with a form must be the sender's own uploads. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { files } from '../../db/schema';
import { badRequest } from '../../http/errors';

const MOST = 9;

/** Every path is an upload of the member. */
export async function ownsFiles(tx: Tx, memberId: string, paths: readonly string[]): Promise<boolean> {
  const own = await tx
    .select({ path: files.path })
    .from(files)
    .where(and(eq(files.memberId, memberId), inArray(files.path, [...paths])));
  return paths.every((wanted) => own.some(({ path }) => path === wanted));
}

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
