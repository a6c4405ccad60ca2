/** Cells: what people write is read as they mean it, written as it can be read again, and refused in a sentence. */
import fc from 'fast-check';
import {
  code,
  codeOf,
  instant,
  listOf,
  oneOf,
  pairs,
  picture,
  rich,
  text,
  whole,
  percent,
  times,
  yes,
  yuan,
  type Kind,
  type Reading,
} from '../../../server/shop/sheet/kinds';
import { Refused } from '../../../server/shop/sheet/fault';

const referred: [string, string][] = [];
const reading: Reading = {
  picture: (name) => `/images/shop/${name}`,
  material: (name) => name,
  refer: (table, name) => void referred.push([table, name]),
};
const writing = {
  pictureName: (address: string) => address.replace('/images/shop/', ''),
  materialName: (file: string) => file,
};
const read = <T>(kind: Kind<T>, cell: string): T => kind.read(cell, reading);
const refusal = (kind: Kind<unknown>, cell: string): string => {
  try {
    kind.read(cell, reading);
  } catch (error) {
    if (error instanceof Refused) return error.message;
  }
  return '';
};

test.each<[string, Kind<unknown>, unknown]>([
  ['128', yuan(), 12_800],
  ['128.5', yuan(), 12_850],
  ['¥1,280.00', yuan(), 128_000],
  ['0.29 元', yuan(), 29],
  ['1,200', whole(), 1200],
  ['12.0', whole(), 12],
  ['95', percent(), 9500],
  ['0', percent({ least: 0, most: 100 }), 0],
  ['100 %', percent({ least: 50, most: 100 }), 10_000],
  ['1.2', times({ most: 10 }), 12_000],
  ['是', yes(), true],
  ['FALSE', yes(), false],
  ['上架', oneOf({ 上架: 'on', 下架: 'off' }), 'on'],
  ['off', oneOf({ 上架: 'on', 下架: 'off' }), 'off'],
  ['明前 | 头采｜豆香', listOf(text()), ['明前', '头采', '豆香']],
  [
    '10=98 | 50 ＝ 88.5',
    pairs(whole(), yuan()),
    [
      [10, 9800],
      [50, 8850],
    ],
  ],
  ['2026-11-23', instant(), Date.parse('2026-11-23T00:00:00+08:00')],
  ['2026/3/8 9:30', instant(), Date.parse('2026-03-08T09:30:00+08:00')],
  ['2026年3月8日', instant(), Date.parse('2026-03-08T00:00:00+08:00')],
  ["'=1+1", text(), '=1+1'],
  ['\u202d明前\u200b龙井\ufeff', text(), '明前龙井'],
  ['longjing-1.JPG', picture(), '/images/shop/longjing-1.JPG'],
  ['好茶\n\n![茶园](a.jpg)', rich(), '好茶\n\n![茶园](/images/shop/a.jpg)'],
])('%s is read', (cell, kind, value) => {
  expect(read(kind, cell)).toEqual(value);
});

test.each<[string, Kind<unknown>, string]>([
  ['abc', yuan(), '「abc」不是金额，写成 128 或 128.50'],
  ['1.234', yuan(), '「1.234」不是金额，写成 128 或 128.50'],
  ['-5', yuan(), '「-5」不是金额，写成 128 或 128.50'],
  ['0', yuan({ least: 1 }), '不能少于 0.01 元'],
  ['=1+1', yuan(), '「=1+1」不是金额，写成 128 或 128.50'],
  ['=1+1', text(), '是公式 =1+1，请填算好的内容'],
  ['1.5', whole(), '「1.5」不是整数'],
  ['-1', whole(), '不能小于 0'],
  ['9999999', whole({ most: 99 }), '不能大于 99'],
  ['0', percent(), '「0」不是 0.01 到 99.99 之间的百分比'],
  ['9.5', percent({ least: 50, most: 100 }), '「9.5」不是 50 到 100 之间的百分比'],
  ['11', times({ most: 10 }), '「11」不是 0 到 10 之间的倍数，写成 1 或 1.2'],
  ['也许', yes(), '只填 是 或 否'],
  ['卖完', oneOf({ 上架: 'on', 下架: 'off' }), '只能是 上架、下架'],
  ['a b', code(), '编码只用文字、数字和 . _ -，最多 40 字'],
  ['../../etc', code(), '编码只用文字、数字和 . _ -，最多 40 字'],
  ['2026-02-30', instant(), '「2026-02-30」不是时间，写成 2026-11-23 09:30'],
  ['明天', instant(), '「明天」不是时间，写成 2026-11-23 09:30'],
  ['../secret.jpg', picture(), '只写文件名，图片都放在 pictures 文件夹里'],
  ['tea.gif', picture(), '「tea.gif」不是 jpg、png 或 webp 图片的文件名'],
  ['![x](../../a.jpg)', rich(), '只写文件名，图片都放在 pictures 文件夹里'],
  ['10:98', pairs(whole(), yuan()), '「10:98」要写成 名=值'],
  ['一'.repeat(61), text(), '最多 60 字，现在 61 字'],
  ['a\nb', text(), '不能换行'],
  ['a\u0007b', text(), '有看不见的控制字符，请重新输入'],
])('%j is refused', (cell, kind, sentence) => {
  expect(refusal(kind, cell)).toBe(sentence);
});

test('a code names its table', () => {
  expect(read(codeOf('classes', '分类'), 'LVCHA')).toBe('LVCHA');
  expect(referred).toContainEqual(['classes', 'LVCHA']);
});

test('what is written is read back, and a spreadsheet takes none of it for a formula', () => {
  const again = <T>(kind: Kind<T>, value: T) => read(kind, kind.write(value, writing));
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40 }), (any) => {
      const value = any.replace(/[\p{C}\s]+/gu, ' ').trim();
      fc.pre(value !== '');
      expect(again(text(), value)).toBe(value);
      expect(text().write(value, writing)).not.toMatch(/^[=+\-@\t]/);
    }),
  );
  fc.assert(fc.property(fc.nat(900_000_000), (fen) => expect(again(yuan(), fen)).toBe(fen)));
  fc.assert(fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (at) => expect(again(instant(), at)).toBe(at)));
});

test.each([
  ['a name with spaces and brackets', '![茶园](微信图片 (1).jpg)', '![茶园](/images/shop/微信图片 (1).jpg)'],
  ['two on one line', '![](a.jpg)![b](b.png)', '![](/images/shop/a.jpg)![b](/images/shop/b.png)'],
  ['spaces around the name', '![a]( a.jpg )', '![a](/images/shop/a.jpg)'],
  [
    'HTML with either quotation mark',
    `<img src='a.jpg'><img src="b.jpg"/>`,
    `<img src='/images/shop/a.jpg'><img src="/images/shop/b.jpg"/>`,
  ],
  ['HTML without quotation marks', '<img src=a.jpg>', '<img src=/images/shop/a.jpg>'],
])('pictures in texts: %s', (_what, source, value) => {
  expect(read(rich(), source)).toBe(value);
});

test.each(['！【茶园】（a.jpg）', '![茶园]（a.jpg）', '![茶园]\n(a.jpg)', '![茶园]()'])(
  'a picture that would show as signs is refused: %s',
  (source) => {
    expect(refusal(rich(), source)).toMatch(/图片要写成 !\[说明\]\(文件名\.jpg\)/);
  },
);
