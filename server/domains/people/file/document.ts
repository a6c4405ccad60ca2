/**
 * file.files: papers that people work with, PDF, XLSX, DOCX and CSV. What one is, its bytes say and not its name; none is opened or changed here,
 * and none is opened in place by a browser (http/plugins/files.ts).
 */
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import pLimit from 'p-limit';
import type { Media } from '../../../../src/contract/kit';
import type { Server } from '../../../http/context';
import { refuse } from '../../../http/errors';
import { insertFile } from './repository';
import { receive, type Received } from './receive';
import { nameOf } from './service';

export const MOST_DOCUMENT_BYTES = 20 * 1024 * 1024;
export const DOCUMENT_TOO_LARGE = '文件不能超过20MB';

const TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
};
type Kind = keyof typeof TYPES;

/** Each is held in memory while it is looked at. */
const gate = pLimit(2);

/** Readers of PDF take some bytes before its first words. */
const isPdf = (body: Buffer): boolean => body.subarray(0, 1024).includes('%PDF-');

/** The part that makes a package of Office what it is; programs in one are no paper. */
function officeKind(body: Buffer): Kind | undefined {
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

function kindOf(body: Buffer, name: string): Kind | undefined {
  if (isPdf(body)) return 'pdf';
  return officeKind(body) ?? (/\.csv$/i.test(name) && isText(body) ? 'csv' : undefined);
}

interface DocumentUpload {
  name: string | undefined;
  stream: NodeJS.ReadableStream;
  isCut: () => boolean;
}
type KeptDocument = Received & { name: string; extension: Kind };

/** 422 in words: too large, or no such paper. Nothing of a refused one stays on the disk. */
export const keepDocument = async (
  server: Pick<Server, 'config' | 'now'>,
  { name: given, ...incoming }: DocumentUpload,
): Promise<KeptDocument> =>
  receive(server, { ...incoming, tooLarge: DOCUMENT_TOO_LARGE }, (target) =>
    gate(async () => {
      const called = nameOf(given, '文件');
      const extension = kindOf(await readFile(target), called);
      if (!extension) throw refuse('请上传 PDF、XLSX、DOCX 或 CSV 文件');
      const fits = called.toLowerCase().endsWith(`.${extension}`);
      return { extension, name: fits ? called : `${called}.${extension}` };
    }),
  );

export async function recordDocument(
  server: Pick<Server, 'db' | 'now'>,
  { name, file, size, extension }: KeptDocument,
  memberId: string,
): Promise<Media> {
  const url = `/uploads/${file}`;
  await insertFile(server.db, {
    memberId,
    path: url,
    name,
    mime: TYPES[extension],
    size,
    createdAt: server.now(),
  });
  return { url, kind: 'file', name, size };
}
