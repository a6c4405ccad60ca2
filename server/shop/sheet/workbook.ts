/** Sheets of a workbook (XLSX): each cell with its type, its format and its error. */
import { unzipSync } from 'fflate';
import { Parser } from 'saxen';
import { errorIn, GENERAL, natureOf, SCIENTIFIC, serialOf, type Cell } from './cell';
import { Refused } from './fault';

/** Of all parts together, unpacked: a table of 64 MB has some 300. */
const MOST_BYTES = 512 * 1024 * 1024;
/** Old workbooks, and those with a password. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Formats that a workbook names by number only (ECMA-376, 18.8.30); those of Chinese workbooks among them. */
const FORMATS = new Map<number, string>([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, SCIENTIFIC],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'yyyy/m/d'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'yyyy/m/d h:mm'],
  [37, '#,##0'],
  [38, '#,##0'],
  [39, '#,##0.00'],
  [40, '#,##0.00'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
  [48, '##0.0E+0'],
  [49, '@'],
  ...[27, 31, 50, 57].map((id) => [id, 'yyyy"年"m"月"d"日"'] as const),
  ...[28, 29, 51, 53, 54, 58].map((id) => [id, 'm"月"d"日"'] as const),
  [30, 'm-d-yy'],
  [36, 'yyyy"年"m"月"'],
  [52, 'yyyy"年"m"月"'],
  ...[32, 55].map((id) => [id, 'h"时"mm"分"'] as const),
  ...[33, 56].map((id) => [id, 'h"时"mm"分"ss"秒"'] as const),
  [34, 'h"时"mm"分"'],
  [35, 'h"时"mm"分"ss"秒"'],
]);

interface Hearing {
  open?(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(value: string): void;
}

/** Reads XML from its beginning to its end; names without their prefix. */
function hear(xml: string, { open, close, text }: Hearing): void {
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new Parser();
  parser.on('error', (error) => {
    throw error;
  });
  if (open)
    parser.on('openTag', (name, attributes, decode) => {
      const given = Object.entries(attributes()).map(([key, value]) => [local(key), decode(value)]);
      open(local(name), Object.fromEntries(given) as Record<string, string>);
    });
  if (close) parser.on('closeTag', (name) => close(local(name)));
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)));
    parser.on('cdata', text);
  }
  parser.parse(xml);
}

/** Signs that XML cannot hold are written by their number; new lines are theirs, too. */
const unescaped = (text: string) =>
  text
    .replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\r\n?/g, '\n');

type Parts = (path: string) => string | undefined;

function unpack(body: Buffer): Parts {
  let bytes = 0;
  const files = unzipSync(body, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false;
      if ((bytes += originalSize) > MOST_BYTES) throw new Refused('里面的内容太多了，请拆成几张 CSV');
      return true;
    },
  });
  const byName = new Map(Object.entries(files).map(([name, bytesOf]) => [plainPath(name), bytesOf]));
  return (path) => {
    const found = byName.get(plainPath(path));
    return found && new TextDecoder().decode(found);
  };
}
const plainPath = (path: string) => path.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

interface Relation {
  id: string;
  /** Last word of its type: worksheet, styles, sharedStrings. */
  kind: string;
  path: string;
}

/** The parts that a part names: addresses are from its own folder, or from the root. */
function relationsOf(parts: Parts, path: string): Relation[] {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? [];
  const relations: Relation[] = [];
  hear(parts(`${folder}_rels/${name}.rels`) ?? '', {
    open: (tag, { Id = '', Type = '', Target = '' }) => {
      if (tag !== 'Relationship') return;
      const target = Target.replaceAll('\\', '/');
      const at = new URL(target, `file:///${folder}`).pathname;
      relations.push({ id: Id, kind: Type.slice(Type.lastIndexOf('/') + 1), path: decodeURIComponent(at) });
    },
  });
  return relations;
}

/** Texts that cells share; of rich ones the runs together, without what says how they are spoken. */
function readTexts(xml: string): string[] {
  const texts: string[] = [];
  let own = '';
  let depth = '';
  let spoken = false;
  hear(xml, {
    open: (tag) => {
      depth = tag;
      if (tag === 'si') own = '';
      if (tag === 'rPh') spoken = true;
    },
    close: (tag) => {
      depth = '';
      if (tag === 'rPh') spoken = false;
      if (tag === 'si') texts.push(unescaped(own));
    },
    text: (value) => {
      if (depth === 't' && !spoken) own += value;
    },
  });
  return texts;
}

/** The format of each style, by its number. */
function readFormats(xml: string): string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let inCells = false;
  hear(xml, {
    open: (tag, { numFmtId = '0', formatCode = '' }) => {
      if (tag === 'numFmt') own.set(Number(numFmtId), formatCode);
      if (tag === 'cellXfs') inCells = true;
      if (tag === 'xf' && inCells) formats.push(own.get(Number(numFmtId)) ?? FORMATS.get(Number(numFmtId)) ?? GENERAL);
    },
    close: (tag) => {
      if (tag === 'cellXfs') inCells = false;
    },
  });
  return formats;
}

interface Book {
  texts: readonly string[];
  formats: readonly string[];
  /** Days are counted from 1904. */
  late: boolean;
}
/** From one count of days to the other. */
const LATE_BY = 1462;
const UNCOUNTED = '是还没有算出结果的公式，请在表格软件里打开、保存一次，或填上结果';
const BROKEN = '读不出来，请重新填一遍';
export const MERGED = '是合并的单元格，请取消合并，每一格都填上';

interface Given {
  type: string;
  format: string;
  value: string | undefined;
  inline: string | undefined;
  isFormula: boolean;
}

function cellOf({ type, format, value, inline, isFormula }: Given, { texts, late }: Book): Cell {
  if (type === 'inlineStr') return unescaped(inline ?? value ?? '');
  if (value === undefined || (value === '' && type !== 'str')) return isFormula ? { unreadable: UNCOUNTED } : '';
  switch (type) {
    case 's':
      return texts[Number(value)] ?? { unreadable: BROKEN };
    case 'str':
      return unescaped(value);
    case 'b':
      return value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
    case 'e':
      return { unreadable: errorIn(value) };
    case 'd': {
      const serial = serialOf(value.trim());
      const isDay = natureOf(format) === 'date' || natureOf(format) === 'time';
      return serial === undefined
        ? { unreadable: BROKEN }
        : { value: serial, format: isDay ? format : serial < 1 ? 'hh:mm' : 'yyyy-mm-dd hh:mm' };
    }
    default: {
      const number = Number(value);
      if (Number.isNaN(number)) return { unreadable: BROKEN };
      if (late && number >= 1 && natureOf(format) === 'date') return { value: number + LATE_BY, format };
      // Spreadsheets write digits; what comes with an exponent has lost some.
      return { value: number, format: format === GENERAL && /e\+?\d/i.test(value) ? SCIENTIFIC : format };
    }
  }
}

/** AB12 -> [11, 27] */
function placeOf(reference: string): [row: number, column: number] | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(reference) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return [Number(digits) - 1, column - 1];
}

/** Cells by row; a row that is not written has none. */
function readCells(xml: string, book: Book): Cell[][] {
  const rows: Cell[][] = [];
  const merged: string[] = [];
  let row = -1;
  let column = -1;
  let given: Given | undefined;
  let part = '';
  let spoken = false;
  hear(xml, {
    open: (tag, attributes) => {
      part = tag;
      if (tag === 'row') {
        row = attributes.r ? Number(attributes.r) - 1 : row + 1;
        column = -1;
      } else if (tag === 'c') {
        const place = placeOf(attributes.r ?? '');
        column = place?.[1] ?? column + 1;
        given = {
          type: attributes.t ?? 'n',
          format: book.formats[Number(attributes.s ?? 0)] ?? GENERAL,
          value: undefined,
          inline: undefined,
          isFormula: false,
        };
      } else if (tag === 'f' && given) given.isFormula = true;
      else if (tag === 'v' && given) given.value = '';
      else if (tag === 'rPh') spoken = true;
      else if (tag === 'mergeCell' && attributes.ref) merged.push(attributes.ref);
    },
    close: (tag) => {
      part = '';
      if (tag === 'rPh') spoken = false;
      if (tag !== 'c' || !given) return;
      const cell = cellOf(given, book);
      given = undefined;
      if (cell !== '') (rows[row] ??= [])[column] = cell;
    },
    text: (value) => {
      if (!given) return;
      if (part === 'v') given.value = (given.value ?? '') + value;
      if (part === 't' && !spoken) given.inline = (given.inline ?? '') + value;
    },
  });
  for (const reference of merged) spread(rows, reference);
  return Array.from(rows, (cells) => Array.from(cells ?? [], (cell) => cell ?? ''));
}

/** A value over several cells stands in the first alone: whether the others have it too is not known. */
function spread(rows: Cell[][], reference: string): void {
  const [from, to] = reference.split(':').map(placeOf);
  if (!from || !to || rows[from[0]]?.[from[1]] === undefined) return;
  const [top, left] = from;
  for (let row = top; row <= Math.min(to[0], rows.length - 1); row += 1)
    for (let column = left; column <= to[1]; column += 1)
      if (row !== top || column !== left) (rows[row] ??= [])[column] = { unreadable: MERGED };
}

/** By name of the sheet. */
export function readSheets(body: Buffer): Map<string, Cell[][]> {
  if (body.subarray(0, OLE.length).equals(OLE))
    throw new Refused('是旧的 XLS 格式，或者设了密码，请另存为没有密码的 XLSX');
  try {
    return readBook(unpack(body));
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('打不开，不是 XLSX 文件，或者损坏了');
  }
}

function readBook(parts: Parts): Map<string, Cell[][]> {
  const path = relationsOf(parts, '').find(({ kind }) => kind === 'officeDocument')?.path ?? 'xl/workbook.xml';
  const xml = parts(path);
  if (xml === undefined) throw new Error('no workbook');
  const relations = relationsOf(parts, plainPath(path));
  const partOf = (kind: string) => parts(relations.find((one) => one.kind === kind)?.path ?? '');
  const sheets: { name: string; id: string }[] = [];
  let late = false;
  hear(xml, {
    open: (tag, { date1904, name = '', id = '' }) => {
      if (tag === 'workbookPr') late = date1904 === '1' || date1904 === 'true';
      if (tag === 'sheet') sheets.push({ name: name.trim(), id });
    },
  });
  const book: Book = {
    texts: readTexts(partOf('sharedStrings') ?? ''),
    formats: readFormats(partOf('styles') ?? ''),
    late,
  };
  return new Map(
    sheets.flatMap(({ name, id }) => {
      const cells = parts(relations.find((one) => one.id === id && one.kind === 'worksheet')?.path ?? '');
      return cells === undefined ? [] : [[name, readCells(cells, book)]];
    }),
  );
}
