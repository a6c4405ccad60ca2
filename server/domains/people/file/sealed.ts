/**
 * Private files. Pictures of papers, transfers, damaged goods, complaints, inquiries: redrawn like any other, then sealed and kept outside of every folder
 * that is served. Their address is a name and nothing more: by itself it opens nothing. The sender and who audits or answers are given a
 * signed one (files.ts); an identity card is shown to nobody, its owner included. What stands in no form after a day is taken away (jobs.ts). Papers
 * (document.ts) that are sent in a conversation or with a process are kept the same way, as they came: their name says what they are.
 */
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { PAPER_KINDS, PAPER_SCENES } from '../../../../src/contract/file/papers';
import type { Media } from '../../../../src/contract/kit';
import type { ServerConfig } from '../../../config';
import type { Server } from '../../../http/context';
import type { Tx } from '../../../db/client';
import { badRequest } from '../../../http/errors';
import { schedule } from '../../../db/timers';
import { transact } from '../../../db/transact';
import { DAY_MS } from '../../../lib/shanghai';
import { withRow } from '../../../storage/store';
import { signedUrl } from '../../../http/signedUrl';
import { redraw } from './redraw';
import { insertFile, insertSealed, ownsSealed } from './repository';

declare module '../../../http/context' {
  interface Kinds {
    /** Whether a form of the member, or a message, holds the sealed file, by kind of form. */
    papers: Readonly<
      Record<
        | 'identity'
        | 'merchant'
        | 'wholesale'
        | 'voucher'
        | 'afterSale'
        | 'declaration'
        | 'feedback'
        | 'inquiry'
        | 'process'
        | 'chat',
        (tx: Tx, memberId: string, name: string) => Promise<boolean>
      >
    >;
  }
}

/** Scenes of file.images that are sealed; `shown`: its sender sees it again. */
const SCENES: readonly [scene: string, how: { shown: boolean }][] = [
  ['identity', { shown: false }],
  ['paper', { shown: true }],
  ['voucher', { shown: true }],
  ['afterSale', { shown: true }],
  ['declaration', { shown: true }],
  ['feedback', { shown: true }],
  ['inquiry', { shown: true }],
  ['process', { shown: true }],
];
const plain = (scene: string) => scene.trim().toLowerCase();
const SEALED = new Map(SCENES.map(([scene, how]) => [plain(scene), how]));
/** However it is spelt: no paper is public for a capital letter. */
export const sealedScene = (scene = ''): { shown: boolean } | undefined => SEALED.get(plain(scene));

export const SWEEP_JOB = 'identity.sweep';
const PREFIX = '/sealed/';
const NAME = /^[\da-f]{32}$/;

const keyOf = (name: string) => `sealed/${name}.bin`;

/** The name in an address that this server gave, signed or not; undefined for any other text. */
export function sealedName(url: string): string | undefined {
  const [path = ''] = url.split('?');
  const name = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
  return NAME.test(name) ? name : undefined;
}

export const sealedPath = (name: string): string => PREFIX + name;

const PAPER = new RegExp(`^[\\da-f]{32}\\.(?:${PAPER_KINDS.join('|')})$`);
/** The same of a sealed paper, which is no picture: no form that asks for one takes it. */
export function sealedPaper(url: string): string | undefined {
  const [path = ''] = url.split('?');
  const name = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
  return PAPER.test(name) ? name : undefined;
}
export const sealedFile = (url: string): string | undefined => sealedName(url) ?? sealedPaper(url);

export const isPaperScene = (scene = ''): boolean => PAPER_SCENES.some((one) => one === plain(scene));

/** For who may see it: the address of a sealed file as it opens for some minutes, any other one as it is. */
export const shownUrl = (config: Pick<ServerConfig, 'secret'>, url: string, now: number): string =>
  sealedFile(url) === undefined ? url : signedUrl(config, url, now);

/** The same for the files of an answer. */
export const shownBy =
  ({ config }: Pick<Server, 'config'>, now: number) =>
  (url: string): string =>
    shownUrl(config, url, now);

/** The address under which a form keeps a sealed picture. 400 on `field` when it is none that the member sent. */
export async function checkOwnPaper(tx: Tx, memberId: string, url: string, field: string): Promise<string> {
  const name = sealedName(url);
  if (!name || !(await ownsSealed(tx, memberId, [name]))) throw badRequest(field, '请重新上传证照');
  return sealedPath(name);
}

export async function sealPicture(
  server: Pick<Server, 'db' | 'now' | 'storage' | 'vault'>,
  { memberId, body }: { memberId: string; body: Buffer },
): Promise<Media> {
  if (body.length === 0) throw badRequest('file');
  const { data, info } = await redraw(body);
  const name = randomBytes(16).toString('hex');
  await keepSealed(server, { name, memberId, body: data, hash: hashOf(body) });
  const { width, height, size } = info;
  return { url: sealedPath(name), kind: 'image', name: '照片', size, width, height };
}

const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

interface Keeping {
  name: string;
  memberId: string;
  body: Buffer;
  hash: string;
  /** What is known of it besides. */
  more?: (tx: Tx) => Promise<unknown>;
}
async function keepSealed(
  server: Pick<Server, 'db' | 'now' | 'storage' | 'vault'>,
  { name, memberId, body, hash, more }: Keeping,
): Promise<void> {
  const key = keyOf(name);
  await server.storage.write(key, server.vault.seal(body, name));
  const now = server.now();
  const insert = async (tx: Tx) => {
    await insertSealed(tx, { name, memberId, hash, createdAt: now });
    await more?.(tx);
    await schedule(tx, SWEEP_JOB, name, now + DAY_MS);
  };
  await withRow(server.storage, key, () => transact(server.db, insert));
}

/** A paper that lies on the disk as it came goes from there. Its name, kind and size are what `files` says of its address. */
export async function sealPaper(
  server: Pick<Server, 'db' | 'now' | 'storage' | 'vault'>,
  { name: called, extension, part, size }: { name: string; extension: string; part: string; size: number },
  { memberId, mime }: { memberId: string; mime: string },
): Promise<Media> {
  try {
    const body = await fs.readFile(part);
    const name = `${randomBytes(16).toString('hex')}.${extension}`;
    const url = sealedPath(name);
    const row = { memberId, path: url, name: called, mime, size, createdAt: server.now() };
    await keepSealed(server, { name, memberId, body, hash: hashOf(body), more: (tx) => insertFile(tx, row) });
    return { url, kind: 'file', name: called, size };
  } finally {
    await fs.rm(part, { force: true });
  }
}

/** undefined: it was taken away. */
export async function openSealed(
  { storage, vault }: Pick<Server, 'storage' | 'vault'>,
  name: string,
): Promise<Buffer | undefined> {
  const sealed = await storage.read(keyOf(name));
  return sealed && vault.open(sealed, name);
}

/** The file goes, if it is still there. */
export const dropSealed = ({ storage }: Pick<Server, 'storage'>, name: string): Promise<void> =>
  storage.remove(keyOf(name));
