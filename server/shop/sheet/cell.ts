/**
 * What stands in a cell before its column reads it. A spreadsheet keeps a number and how it is shown: 95% is 0.95 in the format 0%, 3-1 is
 * 46447 in a format of days. Which of the two is meant is known by the column alone, so both come as far as here.
 */
import { format as shownAs, getFormatInfo } from 'numfmt';
import { Refused } from './fault';

/** A number of a spreadsheet and its format. */
export interface Figure {
  value: number;
  format: string;
}
/** A cell without content that could be read, and why. */
export interface Unreadable {
  unreadable: string;
}
export type Cell = string | Figure | Unreadable;

/** What a column takes a number of a spreadsheet for. */
export type Takes = 'text' | 'number' | 'percent' | 'instant' | 'day' | 'clock';

export const GENERAL = 'General';
export const SCIENTIFIC = '0.00E+00';
const AS_TEXT = '把这一格设成「文本」格式，再填一遍';

export const isBlank = (cell: Cell): boolean => typeof cell === 'string' && cell.trim() === '';

/** What spreadsheets put where they cannot count, or where a column is too narrow for its number. */
const ERROR =
  /^(#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|UNKNOWN!|CONNECT!|BUSY!|EXTERNAL!|PYTHON!|GETTING_DATA)|#{3,}|Err:\d{3})$/i;
export const isError = (text: string): boolean => ERROR.test(text);
export const errorIn = (text: string): string =>
  `「${text.slice(0, 20)}」是表格里没有算出来、或没有显示出来的值，请填上内容`;

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
/** A long number, or 3-1, after a spreadsheet wrote it its own way: what it was cannot be known any more. */
const SHORTENED = /^\d(\.\d+)?E\+\d+$/i;
const DAY_OF = new RegExp(`^(\\d{1,2}月\\d{1,2}日|\\d{1,2}-${MONTH}|${MONTH}-\\d{1,2})$`, 'i');
/** A text that only an apostrophe keeps as it is. */
export const isMangled = (text: string): boolean => SHORTENED.test(text) || DAY_OF.test(text);

const shortened = (text: string) => `「${text}」后面的数字丢了：${AS_TEXT}`;
const turnedToDay = (text: string) => `「${text}」是表格软件改成的日期：${AS_TEXT}；真的是日期，前面加一个 '`;

/** The text that the column reads; refuses what it does not take. */
export function contentOf(cell: Cell, takes: Takes): string {
  if (typeof cell !== 'string') return 'unreadable' in cell ? refuse(cell.unreadable) : textOfFigure(cell, takes);
  const text = cell.trim();
  if (isError(text)) refuse(errorIn(text));
  if (takes === 'text' && SHORTENED.test(text)) refuse(shortened(text));
  if (takes === 'text' && DAY_OF.test(text)) refuse(turnedToDay(text));
  return text;
}

const refuse = (reason: string): never => {
  throw new Refused(reason);
};

/** Spreadsheets count in fifteen digits: 19.989999999999998 is 19.99. */
const DIGITS = 15;
const PLAIN = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: DIGITS });
const plain = (value: number): string => PLAIN.format(value);
/** The same of a number that some program wrote as text with all its digits. */
export const withoutNoise = (text: string): string =>
  /^-?\d+\.\d+$/.test(text) && text.replace(/^-?0*\.?0*|\./g, '').length >= DIGITS ? plain(Number(text)) : text;

type Nature = 'number' | 'percent' | 'scientific' | 'date' | 'time';

/** A format is used by many cells. */
const natures = new Map<string, Nature>();
export function natureOf(format: string): Nature {
  const known = natures.get(format);
  if (known) return known;
  const nature = findNature(format);
  natures.set(format, nature);
  return nature;
}

function findNature(format: string): Nature {
  try {
    const { type, isDate, isPercent } = getFormatInfo(format);
    if (isDate) return type === 'time' ? 'time' : 'date';
    return isPercent ? 'percent' : type === 'scientific' ? 'scientific' : 'number';
  } catch {
    return 'number';
  }
}

/** As people see it. */
function shown({ value, format }: Figure): string {
  try {
    return shownAs(format, value, { throws: false }).trim();
  } catch {
    return plain(value);
  }
}

const WORDS: Record<Takes, string> = {
  text: '文字',
  number: '数字',
  percent: '百分比',
  instant: '时间',
  day: '日期',
  clock: '钟点',
};
const NATURES: Record<Nature, string> = {
  number: '数字',
  scientific: '数字',
  percent: '百分数',
  date: '日期',
  time: '钟点',
};

function textOfFigure(figure: Figure, takes: Takes): string {
  const { value, format } = figure;
  const nature = natureOf(format);
  const isNumber = nature === 'number' || nature === 'scientific';
  const wrong = () => refuse(`「${shown(figure)}」是${NATURES[nature]}，这里要填${WORDS[takes]}`);
  switch (takes) {
    case 'number':
      return isNumber ? plain(value) : wrong();
    case 'percent':
      return isNumber ? plain(value) : nature === 'percent' ? plain(value * 100) : wrong();
    case 'clock':
      return (nature === 'time' ? clockOf(value) : undefined) ?? wrong();
    case 'instant':
      return (nature === 'date' ? momentOfSerial(value) : undefined) ?? wrong();
    case 'day':
      return (nature === 'date' ? momentOfSerial(value) : undefined)?.slice(0, 10) ?? wrong();
    case 'text':
      return textInText(figure, nature);
  }
}

/** More digits than a spreadsheet keeps. */
const TOO_LONG = 10 ** DIGITS;

function textInText(figure: Figure, nature: Nature): string {
  if (nature === 'date' || nature === 'time') refuse(turnedToDay(shown(figure)));
  if (nature === 'scientific') refuse(shortened(shown(figure)));
  if (Math.abs(figure.value) >= TOO_LONG) refuse(shortened(plain(figure.value)));
  // A number without a format of its own is shown as wide as its column: all of it is meant.
  return /^(General|@|)$/i.test(figure.format) ? plain(figure.value) : shown(figure);
}

const DAY_SECONDS = 86_400;
/** 29 February 1900, which spreadsheets count and nobody lived. */
const NO_DAY = 60;
const EPOCH = Date.UTC(1899, 11, 30);
const two = (value: number) => String(value).padStart(2, '0');

/** 0.34375 = 08:15; the whole day is 24:00. */
function clockOf(value: number): string | undefined {
  const minutes = Math.round((value > 1 ? value % 1 : value) * 24 * 60);
  return value < 0 ? undefined : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** `2026-11-23`, `2026-11-23 09:30`, seconds when there are some: what the clock on the wall showed, in no zone. */
function momentOfSerial(value: number): string | undefined {
  const seconds = Math.round(value * DAY_SECONDS);
  const day = Math.floor(seconds / DAY_SECONDS);
  if (day < 1 || day === NO_DAY) return undefined;
  const at = new Date(EPOCH + (seconds + (day < NO_DAY ? DAY_SECONDS : 0)) * 1000);
  if (Number.isNaN(at.valueOf())) return undefined;
  return at
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
    .replace(/:00$/, '')
    .replace(/ 00:00$/, '');
}

/** The number of an ISO text, which some programs write instead: what it says, in no zone. */
export function serialOf(iso: string): number | undefined {
  const [, day = '', clock = '00:00:00'] =
    /^(?:(\d{4}-\d\d-\d\d)(?:T|$))?(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?/.exec(iso) ?? [];
  const time = Date.parse(`1970-01-01T${clock}Z`) / 1000 / DAY_SECONDS;
  const days = day === '' ? 0 : (Date.parse(`${day}T00:00:00Z`) - EPOCH) / 1000 / DAY_SECONDS;
  return iso === '' || Number.isNaN(days + time) ? undefined : days + time;
}
