/**
 * The file behind a material. `demo:<name>` is one of the demo's papers, made when it is opened; any other is a file of the shop's own, by
 * its content, outside of every folder that is served.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { MaterialKind } from '../../../../src/contract/material/schemas';
import { demoFile } from '../../../papers/handouts';
import type { Storage } from '../../../storage/store';

export const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const DEMO = 'demo:';
const OWN = /^[\da-f]{32}-(\d{1,10})-(\d{1,4})x(\d{1,6})\.([a-z\d]{2,5})$/;

/** Kinds by what a file ends in. */
export const KIND_OF: Readonly<Record<string, MaterialKind>> = {
  pdf: 'pdf',
  webp: 'image',
  jpg: 'image',
  png: 'image',
  mp3: 'audio',
  wav: 'audio',
  m4a: 'audio',
  mp4: 'video',
  xlsx: 'sheet',
};

interface FileFacts {
  bytes: number;
  pages: number;
  ratioBp: number;
}
/** An own file says in its name what is asked of it later. */
export const nameOfFile = ({
  hash,
  extension,
  bytes,
  pages,
  ratioBp,
}: FileFacts & Record<'hash' | 'extension', string>) => `${hash}-${bytes}-${pages}x${ratioBp}.${extension}`;

/** undefined: it is none of the shop's own. */
export function factsOf(file: string): (FileFacts & { kind: MaterialKind }) | undefined {
  const [, bytes, pages, ratioBp, extension = ''] = OWN.exec(file) ?? [];
  const kind = KIND_OF[extension];
  return kind && { kind, bytes: Number(bytes), pages: Number(pages), ratioBp: Number(ratioBp) };
}
/** The name under which the demo's makers know it. */
export const demoName = (file: string): string | undefined =>
  file.startsWith(DEMO) ? file.slice(DEMO.length) : undefined;

export const extensionOf = (file: string): string => path.extname(file).slice(1);

/** The key of the shop's own file; undefined for any other name. */
export const ownFile = (file: string): string | undefined => (OWN.test(file) ? `materials/${file}` : undefined);

/** Another for another content: what is made of a file is kept under it. */
export async function keyOf(storage: Storage, file: string): Promise<string> {
  if (demoName(file) === undefined) return file.split('-')[0] ?? '';
  const body = await bodyOf(storage, file);
  return createHash('sha256')
    .update(body ?? '')
    .digest('hex')
    .slice(0, 32);
}

/** undefined: there is no such file. */
export async function bodyOf(storage: Storage, file: string): Promise<Buffer | undefined> {
  const demo = demoName(file);
  if (demo !== undefined) return demoFile(demo);
  const own = ownFile(file);
  return own === undefined ? undefined : storage.read(own);
}
