/** The demo's handouts, made when they are opened, like its music: papers with real text, tables, a drawing, a tune, a film. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import writeXlsxFile from 'write-excel-file/node';
import { tune } from '../audio/synth';
import { FONT_FILES, type Weight } from '../lib/font';
import { CLIPS, posterOf } from '../video/films';
import { HANDOUTS, TABLES, type Handout } from './texts';

const FORMS: Record<Handout['form'], { size: [number, number]; margin: number; head: number; text: number }> = {
  slides: { size: [720, 405], margin: 56, head: 28, text: 17 },
  sheet: { size: [595, 842], margin: 64, head: 15, text: 11.5 },
  card: { size: [420, 595], margin: 44, head: 18, text: 13 },
};
const INK = '#2b2723';
const SOFT = '#6d655c';
const SEAL = '#b3261e';
/** A paper says when it was made, and is the same file every time all the same. */
const MADE = new Date(Date.UTC(2026, 0, 1));

export function drawHandout({ form, title, subtitle, parts }: Handout): Promise<Buffer> {
  const { size, margin, head, text } = FORMS[form];
  const paper = new PDFDocument({ size, margin, info: { Title: title, CreationDate: MADE }, lang: 'zh-CN' });
  const done = new Promise<Buffer>((resolve, reject) => {
    const made: Buffer[] = [];
    paper.on('data', (part: Buffer) => made.push(part));
    paper.on('end', () => resolve(Buffer.concat(made)));
    paper.on('error', reject);
  });
  for (const weight of Object.keys(FONT_FILES) as Weight[]) paper.registerFont(weight, FONT_FILES[weight]);
  const rule = () =>
    paper
      .moveTo(margin, paper.y)
      .lineTo(margin + 48, paper.y)
      .lineWidth(2)
      .stroke(SEAL);
  paper
    .font('bold', head * 1.4)
    .fillColor(INK)
    .text(title);
  paper.font('regular', text).fillColor(SOFT).text(subtitle).moveDown(0.8);
  rule();
  paper.moveDown(1);
  for (const [heading, ...lines] of parts) {
    if (form === 'slides') paper.addPage();
    paper.font('bold', head).fillColor(INK).text(heading).moveDown(0.4);
    for (const line of lines)
      paper
        .font('regular', text)
        .fillColor(INK)
        .text(line, { lineGap: text * 0.4 });
    paper.moveDown(form === 'slides' ? 0 : 0.9);
  }
  paper.end();
  return done;
}

/** 1 and one for each part, or all on one. */
export const pagesOf = ({ form, parts }: Handout): number => (form === 'slides' ? parts.length + 1 : 1);

async function table(name: string): Promise<Buffer | undefined> {
  const found = TABLES[name];
  if (!found) return undefined;
  const cells = found.rows.map((row, at) =>
    row.map((value) => ({ value, type: String, ...(at === 0 && { fontWeight: 'bold' as const }) })),
  );
  const columns = (found.rows[0] ?? []).map(() => ({ width: 20 }));
  return writeXlsxFile(cells, { sheet: found.sheet, columns, stickyRowsCount: 1 }).toBuffer();
}

const CLIPS_DIR = path.resolve(import.meta.dirname ?? __dirname, '../video/clips');
const TUNE_SECONDS = 24;

type Clip = (typeof CLIPS)[number];
/** The names of a film's files have its number. */
const OF_CLIPS: Readonly<Record<string, (no: number, clip: Clip) => Buffer | Promise<Buffer>>> = {
  'tune.wav': (no) => tune(no, TUNE_SECONDS),
  'film.mp4': (no) => readFile(path.join(CLIPS_DIR, `${no}-hd.mp4`)),
  'picture.webp': (_, clip) =>
    sharp(Buffer.from(posterOf(clip)), { density: 108 })
      .webp({ quality: 86 })
      .toBuffer(),
};

async function make(file: string): Promise<Buffer | undefined> {
  const [, name = '', no = '', end = ''] = /^([a-z-]+?)(?:-(\d))?\.(\w+)$/.exec(file) ?? [];
  if (end === 'pdf') return HANDOUTS[name] && drawHandout(HANDOUTS[name]);
  if (end === 'xlsx') return table(name);
  const clip = CLIPS[Number(no) - 1];
  return clip && OF_CLIPS[`${name}.${end}`]?.(Number(no), clip);
}

const made = new Map<string, Promise<Buffer | undefined>>();
/** `puer-slides.pdf`, `prices.xlsx`, `tune-2.wav`, `film-5.mp4`, `picture-1.webp`; undefined: there is none of this name. */
export function demoFile(file: string): Promise<Buffer | undefined> {
  const known = made.get(file) ?? make(file);
  made.set(file, known);
  return known;
}
