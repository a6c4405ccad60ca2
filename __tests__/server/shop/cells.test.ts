/** Cells as spreadsheets keep them: a column gets what was meant, or the cell is refused; nothing is ever a default instead. */
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { contentOf, type Cell } from '../../../server/shop/sheet/cell';
import { readCsv } from '../../../server/shop/sheet/csv';
import { Refused } from '../../../server/shop/sheet/fault';
import {
  clock,
  code,
  instant,
  listOf,
  mobile,
  oneOf,
  percent,
  text,
  times,
  whole,
  yes,
  yuan,
  type Kind,
} from '../../../server/shop/sheet/kinds';
import { readSheets } from '../../../server/shop/sheet/workbook';

const FORMATS = [
  'General',
  '0%',
  'yyyy/m/d',
  'm"月"d"日"',
  '00000',
  '0.00E+00',
  'hh:mm',
  '"¥"#,##0.00',
  '# ?/?',
  '@',
  '0"克"',
  '[h]:mm',
  '0.0',
  '0.00%',
];
const style = (format: string) => `s="${FORMATS.indexOf(format)}"`;
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Made {
  cells?: string;
  texts?: string;
  merged?: string;
  late?: boolean;
  prefix?: string;
}
/** A workbook with one sheet, whose second row has these cells. */
function workbook({ cells = '', texts = '', merged = '', late = false, prefix = '' }: Made): Buffer {
  const tagged = (xml: string) => (prefix ? xml.replace(/<(\/?)(\w)/g, `<$1${prefix}:$2`) : xml);
  const escape = (format: string) => format.replaceAll('"', '&quot;');
  const files = {
    '_rels/.rels': `<Relationships><Relationship Id="r1" Type="${REL}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${REL}/worksheet" Target="worksheets/one.xml"/><Relationship Id="r2" Type="${REL}/styles" Target="/xl/styles.xml"/><Relationship Id="r3" Type="${REL}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${REL}"><workbookPr date1904="${late ? 1 : 0}"/><sheets><sheet name="商品 " sheetId="7" r:id="r1"/></sheets></workbook>`,
    'xl/styles.xml': tagged(
      `<styleSheet><numFmts>${FORMATS.map((format, i) => `<numFmt numFmtId="${200 + i}" formatCode="${escape(format)}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${FORMATS.map((_, i) => `<xf numFmtId="${200 + i}"/>`).join('')}<xf numFmtId="9"/><xf numFmtId="58"/></cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': tagged(`<sst>${texts}</sst>`),
    'xl/worksheets/one.xml': tagged(
      `<worksheet><sheetData><row r="2">${cells}</row></sheetData><mergeCells>${merged}</mergeCells></worksheet>`,
    ),
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))));
}
const rowOf = (made: Made): Cell[] => readSheets(workbook(made)).get('商品')?.[1] ?? [];
const cell = (xml: string, more: Made = {}): Cell => rowOf({ ...more, cells: xml })[0] ?? '';

const reading = { picture: (name: string) => name, material: (name: string) => name, refer: () => undefined };
function outcome(kind: Kind<unknown>, given: Cell): unknown {
  try {
    const content = contentOf(given, kind.takes);
    return content === '' ? 'empty' : kind.read(content, reading);
  } catch (error) {
    if (error instanceof Refused) return `! ${error.message}`;
    throw error;
  }
}

const number = (format: string, value: number | string) => `<c r="A2" ${style(format)}><v>${value}</v></c>`;

test.each<[what: string, kind: Kind<unknown>, xml: string, value: unknown]>([
  ['95% for a percentage', percent(), number('0%', 0.95), 9500],
  ['95% by the number of its format', percent(), `<c r="A2" s="${FORMATS.length}"><v>0.95</v></c>`, 9500],
  ['8.5% with a float', percent(), number('0.00%', 0.085000000000000006), 850],
  ['95 for a percentage', percent(), number('General', 95), 9500],
  ['a price with a float', yuan(), number('General', '19.989999999999998'), 1999],
  ['a price in a format of money', yuan(), number('"¥"#,##0.00', 1299), 129_900],
  ['a price by an exponent', yuan(), number('General', '1.68E+2'), 16_800],
  ['how many times', times({ most: 10 }), number('0.0', 1.2000000000000002), 12_000],
  ['a number in a unit', whole(), number('0"克"', 50), 50],
  ['a bar code in full', text(), number('General', 6901234567892), '6901234567892'],
  ['zeros that a format shows', code(), number('00000', 123), '00123'],
  ['zeros that are a text', code(), '<c r="A2" t="inlineStr"><is><t>00123</t></is></c>', '00123'],
  ['a mobile', mobile(), number('General', 13800000001), '13800000001'],
  ['a text in a unit', text(), number('0"克"', 50), '50克'],
  ['half a cake', text(), number('# ?/?', 0.5), '1/2'],
  ['a list of one number', listOf(whole()), number('General', 5), [5]],
  ['a date', instant(), number('yyyy/m/d', 46_447), Date.parse('2027-03-01T00:00:00+08:00')],
  ['a date and a time', instant(), number('yyyy/m/d', 46_447.395833333336), Date.parse('2027-03-01T09:30:00+08:00')],
  ['a clock', clock(), number('hh:mm', 0.34375), '08:15'],
  ['the end of the day', clock(), number('[h]:mm', 1), '24:00'],
  ['an ISO date', instant(), '<c r="A2" t="d"><v>2026-06-10T09:30:00</v></c>', Date.parse('2026-06-10T09:30:00+08:00')],
  [
    'an ISO date called UTC',
    instant(),
    '<c r="A2" t="d"><v>2026-06-10T00:00:00Z</v></c>',
    Date.parse('2026-06-10T00:00:00+08:00'),
  ],
  ['an ISO day', instant(), '<c r="A2" t="d"><v>2026-06-10</v></c>', Date.parse('2026-06-10T00:00:00+08:00')],
  ['an ISO clock', clock(), '<c r="A2" t="d"><v>09:30:00</v></c>', '09:30'],
  ['a birthday', { ...text(), takes: 'day' }, number('yyyy/m/d', 33_013), '1990-05-20'],
  ['yes as a flag', yes(), '<c r="A2" t="b"><v>1</v></c>', true],
  ['no as a flag', yes(), '<c r="A2" t="b"><v>0</v></c>', false],
  ['a formula and its number', yuan(), '<c r="A2"><f>B2*2</f><v>168</v></c>', 16_800],
  ['a formula and its text', text(), '<c r="A2" t="str"><f>B2&amp;"x"</f><v>茶 &amp; 水</v></c>', '茶 & 水'],
  ['a formula that found nothing to say', text(), '<c r="A2" t="str"><f>IF(1,"","")</f><v></v></c>', 'empty'],
  ['a cell with nothing but a style', yuan(), `<c r="A2" ${style('0%')}/>`, 'empty'],
])('%s is read', (_what, kind, xml, value) => {
  expect(outcome(kind, cell(xml))).toEqual(value);
});

test.each<[what: string, kind: Kind<unknown>, xml: string, sentence: RegExp]>([
  ['#N/A', whole(), '<c r="A2" t="e"><v>#N/A</v></c>', /「#N\/A」是表格里没有算出来/],
  ['#REF! of a formula', text(), '<c r="A2" t="e"><f>B99</f><v>#REF!</v></c>', /「#REF!」是表格里没有算出来/],
  ['a formula without a result', whole(), '<c r="A2"><f>B2*2</f></c>', /还没有算出结果的公式/],
  ['a formula with an empty result', whole(), '<c r="A2"><f>B2*2</f><v></v></c>', /还没有算出结果的公式/],
  ['a text formula without a result', text(), '<c r="A2" t="str"><f>B2</f></c>', /还没有算出结果的公式/],
  ['3-1 as a specification', listOf(text()), number('m"月"d"日"', 46_447), /「3月1日」是表格软件改成的日期/],
  ['3-1 by the number of its format', text(), `<c r="A2" s="${FORMATS.length + 1}"><v>46447</v></c>`, /改成的日期/],
  ['3-1 as a code', code(), number('yyyy/m/d', 46_447), /「2027\/3\/1」是表格软件改成的日期/],
  ['10:98 as a text', text(), number('hh:mm', 0.5), /改成的日期/],
  ['a date as a price', yuan(), number('yyyy/m/d', 46_447), /「2027\/3\/1」是日期，这里要填数字/],
  ['a date as a number', whole(), number('m"月"d"日"', 46_447), /「3月1日」是日期，这里要填数字/],
  ['a percentage as a price', yuan(), number('0%', 0.95), /「95%」是百分数，这里要填数字/],
  ['a date as a percentage', percent(), number('yyyy/m/d', 50), /是日期，这里要填百分比/],
  ['a number as a date', instant(), number('General', 46_447), /「46447」是数字，这里要填时间/],
  ['a clock as a date', instant(), number('hh:mm', 0.5), /「12:00」是钟点，这里要填时间/],
  ['the day that never was', instant(), number('yyyy/m/d', 60), /这里要填时间/],
  ['a bar code by its exponent', text(), number('0.00E+00', 6901230000000), /「6.90E\+12」后面的数字丢了/],
  ['a bar code that came by its exponent', text(), number('General', '6.90123E+12'), /后面的数字丢了/],
  ['a bank account as a number', text(), number('General', '6222021234567890123'), /后面的数字丢了/],
  ['a flag as a word', oneOf({ 上架: 'on' }), '<c r="A2" t="b"><v>1</v></c>', /只能是 上架/],
  ['a text that is not there', text(), '<c r="A2" t="s"><v>9</v></c>', /读不出来/],
])('%s is refused', (_what, kind, xml, sentence) => {
  expect(outcome(kind, cell(xml))).toMatch(sentence);
});

test('texts: rich ones together, without what says how they are spoken; signs by their number; a prefix for every name', () => {
  const texts =
    '<si><r><t>明前</t></r><r><t xml:space="preserve"> 龙井</t></r><rPh sb="0" eb="1"><t>míng</t></rPh></si><si><t>一行_x000D_\n二行</t></si>';
  for (const prefix of ['', 'x']) {
    expect(cell('<c r="A2" t="s"><v>0</v></c>', { texts, prefix })).toBe('明前 龙井');
    expect(cell('<c r="A2" t="s"><v>1</v></c>', { texts, prefix })).toBe('一行\n二行');
  }
});

test('days of a workbook that counts from 1904 are the same days; its clocks are clocks', () => {
  const kind = instant();
  expect(outcome(kind, cell(number('yyyy/m/d', 46_447 - 1462), { late: true }))).toBe(
    Date.parse('2027-03-01T00:00:00+08:00'),
  );
  expect(outcome(clock(), cell(number('hh:mm', 0.5), { late: true }))).toBe('12:00');
});

test('only the first of merged cells has a value: the others are no default', () => {
  const cells = rowOf({ cells: '<c r="A2"><v>168</v></c>', merged: '<mergeCell ref="A2:C2"/>' });
  expect(cells.map((one) => outcome(whole(), one))).toEqual([
    168,
    expect.stringMatching(/合并的单元格/),
    expect.stringMatching(/合并的单元格/),
  ]);
});

test('cells and rows that say no place follow one another', () => {
  expect(rowOf({ cells: '<c><v>1</v></c><c/><c><v>3</v></c>' })).toEqual([
    { value: 1, format: 'General' },
    '',
    { value: 3, format: 'General' },
  ]);
});

test.each([
  ['a workbook of before 2007, or with a password', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), /旧的 XLS 格式/],
  ['half a workbook', workbook({}).subarray(0, 300), /打不开/],
  ['another archive', Buffer.from(zipSync({ 'a.xml': strToU8('<a/>') })), /打不开/],
])('%s is refused', (_what, body, sentence) => {
  expect(() => readSheets(body)).toThrow(sentence);
});

test('a number is the same by all ways: every price, through its float, its format and its text', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900_000_000 }),
      fc.constantFrom('General', '0.0', '"¥"#,##0.00'),
      (fen, format) => {
        expect(outcome(yuan(), { value: fen / 100, format })).toBe(fen);
        expect(outcome(yuan(), { value: (fen / 300) * 3, format })).toBe(Math.round((fen / 300) * 3 * 100));
      },
    ),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (bp) => {
      expect(outcome(percent(), { value: bp / 10_000, format: '0.00%' })).toBe(bp);
      expect(outcome(percent(), { value: bp / 100, format: 'General' })).toBe(bp);
    }),
  );
});

test.each<[what: string, kind: Kind<unknown>, csv: string, value: unknown]>([
  ['#N/A', whole(), '#N/A', /^! 「#N\/A」/],
  ['#DIV/0!', text(), '#DIV/0!', /^! 「#DIV\/0!」/],
  ['a column that was too narrow', text(), '########', /^! 「########」/],
  ['LibreOffice’s error', whole(), 'Err:502', /^! 「Err:502」/],
  ['a bar code by its exponent', text(), '6.90123E+12', /^! 「6.90123E\+12」后面的数字丢了/],
  ['3-1 as a specification', listOf(text()), '3月1日', /^! 「3月1日」是表格软件改成的日期/],
  ['3-1 elsewhere', text(), '1-Mar', /^! 「1-Mar」/],
  ['a day that is meant', text(), "'3月1日", '3月1日'],
  ['a float', yuan(), '19.989999999999998', 1999],
  ['a decimal comma', yuan(), '"12,50"', /^! 「12,50」不是金额/],
  ['commas in odd places', whole(), '"1,2345"', /^! 「1,2345」不是整数/],
  ['zeros in front', code(), '00123', '00123'],
  ['a percentage', percent(), '95%', 9500],
  ['TRUE', yes(), 'TRUE', true],
])('CSV: %s', (_what, kind, csv, value) => {
  const found = outcome(kind, readCsv(Buffer.from(`a,b\n${csv},`))[1]?.[0] ?? '');
  if (value instanceof RegExp) expect(found).toMatch(value);
  else expect(found).toEqual(value);
});

test('a text that a spreadsheet would change is written so that it is read back', () => {
  for (const value of ['3月1日', "'3月1日", '6.9E+12', '#N/A', '=1', "''=1"]) {
    const written = text().write(value, { pictureName: String, materialName: String });
    expect(outcome(text(), written)).toBe(value);
  }
});

test('CSV: lines end in any way, also in several; other signs between cells are named', () => {
  expect(readCsv(Buffer.from('a,b\r\n1,2\n3,4\r5,"6\r\n7"\n'))).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
    ['5', '6\r\n7'],
  ]);
  expect(() => readCsv(Buffer.from('编码;名称\n1;2'))).toThrow('是用分号隔开的');
  expect(() => readCsv(Buffer.from('编码\t名称\n1\t2'))).toThrow('是用制表符隔开的');
  for (const encoding of ['le', 'be'] as const) {
    const body = Buffer.from('\uFEFF编码,名称', 'utf16le');
    expect(() => readCsv(encoding === 'le' ? body : body.swap16())).toThrow('是 UTF-16 编码');
  }
});
