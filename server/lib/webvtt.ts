/**
 * WebVTT: what is said in a film or a lesson, with its seconds. Read as players read it, and as the tools of others write it: names, settings,
 * notes and styles are left out, a comma is a point, an hour may be missing.
 */

export interface Cue {
  /** Seconds. */
  from: number;
  to: number;
  text: string;
}

interface Read {
  /** By time. */
  cues: Cue[];
  /** The first thing that is not WebVTT, for who wrote it. */
  fault?: { line: number; reason: string };
}

const TIME = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,3}))?$/;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', lrm: '', rlm: '' };
const MAX_CODE = 0x10ffff;
/** Blocks that are no cues. */
const ASIDE = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

function secondsOf(text: string): number | undefined {
  const [whole, hours = '0', minutes = '', seconds = '', part = '0'] = TIME.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const thousandths = Number(part.padEnd(3, '0'));
  return (Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000 + thousandths) / 1000;
}

function signOf(all: string, ten?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name] ?? all;
  const code = ten === undefined ? parseInt(hex ?? '', 16) : Number(ten);
  return code > 0 && code <= MAX_CODE ? String.fromCodePoint(code) : '';
}

/** Without who speaks and how it is shown: <v 名字>, <i>, {\an8}; what stands for a sign is that sign, once. */
const plain = (line: string): string =>
  line
    .replace(/<[^>]*>|\{\\[^}]*\}/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, signOf)
    .trim();

const isTimes = (line: string): boolean => line.includes('-->');
/** Lines that stand together, with the number of the first; times begin another cue also where the empty line before them is missing. */
function blocksOf(lines: readonly string[]): { first: number; lines: string[] }[] {
  const blocks: { first: number; lines: string[] }[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const last = blocks.at(-1);
    const isNext = last !== undefined && last.first + last.lines.length === at + 1;
    const isCue = isTimes(line) && last?.lines.some(isTimes) === true && !ASIDE.test(last.lines[0] ?? '');
    if (isNext && !isCue) last.lines.push(line);
    else blocks.push({ first: at + 1, lines: [line] });
  }
  return blocks;
}

/** Of its lines what it says, or the line that is wrong; undefined for the head of the file and words after an empty line, which players leave out. */
function cueOf({
  first,
  lines,
}: {
  first: number;
  lines: readonly string[];
}): Cue | NonNullable<Read['fault']> | undefined {
  const at = lines.findIndex(isTimes);
  if (at < 0 || ASIDE.test(lines[0] ?? '')) return undefined;
  const [start = '', rest = ''] = (lines[at] ?? '').split('-->');
  // Settings may touch the time before them.
  const [from, to] = [secondsOf(start.trim()), secondsOf(/^[\d:.,]+/.exec(rest.trim())?.[0] ?? '')];
  const line = first + at;
  if (from === undefined || to === undefined) return { line, reason: '时间要写成 00:01:05.000 --> 00:01:09.000' };
  if (to <= from) return { line, reason: '结束要比开始晚' };
  const said = lines.slice(at + 1).map(plain);
  return { from, to, text: said.filter(Boolean).join(' ') };
}

export function readVtt(source: string): Read {
  const lines = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  if (source.trim() === '') return { cues: [] };
  if (!/^WEBVTT(?:\s|$)/.test(lines[0] ?? '')) return { cues: [], fault: { line: 1, reason: '第一行要写 WEBVTT' } };
  const read = blocksOf(lines).flatMap((block) => cueOf(block) ?? []);
  const fault = read.find((one) => 'reason' in one);
  const cues = read.filter((one) => 'text' in one && one.text !== '') as Cue[];
  return { cues: cues.sort((one, other) => one.from - other.from), ...(fault && { fault }) };
}

/** The words alone, a line each. */
export const spokenOf = (source: string): string =>
  readVtt(source)
    .cues.map(({ text }) => text)
    .join('\n');

const two = (value: number): string => String(value).padStart(2, '0');
const time = (seconds: number): string => {
  const all = Math.round(seconds * 1000);
  const whole = Math.floor(all / 1000);
  const thousandths = String(all % 1000).padStart(3, '0');
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${thousandths}`;
};
/** What would be read as something else stands as its name. */
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const safe = (text: string): string => text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);

export const writeVtt = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `\n${time(from)} --> ${time(to)}\n${safe(text)}`)].join('\n');
