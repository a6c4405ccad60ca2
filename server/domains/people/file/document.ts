/**
 * file.files: papers that people work with, PDF, XLSX, DOCX and CSV. What one is, its bytes say and not its name; none is opened or changed here,
 * and none is opened in place by a browser (http/plugins/files.ts).
 */
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import pLimit from 'p-limit';
import { MOST_PAPER_BYTES, PAPER_WORDS, type PaperKind } from '../../../../src/contract/file/papers';
import type { Media } from '../../../../src/contract/kit';
import type { Server } from '../../../http/context';
import { refuse } from '../../../http/errors';
import { insertFile } from './repository';
import { keepReceived, receive, type Received } from './receive';
import { nameOf } from './service';

export const MOST_DOCUMENT_BYTES = MOST_PAPER_BYTES;
export const DOCUMENT_TOO_LARGE = PAPER_WORDS.size;

export const TYPES: Readonly<Record<PaperKind, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
};
export const PAPERS: readonly string[] = Object.values(TYPES);

/** Each is held in memory while it is looked at. */
const gate = pLimit(2);

/** Readers of PDF take some bytes before its first words. */
const isPdf = (body: Buffer): boolean => body.subarray(0, 1024).includes('%PDF-');

/** The part that makes a package of Office what it is; programs in one are no paper. */
function officeKind(body: Buffer): PaperKind | undefined {
  const parts = new Set<string>();
  try {
    unzipSync(body, { filter: ({ name }) => !parts.add(name.toLowerCase()) });
  } catch {
    return undefined;
  }
  if (!parts.has('[content_types].xml') || [...parts].some((name) => /vbaproject\.bin$/.test(name))) return undefined;
  if (parts.has('xl/workbook.xml')) return 'xlsx';
  return parts.has('word/document.xml') ? 'docx' : undefined;
}

/** Text as Excel writes it here. */
const isText = (body: Buffer): boolean =>
  ['utf-8', 'gb18030'].some((encoding) => {
    try {
      // No table of text holds control characters, but for those that part cells and lines.
      return !/(?![\t-\r])\p{Cc}/u.test(new TextDecoder(encoding, { fatal: true }).decode(body));
    } catch {
      return false;
    }
  });

function kindOf(body: Buffer, name: string): PaperKind | undefined {
  if (isPdf(body)) return 'pdf';
  return officeKind(body) ?? (/\.csv$/i.test(name) && isText(body) ? 'csv' : undefined);
}

interface DocumentUpload {
  name: string | undefined;
  stream: NodeJS.ReadableStream;
  isCut: () => boolean;
}
export type KeptDocument = Received & { name: string; extension: PaperKind };

/** As its sender called it, with the end that its bytes ask for: of a long name the end is not what is cut off. */
export function calledAs(given: string, extension: PaperKind): string {
  const end = `.${extension}`;
  if (!given.toLowerCase().endsWith(end)) return `${nameOf(given, '文件')}${end}`;
  return nameOf(given.slice(0, -end.length), '文件') + given.slice(-end.length);
}

/** 422 in words: too large, or no such paper. Nothing of a refused one stays on the disk. */
export const keepDocument = async (
  server: Pick<Server, 'config' | 'now'>,
  { name = '', ...incoming }: DocumentUpload,
): Promise<KeptDocument> =>
  receive(server, { ...incoming, tooLarge: DOCUMENT_TOO_LARGE }, (part) =>
    gate(async () => {
      const extension = kindOf(await readFile(part), name);
      if (!extension) throw refuse(PAPER_WORDS.kind);
      return { extension, name: calledAs(name, extension) };
    }),
  );

export async function recordDocument(
  server: Pick<Server, 'db' | 'now' | 'storage'>,
  kept: KeptDocument,
  memberId: string,
): Promise<Media> {
  const { name, size, extension } = kept;
  const row = { memberId, name, mime: TYPES[extension], size, createdAt: server.now() };
  const { path } = await keepReceived(server, kept, (url) => insertFile(server.db, { ...row, path: url }));
  return { url: path, kind: 'file', name, size };
}
