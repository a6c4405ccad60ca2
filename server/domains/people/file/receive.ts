/**
 * Files that are not held in memory: they go to the disk of this machine as they come, are looked at there, and go on to the store under a random
 * address when the whole form was read.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PAPER_WORDS } from '../../../../src/contract/file/papers';
import { badRequest, refuse } from '../../../http/errors';
import type { Server } from '../../../http/context';
import { dayOf } from '../../../lib/shanghai';
import { withRow } from '../../../storage/store';

interface Incoming {
  stream: NodeJS.ReadableStream;
  /** The stream ended because it was too long. */
  isCut: () => boolean;
  tooLarge: string;
}

/** A file on this machine's disk that is in no store yet. */
export interface Received {
  /** What its key will be. */
  key: string;
  /** Where it lies meanwhile. */
  part: string;
  size: number;
}

/** `look` says what it is, and by that how its name ends; what it refuses does not stay on the disk. */
export async function receive<T extends { extension: string }>(
  { config, now }: Pick<Server, 'config' | 'now'>,
  { stream, isCut, tooLarge }: Incoming,
  look: (part: string, size: number) => Promise<T>,
): Promise<Received & T> {
  const name = `uploads/${dayOf(now()).slice(0, 7).replace('-', '/')}/${randomBytes(16).toString('hex')}`;
  const part = path.join(config.dataDir, `${name}.part`);
  await fs.promises.mkdir(path.dirname(part), { recursive: true });
  try {
    await pipeline(stream, fs.createWriteStream(part, { flags: 'wx' }));
    if (isCut()) throw refuse(tooLarge);
    const { size } = await fs.promises.stat(part);
    if (size === 0) throw badRequest('file', PAPER_WORDS.empty);
    const seen = await look(part, size);
    return { ...seen, key: `${name}.${seen.extension}`, part, size };
  } catch (error) {
    await fs.promises.rm(part, { force: true });
    throw error;
  }
}

export const drop = ({ part }: Received): Promise<void> => fs.promises.rm(part, { force: true });

/** Into the store, with the row that names it. */
export async function keepReceived<T>(
  { storage }: Pick<Server, 'storage'>,
  { key, part }: Received,
  insert: (url: string) => Promise<T>,
): Promise<T> {
  await storage.take(key, part);
  return withRow(storage, key, () => insert(`/${key}`));
}
