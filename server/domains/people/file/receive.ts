/** Files that are not held in memory: they go to the disk as they come, are looked at there, and stay under a random address. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PAPER_WORDS } from '../../../../src/contract/file/papers';
import { badRequest, refuse } from '../../../http/errors';
import type { Server } from '../../../http/context';
import { dayOf } from '../../../lib/shanghai';

interface Incoming {
  stream: NodeJS.ReadableStream;
  /** The stream ended because it was too long. */
  isCut: () => boolean;
  tooLarge: string;
}

/** A file on the disk that no row names yet. */
export interface Received {
  /** Under `uploads`. */
  file: string;
  target: string;
  size: number;
}

/** `look` says what it is, and by that how its name ends; what it refuses does not stay on the disk. */
export async function receive<T extends { extension: string }>(
  { config, now }: Pick<Server, 'config' | 'now'>,
  { stream, isCut, tooLarge }: Incoming,
  look: (target: string, size: number) => Promise<T>,
): Promise<Received & T> {
  const name = `${dayOf(now()).slice(0, 7).replace('-', '/')}/${randomBytes(16).toString('hex')}`;
  const coming = path.join(config.dataDir, 'uploads', `${name}.part`);
  await fs.promises.mkdir(path.dirname(coming), { recursive: true });
  try {
    await pipeline(stream, fs.createWriteStream(coming, { flags: 'wx' }));
    if (isCut()) throw refuse(tooLarge);
    const { size } = await fs.promises.stat(coming);
    if (size === 0) throw badRequest('file', PAPER_WORDS.empty);
    const seen = await look(coming, size);
    const file = `${name}.${seen.extension}`;
    const target = path.join(config.dataDir, 'uploads', file);
    await fs.promises.rename(coming, target);
    return { ...seen, file, target, size };
  } catch (error) {
    await fs.promises.rm(coming, { force: true });
    throw error;
  }
}

export const drop = ({ target }: Received): Promise<void> => fs.promises.rm(target, { force: true });
