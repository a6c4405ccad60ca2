/** Kinds of cells: how a text is read to a value and a value written as text. What `read` refuses it says in `refused`, for the documentation. */
import { isTaxNo, tidyTaxNo } from '../../../src/core/lib/taxNo';
import { cleanTyped } from '../../../src/core/lib/typed';
import { momentOf, momentText } from '../../lib/shanghai';
import { isError, isMangled, withoutNoise, type Takes } from './cell';
import { Refused } from './fault';

/** What a cell may ask while it is read. */
export interface Reading {
  /** Address of a picture of the folder; refuses a name that is not there. */
  picture(name: string): string;
  /** The same of a file of its materials. */
  material(name: string): string;
  /** Notes that the cell names a row of another table; looked up when all tables are read. */
  refer(table: string, code: string): void;
}

/** What a value may ask while it is written. */
export interface Writing {
  /** File name of a picture by its address. */
  pictureName(address: string): string;
  /** And of a material by its own. */
  materialName(file: string): string;
}

export interface Kind<T> {
  /** What it is, in a word or two. */
  is: string;
  unit?: string;
  refused: string;
  /** What a number of a spreadsheet is to it. */
  takes: Takes;
  read(text: string, at: Reading): T;
  write(value: T, at: Writing): string;
}

const refuse = (reason: string): never => {
  throw new Refused(reason);
};

/** Signs that a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t]/;
/** What a spreadsheet would take for something else is written with an apostrophe, as spreadsheets themselves do. */
const isTaken = (text: string): boolean => FORMULA.test(text) || isMangled(text) || isError(text);
const isGuarded = (text: string): boolean => /^'/.test(text) && isTaken(text.replace(/^'+/, ''));
const guarded = (text: string): string => (isTaken(text) || isGuarded(text) ? `'${text}` : text);
const unguarded = (text: string): string => (isGuarded(text) ? text.slice(1) : text);

// What no cell of people has; new lines and tabs may stand in long texts.
const NO_TEXT = /[\p{Cs}\p{Co}]|(?![\n\t])\p{Cc}/u;

export const text = ({ most = 60, lines = false }: { most?: number; lines?: boolean } = {}): Kind<string> => ({
  is: lines ? '多行文字' : '文字',
  refused: `超过 ${most} 字${lines ? '' : '；换行'}；没有算出来的公式`,
  takes: 'text',
  read(given) {
    const written = unguarded(given).replace(/\r\n?/g, '\n');
    if (FORMULA.test(given) && given.startsWith('=')) refuse(`是公式 ${given.slice(0, 20)}，请填算好的内容`);
    if (!lines && written.includes('\n')) refuse('不能换行');
    if (NO_TEXT.test(written)) refuse('有看不见的控制字符，请重新输入');
    const value = cleanTyped('lines', written);
    const length = Array.from(value).length;
    if (length > most) refuse(`最多 ${most} 字，现在 ${length} 字`);
    return value;
  },
  write: guarded,
});

/** What a row is called by others: never changes, so that a second push finds it again. */
const CODE = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u;
export const code = (): Kind<string> => ({
  is: '编码',
  refused: '空格、斜线等符号；超过 40 字',
  takes: 'text',
  read: (given) => (CODE.test(given) ? given : refuse('编码只用文字、数字和 . _ -，最多 40 字')),
  write: (value) => value,
});

/** The code of a row in another table. */
export const codeOf = (table: string, label: string): Kind<string> => ({
  is: `${label}的编码`,
  refused: `${table} 里没有的编码`,
  takes: 'text',
  read(given, at) {
    const value = code().read(given, at);
    at.refer(table, value);
    return value;
  },
  write: (value) => value,
});

export const mobile = (): Kind<string> => ({
  is: '手机号',
  refused: '不是 11 位手机号',
  takes: 'text',
  read(given) {
    const clean = cleanTyped('tel', given);
    return /^1[3-9]\d{9}$/.test(clean) ? clean : refuse(`「${given.slice(0, 20)}」不是手机号，要 11 位，1 开头`);
  },
  write: (value) => value,
});

/** What the company is registered under; it stands on its invoices. */
export const taxNo = (): Kind<string> => ({
  is: '统一社会信用代码',
  refused: '抄错的代码（末位是校验位）',
  takes: 'text',
  read: (given) =>
    isTaxNo(given) ? tidyTaxNo(given) : refuse(`「${given.slice(0, 24)}」不是统一社会信用代码，请照营业执照核对`),
  write: (value) => value,
});

/** Digits as a program reads them: 1,280 without its comma, １２８ as 128, 19.989999999999998 as 19.99. */
function digitsOf(given: string): string {
  const text = given.normalize('NFKC');
  return withoutNoise(/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text);
}

const MOST_YUAN = 10_000_000;
export const yuan = ({ least = 0 }: { least?: number } = {}): Kind<number> => ({
  is: '金额',
  unit: '元',
  refused: `不是数字；多于两位小数；${least > 0 ? `少于 ${least / 100} 元` : '负数'}`,
  takes: 'number',
  read(given) {
    const plain = digitsOf(given.replace(/^[¥￥]\s*|\s*元$/g, ''));
    if (!/^\d+(\.\d{1,2}0*)?$/.test(plain)) return refuse(`「${given.slice(0, 20)}」不是金额，写成 128 或 128.50`);
    const fen = Math.round(Number(plain) * 100);
    if (fen < least) refuse(`不能少于 ${least / 100} 元`);
    if (fen > MOST_YUAN * 100) refuse(`不能多于 ${MOST_YUAN} 元`);
    return fen;
  },
  write: (value) => (value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2)),
});

export const whole = ({
  least = 0,
  most = 1_000_000,
  unit,
}: { least?: number; most?: number; unit?: string } = {}): Kind<number> => ({
  is: '整数',
  ...(unit ? { unit } : {}),
  refused: `不是整数；小于 ${least} 或大于 ${most}`,
  takes: 'number',
  read(given) {
    // A spreadsheet may write 12 as 12.0 or 1,200.
    const plain = digitsOf(given).replace(/\.0+$/, '');
    if (!/^-?\d{1,12}$/.test(plain)) return refuse(`「${given.slice(0, 20)}」不是整数`);
    const value = Number(plain);
    if (value < least) refuse(`不能小于 ${least}`);
    if (value > most) refuse(`不能大于 ${most}`);
    return value;
  },
  write: String,
});

const YES = new Map<string, boolean>([
  ...['是', '1', 'yes', 'true', 'y', '√'].map((word) => [word, true] as const),
  ...['否', '0', 'no', 'false', 'n', '×'].map((word) => [word, false] as const),
]);
export const yes = (): Kind<boolean> => ({
  is: '是或否',
  refused: '是、否以外的字',
  takes: 'text',
  read: (given) => YES.get(given.toLowerCase()) ?? refuse('只填 是 或 否'),
  write: (value) => (value ? '是' : '否'),
});

/** Words of people and what they mean; the meaning itself is understood too. */
export const oneOf = <T extends string>(words: Record<string, T>): Kind<T> => {
  const meanings = new Map<string, T>();
  for (const [word, meaning] of Object.entries(words)) meanings.set(word, meaning).set(meaning, meaning);
  const wordOf = new Map(Object.entries(words).map(([word, meaning]) => [meaning, word]));
  const all = Object.keys(words).join('、');
  return {
    is: '选一个',
    refused: `${all} 以外的词`,
    takes: 'text',
    read: (given) => meanings.get(given) ?? meanings.get(given.toLowerCase()) ?? refuse(`只能是 ${all}`),
    write: (value) => wordOf.get(value) ?? value,
  };
};

const BETWEEN = /\s*[|｜\n]\s*/;
export const listOf = <T>(item: Kind<T>, { most = 30 }: { most?: number } = {}): Kind<T[]> => ({
  is: `${item.is}，用 | 隔开`,
  ...(item.unit ? { unit: item.unit } : {}),
  refused: `多于 ${most} 个；${item.refused}`,
  takes: item.takes,
  read(given, at) {
    const parts = given.split(BETWEEN).filter(Boolean);
    if (parts.length > most) refuse(`最多 ${most} 个，现在 ${parts.length} 个`);
    return parts.map((part) => item.read(part, at));
  },
  write: (values, at) => values.map((value) => item.write(value, at)).join(' | '),
});

/** `名=值 | 名=值`: what stands before the first equals sign, and the value by its kind. `once`: no name twice. */
export const pairs = <N, T>(name: Kind<N>, value: Kind<T>, { most = 30, once = false } = {}): Kind<[N, T][]> => ({
  is: `${name.is}=${value.is}，用 | 隔开`,
  refused: `没有等号；${value.refused}`,
  takes: 'text',
  read(given, at) {
    const parts = given.split(BETWEEN).filter(Boolean);
    if (parts.length > most) refuse(`最多 ${most} 个，现在 ${parts.length} 个`);
    const read = parts.map((part): [N, T] => {
      const [, before = '', after = ''] = /^([^=＝]+?)\s*[=＝]\s*(.*)$/.exec(part) ?? [];
      if (before === '' || after === '') refuse(`「${part.slice(0, 20)}」要写成 名=值`);
      return [name.read(before, at), value.read(after, at)];
    });
    const again = once ? read.find(([own], i) => read.findIndex(([one]) => one === own) < i) : undefined;
    if (again) refuse(`「${String(again[0])}」写了两次`);
    return read;
  },
  write: (values, at) =>
    values.map(([before, after]) => `${name.write(before, at)}=${value.write(after, at)}`).join(' | '),
});

/** An instant, in Shanghai's time; a date alone is its first moment. */
export const instant = (): Kind<number> => ({
  is: '时间',
  unit: '北京时间',
  refused: '不是 2026-11-23 或 2026-11-23 09:30',
  takes: 'instant',
  read(given) {
    const at = momentOf(given);
    return Number.isNaN(at) ? refuse(`「${given.slice(0, 20)}」不是时间，写成 2026-11-23 09:30`) : at;
  },
  write: momentText,
});

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** A month, kept as 2026-06. Spreadsheets take it for the first of its days, or write it Jun-26. */
export const month = (): Kind<string> => ({
  is: '月份',
  refused: '不是 2026年6月',
  takes: 'day',
  read(given) {
    const [, english = '', short = ''] = /^([a-z]{3})-(\d{2})$/i.exec(given) ?? [];
    const [, year = `20${short}`, at = String(MONTHS.indexOf(english.toLowerCase()) + 1)] =
      /^(20\d{2})[-年/.](\d{1,2})(?:月|[-/.]0?1)?$/.exec(given) ?? [];
    return Number(at) >= 1 && Number(at) <= 12
      ? `${year}-${at.padStart(2, '0')}`
      : refuse(`「${given.slice(0, 20)}」不是月份，写成 2026年6月`);
  },
  write: (value) => `${value.slice(0, 4)}年${Number(value.slice(5))}月`,
});

/** Percents, kept in hundredths of one: 95 = 9500. */
export const percent = ({ least = 0.01, most = 99.99 }: { least?: number; most?: number } = {}): Kind<number> => ({
  is: '百分比',
  unit: '%',
  refused: `不是 ${least} 到 ${most} 之间、最多两位小数的数`,
  takes: 'percent',
  read(given) {
    const plain = digitsOf(given.replace(/\s*[%％]$/, ''));
    const value = Math.round(Number(plain) * 100);
    if (!/^\d{1,3}(\.\d{1,2}0*)?$/.test(plain) || value < least * 100 || value > most * 100)
      return refuse(`「${given.slice(0, 20)}」不是 ${least} 到 ${most} 之间的百分比`);
    return value;
  },
  write: (value) => String(value / 100),
});

/** How many times, kept in ten-thousandths: 1.2 = 12000. */
export const times = ({ most }: { most: number }): Kind<number> => ({
  is: '倍数',
  unit: '倍',
  refused: `不是 0 到 ${most} 之间、最多两位小数的数`,
  takes: 'number',
  read(given) {
    const plain = digitsOf(given);
    const value = Math.round(Number(plain) * 10_000);
    if (!/^\d{1,4}(\.\d{1,2}0*)?$/.test(plain) || value > most * 10_000)
      return refuse(`「${given.slice(0, 20)}」不是 0 到 ${most} 之间的倍数，写成 1 或 1.2`);
    return value;
  },
  write: (value) => String(value / 10_000),
});

/** 09:30; a spreadsheet may write 9:30 or 9:30:00. */
export const clock = (): Kind<string> => ({
  is: '钟点',
  refused: '不是 09:30',
  takes: 'clock',
  read(given) {
    const [, hour = '', minute = ''] = /^([01]?\d|2[0-4])[:：]([0-5]\d)(?::00)?$/.exec(given) ?? [];
    return minute === '' || (hour === '24' && minute !== '00')
      ? refuse(`「${given.slice(0, 20)}」不是钟点，写成 09:30`)
      : `${hour.padStart(2, '0')}:${minute}`;
  },
  write: (value) => value,
});

/** Latitude or longitude, as text: no digit is lost. */
export const degree = (most: 90 | 180): Kind<string> => ({
  is: '度数',
  unit: '度',
  refused: `不是 -${most} 到 ${most} 之间的数`,
  takes: 'number',
  read: (given) =>
    /^-?\d{1,3}(\.\d{1,8})?$/.test(given) && Math.abs(Number(given)) <= most
      ? given
      : refuse(`「${given.slice(0, 20)}」不是 -${most} 到 ${most} 之间的度数`),
  write: (value) => value,
});

const PICTURE = /^[^/\\:*?"<>|]+\.(jpe?g|png|webp)$/i;
export const picture = (): Kind<string> => ({
  is: '图片文件名',
  refused: 'pictures 文件夹里没有的文件；路径；不是 jpg、png、webp',
  takes: 'text',
  read(given, at) {
    if (/[/\\]/.test(given)) refuse('只写文件名，图片都放在 pictures 文件夹里');
    if (!PICTURE.test(given)) refuse(`「${given.slice(0, 40)}」不是 jpg、png 或 webp 图片的文件名`);
    return at.picture(given);
  },
  write: (value, at) => at.pictureName(value),
});

const MATERIAL = /^[^/\\:*?"<>|]+\.(pdf|webp|jpe?g|png|mp3|wav|m4a|mp4|xlsx)$/i;
export const material = (): Kind<string> => ({
  is: '资料文件名',
  refused: 'materials 文件夹里没有的文件；路径；不是 pdf、图片、音频、mp4、xlsx',
  takes: 'text',
  read(given, at) {
    if (/[/\\]/.test(given)) refuse('只写文件名，资料都放在 materials 文件夹里');
    if (!MATERIAL.test(given)) refuse(`「${given.slice(0, 40)}」不是 pdf、图片、音频、mp4 或 xlsx 的文件名`);
    return at.material(given);
  },
  write: (value, at) => at.materialName(value),
});

/** In Markdown, where a name may have brackets (`IMG (1).jpg`), and in HTML. */
const PICTURE_IN_TEXT = /(!\[[^\]\n]*\]\(|\bsrc\s*=\s*["']?)((?:[^()\n"'<>]|\([^()\n]*\))+?)(?=\)|["'>]|\/>)/g;
/** As an address of ours it has none. */
const SPELT_WRONG = /[!！][[【][^\]】\n]*[\]】]\s*(?:[(（](?!\/)[^\n]{0,20}|$)/m;
/** A long text in our little markup (lib/markup.ts), or HTML; pictures in it by their file names. */
export const rich = ({ most = 20_000 }: { most?: number } = {}): Kind<string> => {
  const plain = text({ most, lines: true });
  const one = picture();
  return {
    ...plain,
    is: '图文',
    refused: `${plain.refused}；${one.refused}`,
    read(given, at) {
      const value = plain
        .read(given, at)
        .replace(PICTURE_IN_TEXT, (_, before: string, name: string) => before + one.read(name.trim(), at));
      const [wrong] = SPELT_WRONG.exec(value) ?? [];
      if (wrong !== undefined) refuse(`「${wrong.slice(0, 20)}」里的图片要写成 ![说明](文件名.jpg)，用英文的符号`);
      return value;
    },
    write: (value, at) =>
      plain.write(
        value.replace(PICTURE_IN_TEXT, (_, before: string, address: string) => before + one.write(address, at)),
        at,
      ),
  };
};

/** Of a column that may stay empty where there is no value. */
export const maybe = <T>(kind: Kind<T>): Kind<T | null> => ({
  ...kind,
  write: (value, at) => (value === null ? '' : kind.write(value, at)),
});
