/** Draws posters - picture, name, price, who invites, the code that leads there - and codes to keep. All numbers are px at 375. */
import { APP_NAME } from '@/core/lib/app';
import { encode } from 'uqr';
import type { DataOf } from '@/contract';
import { formatFen, grouped } from '@/core/lib/money';
import type { Pen, Surface } from '@/core/platform';
import { pictureUrl } from '@/ui/kit/Picture';
import { drawPicture, INK, INK_2, INK_3, LINE, PAPER, SANS, SEAL, SERIF, write } from './pen';

export type Poster = DataOf<'site.poster'>;

export const POSTER = { width: 375, height: 620, scale: 3 } as const;

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

export async function drawPoster(surface: Surface, poster: Poster): Promise<void> {
  const { pen } = surface;
  const { width, height, scale } = POSTER;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  await drawPicture(surface, pictureUrl(poster.image, 1170), 0, 0, width, width);
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';

  pen.font = `600 20px ${SERIF}`;
  let y = 410;
  for (const row of wrap(pen, poster.title, 335, 2)) {
    write(pen, row, 20, y, `600 20px ${SERIF}`, INK);
    y += 28;
  }
  pen.font = `13px ${SANS}`;
  // Where there is no price there is room for an address.
  for (const row of wrap(pen, poster.subtitle, 335, poster.price === undefined ? 2 : 1)) {
    write(pen, row, 20, y, `13px ${SANS}`, INK_2);
    y += 20;
  }
  if (poster.price !== undefined) {
    write(pen, '¥', 20, 504, `600 15px ${SANS}`, SEAL);
    write(pen, grouped(formatFen(poster.price, { short: true })), 32, 504, `600 24px ${SANS}`, SEAL);
  }

  pen.fillStyle = LINE;
  pen.fillRect(20, 520, 335, 1 / scale);
  pen.save();
  pen.beginPath();
  pen.arc(40, 568, 20, 0, Math.PI * 2);
  pen.clip();
  await drawPicture(surface, pictureUrl(poster.owner.avatar, 120), 20, 548, 40, 40);
  pen.restore();
  pen.font = `500 15px ${SANS}`;
  const [name = ''] = wrap(pen, poster.owner.nickname, 150, 1);
  write(pen, name, 70, 563, `500 15px ${SANS}`, INK);
  write(pen, poster.as ?? '邀你一起品茶', 70, 582, `12px ${SANS}`, INK_3);
  pen.fillStyle = '#ffffff';
  pen.fillRect(263, 528, 92, 92 - 8);
  drawCode(pen, poster.qr, 271, 531, 78, scale);
  pen.textAlign = 'right';
  write(pen, APP_NAME, 355, 504, `600 15px ${SERIF}`, INK_3);
}

export const QR_CARD = { width: 375, height: 460, scale: 3 } as const;

export interface QrCard {
  title: string;
  /** What a scanner reads. */
  text: string;
  note: string;
}

/** A sheet of paper with its name, the code, and what it is for. */
export function drawQrCard({ pen }: Pick<Surface, 'pen'>, { title, text, note }: QrCard): void {
  const { width, height, scale } = QR_CARD;
  const middle = width / 2;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'center';
  pen.font = `600 24px ${SERIF}`;
  const [heading = ''] = wrap(pen, title, 335, 1);
  write(pen, heading, middle, 66, `600 24px ${SERIF}`, INK);
  pen.fillStyle = '#ffffff';
  pen.fillRect(middle - 130, 96, 260, 260);
  drawCode(pen, text, middle - 114, 112, 228, scale);
  pen.font = `13px ${SANS}`;
  const [line = ''] = wrap(pen, note, 335, 1);
  write(pen, line, middle, 392, `13px ${SANS}`, INK_2);
  write(pen, APP_NAME, middle, 430, `600 15px ${SERIF}`, INK_3);
}
