/** Paper, inks and letters of what is drawn on the phone. All numbers are px at 375. */
import { encode } from 'uqr';
import { APP_NAME } from '@/core/lib/app';
import type { Pen, Surface } from '@/core/platform';

export const PAPER = '#fbf8f1';
export const INK = '#211f1b';
export const INK_2 = '#57524a';
export const INK_3 = '#6b655a';
export const SEAL = '#a8322a';
export const LINE = '#e3ddd0';
export const SANS = '-apple-system, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';
export const SERIF = '"Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", serif';

export function write(pen: Pen, text: string, x: number, y: number, font: string, colour: string): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

/** Cuts the picture so that it fills the frame. */
export async function drawPicture({ pen, load }: Surface, src: string, x: number, y: number, w: number, h: number) {
  pen.fillStyle = '#ece7dc';
  pen.fillRect(x, y, w, h);
  const found = await load(src);
  if (!found) return;
  const factor = Math.max(w / found.width, h / found.height);
  const [cutW, cutH] = [w / factor, h / factor];
  pen.drawImage(found.image, (found.width - cutW) / 2, (found.height - cutH) / 2, cutW, cutH, x, y, w, h);
}

/** At most `lines` lines of `text` that fit into `width`; what is left becomes an ellipsis. */
export function wrap(pen: Pick<Pen, 'measureText'>, text: string, width: number, lines: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const sign of Array.from(text)) {
    if (pen.measureText(row + sign).width <= width) {
      row += sign;
      continue;
    }
    if (rows.length === lines - 1) {
      while (row !== '' && pen.measureText(`${row}…`).width > width) row = Array.from(row).slice(0, -1).join('');
      return [...rows, `${row}…`];
    }
    rows.push(row);
    row = sign;
  }
  return row === '' ? rows : [...rows, row];
}

/** Whole modules on whole pixels of the file, so that the code stays sharp. */
export function drawCode(pen: Pen, text: string, x: number, y: number, size: number, scale: number): void {
  const { data, size: count } = encode(text, { ecc: 'M', border: 0 });
  const module = Math.floor((size * scale) / count) / scale;
  const inset = (size - module * count) / 2;
  const left = Math.round((x + inset) * scale) / scale;
  const top = Math.round((y + inset) * scale) / scale;
  pen.fillStyle = INK;
  data.forEach((cells, row) =>
    cells.forEach((dark, column) => {
      if (dark) pen.fillRect(left + column * module, top + row * module, module, module);
    }),
  );
}

/** Of a certificate: paper that is warmer, and gold. */
export const CERTIFICATE_PAPER = '#fbf7ea';
const GOLD = '#b8975a';
export const GOLD_INK = '#7d5f28';

/** The sheet of a certificate with its double frame. */
export function drawFrame(pen: Pen, width: number, height: number): void {
  pen.fillStyle = CERTIFICATE_PAPER;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = GOLD;
  pen.lineWidth = 2;
  pen.strokeRect(14, 14, width - 28, height - 28);
  pen.lineWidth = 0.7;
  pen.strokeRect(20, 20, width - 40, height - 40);
  pen.textBaseline = 'alphabetic';
}

/** The shop's name pressed in red, two signs in a row or below one another. */
export function drawSeal(pen: Pen, x: number, y: number, side: number): void {
  pen.fillStyle = SEAL;
  pen.fillRect(x, y, side, side);
  pen.textAlign = 'center';
  const signs = Array.from(APP_NAME).slice(0, 4);
  const isPair = signs.length <= 2;
  const step = side * 0.42;
  const font = `600 ${Math.round(side * (isPair ? 0.4 : 0.33))}px ${SERIF}`;
  signs.forEach((sign, index) => {
    const [column, row] = isPair ? [0, index] : [(index % 2) - 0.5, Math.floor(index / 2)];
    write(pen, sign, x + side / 2 + column * step, y + side * 0.46 + row * step, font, CERTIFICATE_PAPER);
  });
}

/** A face, round. */
export async function drawFace(surface: Surface, src: string, x: number, y: number, side: number): Promise<void> {
  const { pen } = surface;
  pen.save();
  pen.beginPath();
  pen.arc(x + side / 2, y + side / 2, side / 2, 0, Math.PI * 2);
  pen.clip();
  await drawPicture(surface, src, x, y, side, side);
  pen.restore();
}
