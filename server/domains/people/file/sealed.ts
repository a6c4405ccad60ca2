/**
 * Private pictures, of papers, transfers, damaged goods, complaints, inquiries: redrawn like any other, then sealed and kept outside of every folder
 * that is served. Their address is a name and nothing more: by itself it opens nothing. The sender and who audits or answers are given a
 * signed one (files.ts); an identity card is shown to nobody, its owner included. What stands in no form after a day is taken away (jobs.ts).
 */
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Media } from '../../../../src/contract/kit';
import type { ServerConfig } from '../../../config';
import type { Server } from '../../../http/context';
import type { Tx } from '../../../db/client';
import { badRequest } from '../../../http/errors';
import { schedule } from '../../../db/timers';
import { transact } from '../../../db/transact';
import { DAY_MS } from '../../../lib/shanghai';
import { withRow, writeWhole } from '../../../lib/wholeFile';
import { signedUrl } from '../../../http/signedUrl';
import { redraw } from './redraw';
import { insertSealed, ownsSealed } from './repository';

declare module '../../../http/context' {
  interface Kinds {
    /** Whether a form of the member holds the sealed picture, by kind of form. */
    papers: Readonly<
      Record<
        'identity' | 'merchant' | 'wholesale' | 'voucher' | 'afterSale' | 'declaration' | 'feedback' | 'inquiry',
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
];
const plain = (scene: string) => scene.trim().toLowerCase();
const SEALED = new Map(SCENES.map(([scene, how]) => [plain(scene), how]));
/** However it is spelt: no paper is public for a capital letter. */
export const sealedScene = (scene = ''): { shown: boolean } | undefined => SEALED.get(plain(scene));

export const SWEEP_JOB = 'identity.sweep';
const PREFIX = '/sealed/';
const NAME = /^[\da-f]{32}$/;

const fileOf = (dataDir: string, name: string) => path.join(dataDir, 'sealed', `${name}.bin`);

/** The name in an address that this server gave, signed or not; undefined for any other text. */
export function sealedName(url: string): string | undefined {
  const [path = ''] = url.split('?');
  const name = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
  return NAME.test(name) ? name : undefined;
}

export const sealedPath = (name: string): string => PREFIX + name;

/** For who may see it: the address of a sealed picture as it opens for some minutes, any other one as it is. */
export const shownUrl = (config: Pick<ServerConfig, 'secret'>, url: string, now: number): string =>
  sealedName(url) === undefined ? url : signedUrl(config, url, now);

/** The same for the pictures of an answer. */
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
  server: Pick<Server, 'db' | 'config' | 'now' | 'vault'>,
  { memberId, body }: { memberId: string; body: Buffer },
): Promise<Media> {
  if (body.length === 0) throw badRequest('file');
  const { data, info } = await redraw(body);
  const name = randomBytes(16).toString('hex');
  const file = fileOf(server.config.dataDir, name);
  await writeWhole(file, server.vault.seal(data, name), { mode: 0o600, folder: 0o700 });
  const now = server.now();
  const insert = async (tx: Tx) => {
    const hash = createHash('sha256').update(body).digest('hex');
    await insertSealed(tx, { name, memberId, hash, createdAt: now });
    await schedule(tx, SWEEP_JOB, name, now + DAY_MS);
  };
  await withRow(file, () => transact(server.db, insert));
  const { width, height, size } = info;
  return { url: sealedPath(name), kind: 'image', name: '照片', size, width, height };
}

/** undefined: it was taken away. */
export async function openSealed(
  { config, vault }: Pick<Server, 'config' | 'vault'>,
  name: string,
): Promise<Buffer | undefined> {
  const sealed = await fs.readFile(fileOf(config.dataDir, name)).catch(() => undefined);
  return sealed && vault.open(sealed, name);
}

/** The file goes, if it is still there. */
export const dropSealed = ({ config }: Pick<Server, 'config'>, name: string): Promise<void> =>
  fs.rm(fileOf(config.dataDir, name), { force: true });
