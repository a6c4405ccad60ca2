/** Pictures and films that came with a form must be the sender's own uploads. */
import type { Tx } from '../../../db/client';
import { badRequest } from '../../../http/errors';
import { FILM } from './film';
import { PAPERS } from './document';
import { findOwnFile, ownsFiles, ownsSealed } from './repository';
import { sealedName, sealedPaper, sealedPath } from './sealed';
import { PICTURE } from './service';
import { VOICE } from './voice';

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

/** What an upload may be sent as. */
const SENT_AS: Record<'image' | 'video' | 'voice' | 'file', { mimes: readonly string[]; again: string }> = {
  image: { mimes: [PICTURE], again: '请重新上传图片' },
  video: { mimes: [FILM], again: '请重新上传视频' },
  voice: { mimes: [VOICE], again: '请重新录一段语音' },
  file: { mimes: PAPERS, again: '请重新上传文件' },
};

export interface OwnUpload {
  url: string;
  name: string;
  size: number;
  width?: number;
  height?: number;
  seconds?: number;
  cover?: string;
}

/** What the server itself knows of an upload that its sender sends on; 400 on `field` for what is another's, or something else. */
export async function keepOwnUpload(
  tx: Tx,
  memberId: string,
  url: string,
  as: keyof typeof SENT_AS,
  field = 'body',
): Promise<OwnUpload> {
  // A paper that was shown again came with a signed address. The sweep waits for what takes it.
  const paper = as === 'file' ? sealedPaper(url) : undefined;
  const isThere = paper === undefined || (await ownsSealed(tx, memberId, [paper]));
  const row = isThere ? await findOwnFile(tx, memberId, paper === undefined ? url : sealedPath(paper)) : undefined;
  const { mimes, again } = SENT_AS[as];
  if (!row || !mimes.includes(row.mime)) throw badRequest(field, again);
  const { path, name, size, width, height, seconds, cover } = row;
  return {
    url: path,
    name,
    size,
    ...(width === null ? {} : { width }),
    ...(height === null ? {} : { height }),
    ...(seconds === null ? {} : { seconds }),
    ...(cover ? { cover } : {}),
  };
}
