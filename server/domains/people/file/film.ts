/**
 * file.videos: a film goes to the disk as it comes, is looked at there and stays under a random address. It is not coded anew: no decoder
 * belongs to this server, so its boxes are checked and what a camera wrote beside them emptied, and the frame that its sender's phone took
 * of it is its cover.
 */
import { open } from 'node:fs/promises';
import type { OwnVideo } from '../../../../src/contract/file/schemas';
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { notFound, refuse } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import type { Server } from '../../../http/context';
import { forgetOrigin, readFilm, type Film } from './mp4';
import { deleteFilm, insertFile, pageOfFilms, type FileRow } from './repository';
import { keepReceived, receive, type Received } from './receive';
import { nameOf } from './service';

export const MOST_FILM_BYTES = 100 * 1024 * 1024;
export const FILM_TOO_LARGE = '视频不能超过100MB';
const MOST_SECONDS = 300;
/** On either side: what a phone's camera makes, and no more. */
const MOST_SIDE = 4096;
export const FILM = 'video/mp4';

interface FilmUpload {
  name: string | undefined;
  stream: NodeJS.ReadableStream;
  isCut: () => boolean;
}

type KeptFilm = Film & Received & { name: string | undefined };

/** 422 in words: too large, no film, too long, too large a picture. Nothing of a refused one stays on the disk. */
export const keepFilm = async (
  server: Pick<Server, 'config' | 'now'>,
  { name, ...incoming }: FilmUpload,
): Promise<KeptFilm> => ({
  name,
  ...(await receive(server, { ...incoming, tooLarge: FILM_TOO_LARGE }, async (part, size) => ({
    ...(await checkFilm(part, size)),
    extension: 'mp4',
  }))),
});

export async function recordFilm(
  server: Pick<Server, 'db' | 'now' | 'storage'>,
  kept: KeptFilm,
  { memberId, cover }: { memberId: string; cover: string },
): Promise<OwnVideo> {
  const { name, size, width, height, seconds } = kept;
  const row = {
    memberId,
    name: nameOf(name, 'video'),
    mime: FILM,
    size,
    width,
    height,
    seconds: Math.max(1, Math.round(seconds)),
    cover,
    createdAt: server.now(),
  };
  return filmView(await keepReceived(server, kept, (url) => insertFile(server.db, { ...row, path: url })));
}

async function checkFilm(part: string, size: number): Promise<Film> {
  const handle = await open(part, 'r+');
  try {
    const film = await readFilm(handle, size);
    if (!film) throw refuse('请上传 MP4（H.264）格式的视频');
    if (film.seconds > MOST_SECONDS) throw refuse('视频不能超过 5 分钟');
    if (Math.max(film.width, film.height) > MOST_SIDE) throw refuse('视频尺寸太大，请压缩到 4K 以内');
    await forgetOrigin(handle, size);
    return film;
  } finally {
    await handle.close();
  }
}

const filmView = (row: FileRow): OwnVideo => ({
  id: row.id,
  url: row.path,
  kind: 'video',
  name: row.name,
  size: row.size,
  ...(row.width === null ? {} : { width: row.width }),
  ...(row.height === null ? {} : { height: row.height }),
  ...(row.seconds === null ? {} : { duration: row.seconds }),
  ...(row.cover ? { cover: row.cover } : {}),
});

/** The own ones, the newest first. */
export async function listFilms(tx: Tx, memberId: string, page = 1): Promise<DataOf<'file.ownVideos'>> {
  const { rows, total } = await pageOfFilms(tx, memberId, FILM, PAGE_SIZE, offsetOf(page));
  return pageOf(rows.map(filmView), total, page);
}

/** Out of the own list; what shows it goes on showing it. 404 somebody else's. */
export async function removeFilm(tx: Tx, memberId: string, id: string): Promise<DataOf<'file.videoDelete'>> {
  if (!(await deleteFilm(tx, memberId, id, FILM))) throw notFound();
  return { ok: true };
}
