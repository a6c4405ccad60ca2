/** A quote as words, rules and a signature on sheets of A4. Points from the upper left corner. */
import { inkPaths, INK_WIDTH } from '../../../../../src/contract/quote/ink';
import { isBought, lineAmount, quoteMoney } from '../../../../../src/contract/quote/money';
import { dayOf } from '../../../../lib/shanghai';
import { widthOf, type Weight } from '../../../../lib/font';
import type { Staff } from '../../../people/employee/repository';
import type { Quote, QuoteLineRow } from '../repository';
import { printable } from './text';

export const WIDTH = 595.28;
export const HEIGHT = 841.89;
const SIDE = 48;
const BOTTOM = HEIGHT - 64;
const INK = '#1c1a17';
const SOFT = '#6f6a60';
const RED = '#b3261e';

export interface PaperWords {
  type: 'words';
  text: string;
  x: number;
  y: number;
  size: number;
  weight: Weight;
  colour: string;
}
export interface PaperRule {
  type: 'rule';
  y: number;
  width: number;
}
export interface PaperInk {
  type: 'ink';
  paths: string[];
  x: number;
  y: number;
  scale: number;
}
export type PaperMark = PaperWords | PaperRule | PaperInk;
export interface Paper {
  title: string;
  sheets: PaperMark[][];
  /** Across each sheet; '' = none. */
  watermark: string;
}

export interface Printed {
  quote: Quote;
  lines: readonly QuoteLineRow[];
  seller: Staff | undefined;
  shop: string;
  /** The client who opened it; '' for its sellers. */
  viewer: string;
}

/** Every figure with its fen, as the order has it. */
export const money = (fen: number): string =>
  `${fen < 0 ? '-' : ''}${String(Math.floor(Math.abs(fen) / 100)).replace(/\B(?=(\d{3})+$)/g, ',')}.${String(Math.abs(fen) % 100).padStart(2, '0')}`;

interface Style {
  size?: number;
  weight?: Weight;
  colour?: string;
  /** Of the right end instead of the left one. */
  right?: number;
  x?: number;
}

/** Takes sheets as it goes down. */
class Pen {
  readonly sheets: PaperMark[][] = [[]];
  y = 72;

  private put(mark: PaperMark): void {
    this.sheets[this.sheets.length - 1]?.push(mark);
  }

  /** Room for so much more, else a new sheet. */
  need(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.sheets.push([]);
    this.y = 72;
  }

  say(text: string, { size = 10.5, weight = 'regular', colour = INK, right, x = SIDE }: Style = {}): void {
    const words = printable(text);
    if (words.trim() === '') return;
    const at = right === undefined ? x : right - widthOf(words, size, weight);
    this.put({ type: 'words', text: words, x: at, y: this.y, size, weight, colour });
  }

  /** In as many lines as it takes. */
  tell(text: string, width: number, style: Style = {}): void {
    for (const line of wrapped(printable(text), width, style.size ?? 10.5, style.weight ?? 'regular')) {
      this.need(18);
      this.say(line, style);
      this.y += 16;
    }
  }

  rule(width = 0.5): void {
    this.put({ type: 'rule', y: this.y, width });
  }

  sign(paths: string[], width: number): void {
    this.put({ type: 'ink', paths, x: SIDE, y: this.y, scale: width / INK_WIDTH });
  }
}

export function wrapped(text: string, width: number, size: number, weight: Weight): string[] {
  const lines: string[] = [];
  let line = '';
  for (const char of text) {
    if (line !== '' && widthOf(line + char, size, weight) > width) {
      lines.push(line);
      line = '';
    }
    line += char;
  }
  return line === '' ? lines : [...lines, line];
}

const PICKS = { must: '', optional: '可选', choice: '任选其一' } as const;
const RIGHT = WIDTH - SIDE;

export function layOut({ quote, lines, seller, shop, viewer }: Printed): Paper {
  const pen = new Pen();
  head(pen, quote, seller, shop);
  for (const line of lines) row(pen, line);
  sums(pen, quote, lines);
  if (quote.terms.trim() !== '') {
    pen.need(60);
    pen.say('约定', { weight: 'bold', size: 12 });
    pen.y += 20;
    for (const text of quote.terms.split('\n')) pen.tell(text, RIGHT - SIDE, { colour: SOFT });
    pen.y += 12;
  }
  signature(pen, quote);
  return { title: `${quote.no} ${quote.title}`, sheets: pen.sheets, watermark: printable(viewer) };
}

function head(pen: Pen, quote: Quote, seller: Staff | undefined, shop: string): void {
  pen.tell(quote.title, RIGHT - SIDE, { size: 20, weight: 'bold' });
  pen.y += 12;
  pen.say(`呈 ${quote.clientName}`, { colour: SOFT });
  pen.say(quote.no, { colour: SOFT, right: RIGHT });
  pen.y += 18;
  pen.say(`${shop} ${seller ? `${seller.storeName} ${seller.employee.name}` : ''}`, { colour: SOFT });
  pen.say(`有效至 ${dayOf(quote.validUntil - 1)}`, { colour: SOFT, right: RIGHT });
  pen.y += 14;
  pen.rule();
  pen.y += 22;
}

function row(pen: Pen, line: QuoteLineRow): void {
  pen.need(54);
  const pick = PICKS[line.pick] + (line.pick === 'choice' ? ` ${line.group}` : '');
  const mark = line.pick === 'must' ? '' : `（${pick}${isBought(line) ? '，已选' : ''}）`;
  pen.tell(`${line.title}${mark}`, RIGHT - SIDE - 130, { weight: 'bold', size: 11 });
  pen.y -= 16;
  pen.say(money(lineAmount(line)), { right: RIGHT, weight: 'bold', size: 11 });
  pen.y += 16;
  const off = line.discountBp === 10_000 ? '' : `，${line.discountBp / 1000} 折`;
  pen.say(`${money(line.price)} × ${line.qty}${line.unit}${off}`, { colour: SOFT, size: 9.5 });
  pen.y += 14;
  pen.tell([line.specText, line.note].filter((text) => text !== '').join('，'), RIGHT - SIDE, {
    colour: SOFT,
    size: 9.5,
  });
  pen.y += 8;
}

function sums(pen: Pen, quote: Quote, lines: readonly QuoteLineRow[]): void {
  const { subtotal, discount, freight, total } = quoteMoney(lines.filter(isBought), quote);
  pen.need(110);
  pen.rule();
  pen.y += 22;
  const figures: [string, string][] = [
    ['小计', money(subtotal)],
    ['整单优惠', money(-discount)],
    ['运费', freight === 0 ? '免' : money(freight)],
  ];
  for (const [label, value] of figures) {
    pen.say(label, { colour: SOFT });
    pen.say(value, { right: RIGHT });
    pen.y += 18;
  }
  pen.rule(1.2);
  pen.y += 26;
  pen.say('合计');
  pen.say(`¥${money(total)}`, { right: RIGHT, size: 18, weight: 'bold', colour: RED });
  pen.y += 34;
}

function signature(pen: Pen, { signature: signed, acceptedAt }: Quote): void {
  if (!signed) return;
  pen.need(170);
  pen.say('签名', { weight: 'bold', size: 12 });
  if (acceptedAt !== null) pen.say(dayOf(acceptedAt), { right: RIGHT, colour: SOFT });
  pen.y += 14;
  if (signed.strokes) return pen.sign(inkPaths(signed.strokes), 240);
  pen.y += 20;
  pen.say(signed.name ?? '', { size: 18 });
}
