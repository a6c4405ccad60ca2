/** Pictures that came with a form must be the sender's own uploads. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { files } from '../../db/schema';
import { badRequest } from '../../http/errors';

/** 400 when there are more than `most`, or one is not the member's. */
export async function checkOwnPhotos(tx: Tx, memberId: string, photos: readonly string[], most = 9): Promise<void> {
  if (photos.length > most) throw badRequest('photos');
  if (photos.length === 0) return;
  const own = await tx
    .select({ path: files.path })
    .from(files)
    .where(and(eq(files.memberId, memberId), inArray(files.path, [...photos])));
  if (photos.some((photo) => !own.some((file) => file.path === photo))) throw badRequest('photos');
}
