/** Pages of a PDF as pictures, made by PDFium when somebody looks at them first, and kept. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { writeWhole } from '../lib/wholeFile';
import type { Drawings } from '../storage/drawings';

/** Twice a phone's width. */
const WIDTH = 1080;
/** A page that is a roll of paper. */
const MOST_HEIGHT = 6000;
const WHITE = 0xffffffff;
/** FPDF_ANNOT and FPDF_REVERSE_BYTE_ORDER: red first, as sharp takes it. */
const HOW = 0x01 | 0x10;

/** Each is drawn while nothing else runs, so they come one after the other. */
const gate = pLimit(1);
let opened: Promise<WrappedPdfiumModule> | undefined;

async function open(): Promise<WrappedPdfiumModule> {
  const wasm = await readFile(path.join(path.dirname(require.resolve('@embedpdf/pdfium')), 'pdfium.wasm'));
  const wasmBinary = new Uint8Array(wasm).buffer;
  const pdfium = await init({ wasmBinary });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** The module's memory, which is another one after it has grown; the package's own types need those of Emscripten. */
const memoryOf = ({ pdfium }: WrappedPdfiumModule): Uint8Array => (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;

/** What `work` gives for the document; undefined when it is none, or wants a password. */
async function withDocument<T>(
  body: Buffer,
  work: (pdfium: WrappedPdfiumModule, document: number) => T,
): Promise<T | undefined> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  const pdfium = await opened;
  const { wasmExports } = pdfium.pdfium;
  const { malloc, free } = wasmExports as { malloc: (size: number) => number; free: (at: number) => void };
  const at = malloc(body.length);
  memoryOf(pdfium).set(body, at);
  try {
    const document = pdfium.FPDF_LoadMemDocument(at, body.length, '');
    if (document === 0) return undefined;
    try {
      return work(pdfium, document);
    } finally {
      pdfium.FPDF_CloseDocument(document);
    }
  } finally {
    free(at);
  }
}

/** 0: it is no PDF that can be opened. */
export const countPages = async (body: Buffer): Promise<number> =>
  (await gate(() => withDocument(body, (pdfium, document) => pdfium.FPDF_GetPageCount(document)))) ?? 0;

/** Height of its first page for each 10000 of its width. */
export const ratioOfPages = async (body: Buffer): Promise<number> =>
  (await gate(() =>
    withDocument(body, (pdfium, document) => {
      const page = pdfium.FPDF_LoadPage(document, 0);
      if (page === 0) return 0;
      const ratio = pdfium.FPDF_GetPageHeightF(page) / pdfium.FPDF_GetPageWidthF(page);
      pdfium.FPDF_ClosePage(page);
      return Math.min(60_000, Math.round(ratio * 10_000) || 0);
    }),
  )) || 10_000;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}
/** `page` from 1. */
function paint(pdfium: WrappedPdfiumModule, document: number, number: number): Pixels | undefined {
  if (number > pdfium.FPDF_GetPageCount(document)) return undefined;
  const page = pdfium.FPDF_LoadPage(document, number - 1);
  if (page === 0) return undefined;
  const part = pdfium.FPDF_GetPageHeightF(page) / pdfium.FPDF_GetPageWidthF(page);
  const height = Math.max(1, Math.min(MOST_HEIGHT, Math.round(WIDTH * part) || 1));
  const bitmap = pdfium.FPDFBitmap_Create(WIDTH, height, 0);
  try {
    if (bitmap === 0) return undefined;
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, WIDTH, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, WIDTH, height, 0, HOW);
    const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const bytes = pdfium.FPDFBitmap_GetStride(bitmap) * height;
    return { data: Buffer.from(memoryOf(pdfium).subarray(at, at + bytes)), width: WIDTH, height };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
    pdfium.FPDF_ClosePage(page);
  }
}

/** Where they are kept, in either store. */
export const PAGES = 'material-pages';

type Load = () => Promise<Buffer | undefined>;
/** `page` from 1; undefined: there is no such page. */
export type Pages = (key: string, load: Load, page: number) => Promise<Buffer | undefined>;

/** `key` is made of what is in the document, so one that was changed has pages of its own; it is read only for a page that is not kept yet. */
export function createPages(dir: string, shared?: Drawings): Pages {
  // A disk that takes nothing: the next one who looks has it drawn again.
  const keep = (file: string, picture: Buffer) => writeWhole(file, picture).catch(() => undefined);
  return async (key, load, page) => {
    const name = `${key}-${page}.webp`;
    const file = path.join(dir, name);
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const drawn = await shared?.read(`${PAGES}/${name}`);
    if (drawn) {
      await keep(file, drawn);
      return drawn;
    }
    const body = await load();
    if (!body) return undefined;
    const pixels = await gate(() => withDocument(body, (pdfium, document) => paint(pdfium, document, page)));
    if (!pixels) return undefined;
    const { data, width, height } = pixels;
    const picture = await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .webp({ quality: 82 })
      .toBuffer();
    await keep(file, picture);
    shared?.write(`${PAGES}/${name}`, picture);
    return picture;
  };
}
