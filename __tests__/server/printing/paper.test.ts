/** Tickets on paper: what the printer gets is what its code page has, whatever guests and the menu write (rule 37.3). */
import type { Ticket } from '../../../server/db/schema';
import { printableOf } from '../../../server/domains/offer/printing/codePage';
import { bytesOf, linesOf } from '../../../server/domains/offer/printing/paper';

const WIDTHS = [32, 40, 42, 48];
const ticket = (title: string, more: Partial<Ticket> = {}): Ticket => ({
  heading: '出品单',
  place: '听松 3号桌',
  facts: [{ label: '下单', value: '19:05 第 2 轮' }],
  lines: [{ title, qty: 2, amount: 12_800, notes: ['少糖', '桂花'] }],
  totals: [{ label: '应付', amount: 12_800 }],
  ...more,
});
const TITLES = [
  '白毫银针(壶)',
  '冰岛古树|头春',
  '{a}~b_c"d`e^f\\g',
  '\\x1b@ \\',
  '👨‍👩‍👧‍👦家庭套餐🍵',
  '𠮷祥茶点',
  '龘龘',
  '¥9.9特价',
  '￥9.9特价',
  '三十二个字符的名字三十二个字符的名字三十二个字符的名字三十二个',
  'Gyokuro Premium Reserve 32 chars',
  'averyveryveryverylongwordwithoutanyspaceatall',
  'ａｂｃ全角１２３',
  'café crème',
  '정산소종',
  '玉露（ぎょくろ）',
  'Тёмный чай',
  '☕️热饮',
  '\u200b零宽\u200d字符',
  '名字\n换行\t制表',
  '−5℃冷泡',
  '…省略——破折',
  '½份',
  '①号套餐',
  'Ⅷ年陈',
  '〓原样',
  '㊙推荐',
  '1️⃣号',
  '🇨🇳',
  '-',
];

const widthOf = (line: string) => Array.from(line).reduce((sum, sign) => sum + (/^[ -~]$/.test(sign) ? 1 : 2), 0);
/** A sign of four bytes: a printer takes two of them for digits. */
const FOUR = /[\x81-\xfe][\x30-\x39][\x81-\xfe][\x30-\x39]/;

test.each(TITLES)('%j comes out in four widths', (title) => {
  for (const width of WIDTHS) {
    const sheet = { ticket: ticket(title), copies: 0, width };
    const lines = linesOf(sheet);
    expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
    // Nothing of the name is lost, nor is what stands after it.
    const joined = lines.join('').replaceAll(' ', '');
    expect(lines.at(-1)).toMatch(/^应付 +￥128\.00$/);
    expect(joined).toContain('·少糖·桂花');
    const name = printableOf(title).replaceAll(' ', '');
    const body = lines
      .slice(4)
      .map((line) => line.replace(/ +x2 +￥128\.00$/, ''))
      .join('')
      .replaceAll(' ', '');
    expect(body.startsWith(name)).toBe(true);
    expect(FOUR.test(bytesOf(sheet).toString('latin1'))).toBe(false);
  }
});

test('the sign of the yuan is ￥, a missing sign 〓, however many codes it is made of', () => {
  expect(printableOf('¥9')).toBe('￥9');
  expect(printableOf('👨‍👩‍👧‍👦')).toBe('〓');
  expect(printableOf('𠮷')).toBe('〓');
  expect(printableOf('e\u0301')).toBe('é');
  expect(printableOf('ệ')).toBe('e');
  expect(bytesOf({ ticket: ticket('茶'), copies: 0, width: 48 }).includes(Buffer.from([0xa3, 0xa4]))).toBe(true);
});

test('commands in a name reach no printer as commands', () => {
  const bytes = bytesOf({ ticket: ticket('\x1b@\x10\x04\x01茶'), copies: 0, width: 48 }).toString('latin1');
  const clean = bytesOf({ ticket: ticket('〓@〓〓〓茶'), copies: 0, width: 48 }).toString('latin1');
  expect(bytes).toBe(clean);
});

test('a copy says so and which it is; money given back has its sign', () => {
  const lines = linesOf({ ticket: ticket('茶', { totals: [{ label: '退款', amount: -50 }] }), copies: 2, width: 32 });
  expect(lines.join('\n')).toContain('补打 第 3 份');
  expect(lines.at(-1)).toMatch(/^退款 +-￥0\.50$/);
});
