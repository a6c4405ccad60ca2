/**
 * Where files of the shop lie: what people send in, sealed papers, pictures and materials of an own shop. Without `S3_*` that is the data folder
 * of this machine (folder.ts), with them a bucket that several machines share (s3.ts). A key is the file's path under the data folder, in either.
 * Nobody outside is ever given an address of the store: this server reads it and sends what it found (send.ts).
 */
import type { Readable } from 'node:stream';

export interface Stat {
  size: number;
  /** With its quotes: another one for another content. */
  etag: string;
  modified: Date;
}

export interface Storage {
  /** A bucket of several machines, which is asked over the network: what is read often is worth a copy on this machine. */
  isShared: boolean;
  /** undefined: there is none. */
  read(key: string, signal?: AbortSignal): Promise<Buffer | undefined>;
  stat(key: string): Promise<Stat | undefined>;
  /** The bytes from `from` to `to`, that one included. undefined: it has gone since `stat`. */
  open(key: string, from: number, to: number): Promise<Readable | undefined>;
  /** Whole or not at all; what has the name already is replaced. */
  write(key: string, body: Buffer, signal?: AbortSignal): Promise<void>;
  /** The same of a file on the disk of this machine, which is gone from there afterwards. */
  take(key: string, file: string): Promise<void>;
  /** Nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** Keys that begin with `prefix`, which ends in a slash. */
  list(prefix: string): AsyncIterable<string>;
  close(): void;
}

/** A file and the row that names it: without the row the file goes again. */
export async function withRow<T>(storage: Storage, key: string, insert: () => Promise<T>): Promise<T> {
  try {
    return await insert();
  } catch (error) {
    await storage.remove(key).catch(() => undefined);
    throw error;
  }
}
