/**
 * A bucket of any service that speaks S3, by the client of AWS, which is loaded when a file is first asked for. The service may answer late, with 503
 * SlowDown, or not at all: each call is tried a few times, none waits longer than a silence of `quietMs` each time, and what it says then
 * goes no further than its status and code.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as Sdk from '@aws-sdk/client-s3';
import type { S3Config } from '../config';
import { notKept, storeAway } from './failed';
import { isHalf, isKey, typeOf } from './keys';
import type { Stat, Storage } from './store';

/** With the first one. */
const TRIES = 3;
const FIRST_PAUSE_MS = 200;
const CONNECT_MS = 3000;
const QUIET_MS = 10_000;

interface Limits {
  connectMs?: number;
  /** No byte in either direction. */
  quietMs?: number;
}

interface Bucket {
  name: string;
  line(): Promise<{ sdk: typeof Sdk; client: Sdk.S3Client }>;
}

/** What the client would say, it says to the console. */
const QUIET = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** The service's own text may be a whole page. */
const WORD = /^[\w.:-]{1,64}$/;
/** The words of an error, without those that repeat a request. */
function saidBy(error: unknown): string {
  const { name = '', code, $metadata } = error as Error & { code?: unknown; $metadata?: Record<string, unknown> };
  const words = [$metadata?.httpStatusCode, typeof code === 'string' ? code : name, $metadata?.requestId];
  return words.filter((word) => WORD.test(String(word ?? ''))).join(' ');
}
const statusOf = (error: unknown): number =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
/** A bucket that is gone, or a proxy's own page, is a 404 too: that the file is not there only this word says. */
const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchKey';
/** Asked again, the answer would be the same. */
const isRefused = (error: unknown): boolean => {
  const status = statusOf(error);
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
};

async function digestOf(file: string): Promise<string> {
  const sum = createHash('md5');
  await pipeline(fs.createReadStream(file), sum);
  return sum.digest('base64');
}

interface Facts {
  ContentLength?: number | undefined;
  ETag?: string | undefined;
  LastModified?: Date | undefined;
}

/** Loaded at the first call, and once. */
function lineOf({ endpoint, region, keyId, secret, pathStyle }: S3Config, connectMs: number, quietMs: number) {
  let opened: ReturnType<Bucket['line']> | undefined;
  const load: Bucket['line'] = async () => {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      endpoint,
      region,
      forcePathStyle: pathStyle,
      credentials: { accessKeyId: keyId, secretAccessKey: secret },
      maxAttempts: TRIES,
      // Sums in trailers are AWS's own: other services store them as part of the file, or refuse them.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: connectMs, socketTimeout: quietMs },
      // Some services never say 100, and each larger file would wait for it.
      expectContinueHeader: false,
      logger: QUIET,
    });
    return { sdk, client };
  };
  return {
    line: () => (opened ??= load()),
    close: () => void opened?.then(({ client }) => client.destroy()).catch(() => undefined),
  };
}

const placeOf = ({ name }: Bucket, key: string) => {
  if (!isKey(key)) throw new Error('a key leads out of the store');
  return { Bucket: name, Key: key };
};

/** undefined: there is no such file. */
async function get(bucket: Bucket, key: string, range?: string, abortSignal?: AbortSignal) {
  const { sdk, client } = await bucket.line();
  const command = new sdk.GetObjectCommand({ ...placeOf(bucket, key), ...(range && { Range: range }) });
  try {
    return await client.send(command, abortSignal && { abortSignal });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw storeAway(`the bucket gives no file: ${saidBy(error)}`);
  }
}

async function read(bucket: Bucket, key: string, signal?: AbortSignal): Promise<Buffer | undefined> {
  const found = await get(bucket, key, undefined, signal);
  try {
    const bytes = await found?.Body?.transformToByteArray();
    return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    throw storeAway(`the bucket stopped in the middle of a file: ${saidBy(error)}`);
  }
}

function factsOf({ ContentLength, ETag, LastModified }: Facts): Stat {
  if (ContentLength === undefined || !ETag || !LastModified) throw storeAway('the bucket answers something else');
  return { size: ContentLength, etag: ETag, modified: LastModified };
}

async function stat(bucket: Bucket, key: string): Promise<Stat | undefined> {
  const { sdk, client } = await bucket.line();
  const command = new sdk.HeadObjectCommand(placeOf(bucket, key));
  try {
    return factsOf(await client.send(command));
  } catch (error) {
    if (statusOf(error) !== 404) throw storeAway(`the bucket gives no file: ${saidBy(error)}`);
  }
  // Such an answer has no words: whether it is the file that is not there, only that to a GET says.
  const found = await get(bucket, key);
  (found?.Body as Readable | undefined)?.destroy();
  return found && factsOf(found);
}

interface Sent {
  body: Buffer | Readable;
  size: number;
  md5?: string;
}
async function put(bucket: Bucket, key: string, { body, size, md5 }: Sent, abortSignal?: AbortSignal): Promise<void> {
  const { sdk, client } = await bucket.line();
  const command = new sdk.PutObjectCommand({
    ...placeOf(bucket, key),
    Body: body,
    ContentLength: size,
    ContentType: typeOf(key),
    ...(md5 && { ContentMD5: md5 }),
  });
  const { ETag } = await client.send(command, abortSignal && { abortSignal });
  if (!ETag) throw new Error('no ETag');
}

async function write(bucket: Bucket, key: string, body: Buffer, signal?: AbortSignal): Promise<void> {
  try {
    await put(bucket, key, { body, size: body.length }, signal);
  } catch (error) {
    throw notKept(`the bucket takes no file: ${saidBy(error)}`);
  }
}

async function take(bucket: Bucket, key: string, file: string): Promise<void> {
  const { size } = await fs.promises.stat(file);
  const md5 = await digestOf(file);
  // What is read from a stream cannot be sent again by the client itself.
  for (let tries = 1, pause = FIRST_PAUSE_MS; ; tries += 1, pause *= 2)
    try {
      await put(bucket, key, { body: fs.createReadStream(file), size, md5 });
      break;
    } catch (error) {
      if (tries >= TRIES || isRefused(error)) throw notKept(`the bucket takes no file: ${saidBy(error)}`);
      await sleep(pause);
    }
  await fs.promises.rm(file, { force: true });
}

async function remove(bucket: Bucket, key: string): Promise<void> {
  const { sdk, client } = await bucket.line();
  const command = new sdk.DeleteObjectCommand(placeOf(bucket, key));
  try {
    await client.send(command);
  } catch (error) {
    if (!isMissing(error)) throw storeAway(`the bucket gives no file up: ${saidBy(error)}`);
  }
}

async function* list(bucket: Bucket, prefix: string): AsyncGenerator<string> {
  const { sdk, client } = await bucket.line();
  for (let from: string | undefined; ;) {
    const command = new sdk.ListObjectsV2Command({ Bucket: bucket.name, Prefix: prefix, ContinuationToken: from });
    const page = await client.send(command).catch((error: unknown) => {
      throw storeAway(`the bucket lists no files: ${saidBy(error)}`);
    });
    // Another page of the network would read as an empty bucket, and a backup be one.
    if (page.Name === undefined) throw storeAway('the bucket answers something else');
    for (const { Key = '' } of page.Contents ?? []) if (isKey(Key) && !isHalf(Key)) yield Key;
    from = page.IsTruncated ? page.NextContinuationToken : undefined;
    if (from === undefined) return;
  }
}

export function createBucket(config: S3Config, { connectMs = CONNECT_MS, quietMs = QUIET_MS }: Limits = {}): Storage {
  const { line, close } = lineOf(config, connectMs, quietMs);
  const bucket = { name: config.bucket, line };
  return {
    isShared: true,
    read: (key, signal) => read(bucket, key, signal),
    stat: (key) => stat(bucket, key),
    open: async (key, from, to) => (await get(bucket, key, `bytes=${from}-${to}`))?.Body as Readable | undefined,
    write: (key, body, signal) => write(bucket, key, body, signal),
    take: (key, file) => take(bucket, key, file),
    remove: (key) => remove(bucket, key),
    list: (prefix) => list(bucket, prefix),
    close,
  };
}
