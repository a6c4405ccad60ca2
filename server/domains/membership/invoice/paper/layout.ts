/** An invoice as strokes and words on a sheet; pdf.ts and picture.ts draw the same ones. Points from the upper left corner. */
import { yuan } from '../../../../lib/money';
import { dayOf } from '../../../../lib/shanghai';
import { capitalYuan } from './capital';
import { widthOf, type Weight } from '../../../../lib/font';

export interface Words {
  type: 'words';
  text: string;
  /** Of the base line; `x` is the left, middle or right end. */
  x: number;
  y: number;
  size: number;
  align: 'left' | 'center' | 'right';
  weight: Weight;
  colour: string;
}
export interface Line {
  type: 'line';
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  width: number;
  colour: string;
}
export interface Ring {
  type: 'ring';
  x: number;
  y: number;
  rx: number;
  ry: number;
  width: number;
  colour: string;
}
export type Mark = Words | Line | Ring;
export interface Sheet {
  title: string;
  width: number;
  height: number;
  marks: Mark[];
}

interface Party {
  title: string;
  taxNo: string;
  address: string;
  phone: string;
  bank: string;
  bankNo: string;
}
export interface Printed {
  type: 'normal' | 'special';
  invoiceNo: string;
  redNo?: string;
  issuedAt: number;
  buyer: Party;
  seller: Party;
  lines: readonly { title: string; spec: string; qty: number; amount: number }[];
  amount: number;
  taxBp: number;
  orderNos: readonly string[];
  remark: string;
  /** Made by the sandbox: nobody may take it for a paper of the tax office. */
  isDemo: boolean;
}

const WIDTH = 680;
const LEFT = 28;
const RIGHT = WIDTH - LEFT;
const INK = '#2b2723';
const FORM = '#8c5a3c';
const SEAL = '#b3261e';
const ROW = 22;

const words = (
  text: string,
  x: number,
  y: number,
  { size = 9.5, align = 'left', weight = 'regular', colour = INK }: Partial<Omit<Words, 'text' | 'x' | 'y'>> = {},
): Words => ({ type: 'words', text, x, y, size, align, weight, colour });
const line = (x1: number, y1: number, x2: number, y2: number, width = 0.7): Line => ({
  type: 'line',
  x1,
  y1,
  x2,
  y2,
  width,
  colour: FORM,
});
const label = (text: string, x: number, y: number, more: Partial<Words> = {}): Words =>
  words(text, x, y, { colour: FORM, ...more });

/** Cut where the column ends. */
function wrap(text: string, width: number, size = 9.5): string[] {
  const rows = [''];
  for (const one of text) {
    const row = `${rows[rows.length - 1] ?? ''}${one}`;
    if (widthOf(row, size, 'regular') > width && row.length > 1) rows.push(one);
    else rows[rows.length - 1] = row;
  }
  return rows;
}

const fixed = (fen: number): string => {
  const text = yuan(fen);
  return text.includes('.') ? text : `${text}.00`;
};
/** What of an amount is tax. */
export const taxOf = (amount: number, taxBp: number): number =>
  amount - Math.round((amount * 10_000) / (10_000 + taxBp));

/** Right or left ends of the columns: name, spec, pieces, amount, rate, tax. */
const COLUMNS = { spec: LEFT + 258, qty: LEFT + 396, net: LEFT + 490, rate: LEFT + 532, tax: RIGHT - 10 };

function head({ type, invoiceNo, redNo, issuedAt, isDemo }: Printed): Mark[] {
  const name = type === 'special' ? '电子发票（增值税专用发票）' : '电子发票（普通发票）';
  return [
    words(name, WIDTH / 2, 52, { size: 19, align: 'center', colour: FORM, weight: 'bold' }),
    line(WIDTH / 2 - 140, 60, WIDTH / 2 + 140, 60),
    line(WIDTH / 2 - 140, 63, WIDTH / 2 + 140, 63),
    label('发票号码：', RIGHT - 168, 40, { size: 8.5 }),
    words(invoiceNo, RIGHT - 126, 40, { size: 8.5 }),
    label('开票日期：', RIGHT - 168, 56, { size: 8.5 }),
    words(dayOf(issuedAt), RIGHT - 126, 56, { size: 8.5 }),
    ...(redNo ? [words(`已红冲 ${redNo}`, LEFT, 40, { size: 8.5, colour: SEAL, weight: 'bold' as const })] : []),
    ...(isDemo ? [words('演示环境开具，不作报销凭证', LEFT, 56, { size: 8.5, colour: SEAL })] : []),
  ];
}

/** Below the form, so that it covers nothing. */
const seal = ({ seller }: Printed, y: number): Mark[] => [
  { type: 'ring', x: RIGHT - 62, y: y + 25, rx: 58, ry: 21, width: 1.4, colour: SEAL },
  words(seller.title.slice(0, 12), RIGHT - 62, y + 24, { size: 8, align: 'center', colour: SEAL }),
  words('发票专用章', RIGHT - 62, y + 36, { size: 8, align: 'center', colour: SEAL }),
];

/** Buyer on the left, seller on the right, each beside its upright word. */
function party(word: string, from: number, to: number, top: number, height: number, { title, taxNo }: Party): Mark[] {
  const letters = Array.from(word);
  const step = height / (letters.length + 1);
  const x = from + 30;
  const rows = wrap(title, to - x - 46);
  return [
    line(from + 20, top, from + 20, top + height),
    ...letters.map((one, at) => label(one, from + 10, top + step * (at + 1) + 3, { size: 9, align: 'center' })),
    label('名称：', x, top + 22),
    ...rows.slice(0, 2).map((row, at) => words(row, x + 30, top + 22 + at * 13, { weight: 'bold' })),
    label('统一社会信用代码/纳税人识别号：', x, top + 54, { size: 8 }),
    words(taxNo, x + 128, top + 54),
  ];
}

function rowsOf({ lines, taxBp }: Printed, top: number): { marks: Mark[]; bottom: number } {
  const marks: Mark[] = [];
  const rate = taxBp === 0 ? '不征税' : `${taxBp / 100}%`;
  let y = top;
  for (const { title, spec, qty, amount } of lines) {
    const names = wrap(title, COLUMNS.spec - LEFT - 20);
    const specs = wrap(spec, COLUMNS.qty - COLUMNS.spec - 40);
    const tax = taxOf(amount, taxBp);
    marks.push(
      ...names.map((row, at) => words(row, LEFT + 10, y + 15 + at * 13)),
      ...specs.map((row, at) => words(row, COLUMNS.spec, y + 15 + at * 13, { size: 8.5 })),
      words(String(qty), COLUMNS.qty, y + 15, { align: 'right' }),
      words(fixed(amount - tax), COLUMNS.net, y + 15, { align: 'right' }),
      words(rate, COLUMNS.rate, y + 15, { align: 'right' }),
      words(taxBp === 0 ? '***' : fixed(tax), COLUMNS.tax, y + 15, { align: 'right' }),
    );
    y += ROW + 13 * (Math.max(names.length, specs.length) - 1);
  }
  return { marks, bottom: Math.max(y, top + ROW * 4) + 6 };
}

function notes({ type, buyer, seller, orderNos, remark }: Printed): string[] {
  const bank = ({ bank: at, bankNo, address, phone }: Party) => `${address} ${phone}  ${at} ${bankNo}`.trim();
  return [
    ...(remark ? [remark] : []),
    `订单：${orderNos.join('、')}`,
    ...(type === 'special' ? [`购方 ${bank(buyer)}`, `销方 ${bank(seller)}`] : []),
  ].flatMap((text) => wrap(text, RIGHT - LEFT - 50, 8.5));
}

export function layOut(printed: Printed): Sheet {
  const { buyer, seller, amount, taxBp, lines } = printed;
  const top = 78;
  const parties = top + 68;
  const middle = WIDTH / 2;
  const { marks, bottom } = rowsOf(printed, parties + 22);
  const tax = lines.reduce((sum, one) => sum + taxOf(one.amount, taxBp), 0);
  const written = notes(printed);
  const total = bottom + ROW;
  const sums = total + 26;
  const end = sums + 18 + written.length * 13;
  return {
    title: `电子发票 ${printed.invoiceNo}`,
    width: WIDTH,
    // Of a few lines: the frame that the app keeps for it has this shape.
    height: Math.max(WIDTH * 0.6, end + 54),
    marks: [
      ...head(printed),
      line(LEFT, top, RIGHT, top),
      line(LEFT, parties, RIGHT, parties),
      line(LEFT, top, LEFT, end),
      line(RIGHT, top, RIGHT, end),
      line(middle, top, middle, parties),
      ...party('购买方', LEFT, middle, top, parties - top, buyer),
      ...party('销售方', middle, RIGHT, top, parties - top, seller),
      label('项目名称', LEFT + 10, parties + 15),
      label('规格', COLUMNS.spec, parties + 15),
      label('数量', COLUMNS.qty, parties + 15, { align: 'right' }),
      label('金额', COLUMNS.net, parties + 15, { align: 'right' }),
      label('税率', COLUMNS.rate, parties + 15, { align: 'right' }),
      label('税额', COLUMNS.tax, parties + 15, { align: 'right' }),
      ...marks,
      label('合计', LEFT + 10, bottom + 14),
      words(`¥${fixed(amount - tax)}`, COLUMNS.net, bottom + 14, { align: 'right' }),
      words(taxBp === 0 ? '***' : `¥${fixed(tax)}`, COLUMNS.tax, bottom + 14, { align: 'right' }),
      line(LEFT, total, RIGHT, total),
      label('价税合计（大写）', LEFT + 10, total + 17),
      words(capitalYuan(amount), LEFT + 100, total + 17, { weight: 'bold' }),
      label('（小写）', COLUMNS.net - 20, total + 17),
      words(`¥${fixed(amount)}`, COLUMNS.tax, total + 17, { align: 'right', weight: 'bold' }),
      line(LEFT, sums, RIGHT, sums),
      line(LEFT + 20, sums, LEFT + 20, end),
      label('备', LEFT + 10, (sums + end) / 2 - 2, { align: 'center', size: 9 }),
      label('注', LEFT + 10, (sums + end) / 2 + 11, { align: 'center', size: 9 }),
      ...written.map((text, at) => words(text, LEFT + 30, sums + 17 + at * 13, { size: 8.5 })),
      line(LEFT, end, RIGHT, end),
      label('开票人：', LEFT + 10, end + 20),
      words('系统自动', LEFT + 50, end + 20),
      ...seal(printed, end),
    ],
  };
}
