/** Form-data with a file: its fields may stand before the file, after it, or in the address. */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileSchemas } from '../../../../src/contract/file/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import { badRequest, Refusal, refuse } from '../../../http/errors';
import { decoderOf } from '../../../http/frame/decode';
import { isNotKept } from '../../../lib/wholeFile';

type Upload = 'file.images' | 'file.files' | 'file.videos' | 'file.voices';

/** What is no form, or one that ends in the middle, is the caller's mistake; a disk that takes nothing is not. */
function unreadable(error: unknown, tooLarge: string): unknown {
  if (error instanceof Refusal || isNotKept(error)) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === 'FST_REQ_FILE_TOO_LARGE' ? refuse(tooLarge) : badRequest('file');
}

interface Reading<T> {
  request: FastifyRequest;
  /** A larger file is refused in this sentence. */
  tooLarge: string;
  mostBytes?: number;
  take(part: MultipartFile): Promise<T>;
  /** What was taken, when the form is refused after all. */
  drop?(taken: NoInfer<T>): Promise<void>;
}

/**
 * Reads the whole form, then works with it. A field that the address says too has to say the same there: what decides where a picture is kept is
 * never a matter of which of the two was read.
 */
export async function withForm<K extends Upload, T, R>(
  name: K,
  { request, tooLarge, mostBytes, take, drop }: Reading<T>,
  work: (input: RequestOf<K>, taken: T) => Promise<R>,
): Promise<R> {
  if (!request.isMultipart()) throw badRequest('file');
  const given = new Map<string, string>();
  const say = (field: string, value: unknown) => {
    if (typeof value !== 'string') throw badRequest(field);
    if (value === '') return;
    if ((given.get(field) ?? value) !== value) throw badRequest(field, '两处写得不一样');
    given.set(field, value);
  };
  let taken: { is: T } | undefined;
  const read = async () => {
    for (const [field, value] of Object.entries(request.query as object)) say(field, value);
    for await (const part of request.parts(mostBytes === undefined ? {} : { limits: { fileSize: mostBytes } }))
      if (part.type === 'field') say(part.fieldname, part.value);
      else taken = { is: await take(part) };
    if (!taken) throw badRequest('file');
    return taken.is;
  };
  try {
    const file = await read().catch((error: unknown) => {
      throw unreadable(error, tooLarge);
    });
    return await work(decoderOf(fileSchemas[name].request)(Object.fromEntries(given)) as RequestOf<K>, file);
  } catch (error) {
    if (taken) await drop?.(taken.is);
    throw error;
  }
}
