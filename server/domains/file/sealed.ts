/**
 * Pictures of papers: redrawn like any other, then sealed and kept outside of every folder that is served. Their address is a name and
 * nothing more; who asks for it gets a 404, its owner too. What stands in no form after a day is taken away (identity/jobs.ts).
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Media } from '../../../src/contract/kit';
import type { Server } from '../../http/context';
import { badRequest } from '../../http/errors';
import { schedule } from '../../db/timers';
import { transact } from '../../db/transact';
import { DAY_MS } from '../../lib/shanghai';
import { redraw } from './redraw';
import { insertSealed } from './repository';

/** Scene of file.images. */
export const SEALED_SCENE = 'identity';
export const SWEEP_JOB = 'identity.sweep';
const PREFIX = '/sealed/';
const NAME = /^[\da-f]{32}$/;

const fileOf = (dataDir: string, name: string) => path.join(dataDir, 'sealed', `${name}.bin`);

/** The name in an address that this server gave, undefined for any other text. */
export function sealedName(url: string): string | undefined {
  const name = url.startsWith(PREFIX) ? url.slice(PREFIX.length) : '';
  return NAME.test(name) ? name : undefined;
}

export async function sealPicture(
  server: Pick<Server, 'db' | 'config' | 'now' | 'vault'>,
  { memberId, body }: { memberId: string; body: Buffer },
): Promise<Media> {
  if (body.length === 0) throw badRequest('file');
  const { data, info } = await redraw(body);
  const name = randomBytes(16).toString('hex');
  const file = fileOf(server.config.dataDir, name);
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await fs.writeFile(file, server.vault.seal(data, name), { mode: 0o600 });
  const now = server.now();
  await transact(server.db, async (tx) => {
    await insertSealed(tx, { name, memberId, createdAt: now });
    await schedule(tx, SWEEP_JOB, name, now + DAY_MS);
  });
  const { width, height, size } = info;
  return { url: PREFIX + name, kind: 'image', name: '证件照片', size, width, height };
}

/** The file goes, if it is still there. */
export const dropSealed = ({ config }: Pick<Server, 'config'>, name: string): Promise<void> =>
  fs.rm(fileOf(config.dataDir, name), { force: true });
