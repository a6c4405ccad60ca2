/** A ticket on paper: `receiptline` makes the commands of the printer and the lines that a screen shows of the same text (rule 37.3). */
import { transform } from 'receiptline';
import type { Ticket } from '../../../db/schema';
import { printableOf } from './codePage';

/** What of it differs from one printing to the next. */
export interface Sheet {
  ticket: Ticket;
  /** 0 = the first one. */
  copies: number;
  /** Characters of a line. */
  width: number;
}

/** The signs that receiptline reads as commands are printed as themselves. */
const plain = (text: string): string => printableOf(text).replace(/[\\|{}~_"`^]/g, (sign) => `\\x${hex(sign)}`);
const hex = (sign: string): string => sign.charCodeAt(0).toString(16).padStart(2, '0');

const yuan = (fen: number): string => `${fen < 0 ? '-' : ''}￥${(Math.abs(fen) / 100).toFixed(2)}`;

const AMOUNT = 12;
const QTY = 5;

/** The document in receiptline's own notation. */
export function documentOf({ ticket, copies, width }: Sheet): string {
  const { heading, place, facts, lines, totals, note, qr } = ticket;
  const priced = lines.some(({ amount }) => amount !== undefined);
  const [whole, columns] = [`{w:*;b:space;t:wrap}`, priced ? `{w:*,${QTY},${AMOUNT}}` : `{w:*,${QTY}}`];
  const rows = lines.flatMap(({ title, qty, amount, notes }) => [
    columns,
    priced
      ? `|${plain(title)} | x${qty}| ${amount === undefined ? '' : yuan(amount)}|`
      : `|^^${plain(title)} | ^^x${qty}|`,
    whole,
    ...notes.map((text) => `|${plain(`· ${text}`)} |`),
  ]);
  const narrow = width < 40;
  return [
    whole,
    `${narrow ? '^^' : '^^^'}${plain(heading)}`,
    ...(copies > 0 ? [`"补打 第 ${copies + 1} 份`] : []),
    `${narrow ? '^^' : '^^^'}${plain(place)}`,
    ...facts.map(({ label, value }) => `|${plain(`${label}：${value}`)} |`),
    '-',
    ...rows,
    '-',
    ...totals.flatMap(({ label, amount }) => [`{w:*,${AMOUNT + 4}}`, `|${plain(label)} | ${yuan(amount)}|`]),
    whole,
    ...(note ? [`|${plain(`备注：${note}`)} |`] : []),
    ...(qr ? [`{c:${qr};o:qr,5,m}`] : []),
    '',
  ].join('\n');
}

const options = (width: number) => ({ cpl: width, encoding: 'gb18030' as const, cutting: true });

/** ESC/POS for the printer. */
export const bytesOf = (sheet: Sheet): Buffer =>
  Buffer.from(transform(documentOf(sheet), { ...options(sheet.width), command: 'escpos' }), 'binary');

/** Lines as they stand on the paper, for a screen; without the picture of its QR. */
export function linesOf({ ticket, ...sheet }: Sheet): string[] {
  const { qr: _qr, ...words } = ticket;
  const text = transform(documentOf({ ...sheet, ticket: words }), { ...options(sheet.width), command: 'text' });
  return text
    .replace(/\s+$/, '')
    .split('\n')
    .map((line) => line.trimEnd());
}
