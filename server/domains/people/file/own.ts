/** Pictures and films that came with a form must be the sender's own uploads. */
import type { Tx } from '../../../db/client';
import { badRequest } from '../../../http/errors';
import { FILM } from './film';
import { ownsFiles, ownsSealed } from './repository';
import { sealedName, sealedPath } from './sealed';
import { PICTURE } from './service';

const MOST = 9;

/** 400 on `field` when there are more than `most`, or one is not the member's. */
export async function checkOwnPhotos(
  tx: Tx,
  memberId: string,
  photos: readonly string[],
  { most = MOST, field = 'photos' }: { most?: number; field?: string } = {},
): Promise<void> {
  if (photos.length === 0) return;
  if (photos.length > most) throw badRequest(field, `图片最多 ${most} 张`);
  if (!(await ownsFiles(tx, memberId, photos, PICTURE))) throw badRequest(field, '请重新上传图片');
}

export async function checkOwnFilm(tx: Tx, memberId: string, url: string, field: string): Promise<void> {
  if (!(await ownsFiles(tx, memberId, [url], FILM))) throw badRequest(field, '请重新上传视频');
}

/** The same for pictures that only their sender and who answers him see (sealed.ts): the addresses under which the form keeps them. */
export async function keepOwnPhotos(
  tx: Tx,
  memberId: string,
  photos: readonly string[],
  { most = MOST }: { most?: number } = {},
): Promise<string[]> {
  const names = photos.flatMap((url) => sealedName(url) ?? []);
  if (photos.length > most) throw badRequest('photos', `图片最多 ${most} 张`);
  if (names.length > 0 && !(await ownsSealed(tx, memberId, names))) throw badRequest('photos', '请重新上传图片');
  // What was sent before such pictures were sealed lies among the others.
  await checkOwnPhotos(
    tx,
    memberId,
    photos.filter((url) => sealedName(url) === undefined),
  );
  return photos.map((url) => {
    const name = sealedName(url);
    return name === undefined ? url : sealedPath(name);
  });
}
