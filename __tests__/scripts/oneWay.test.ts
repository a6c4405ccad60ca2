/** What the app says and draws one way only: the buttons of a question, moments, fields of days, buttons that share a bar. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { texts } from '@/core/texts';

const ROOT = join(__dirname, '../..');
const files = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ file: relative(ROOT, path), text: readFileSync(path, 'utf8') }));
const faults = (find: (text: string, file: string) => readonly string[]) =>
  files.flatMap(({ file, text }) => find(text, file).map((fault) => `${file}: ${fault}`));

/** From an opening bracket to the one that closes it. */
function enclosed(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ('([{'.includes(text[at]!)) depth += 1;
    if (')]}'.includes(text[at]!)) depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  return text.slice(from);
}

describe('the two buttons of a question', () => {
  /** A way out that could be taken for the act, and an act that does not say what happens. */
  const VAGUE_OUT = /\bno(?:: |=)\{?['"](取消|确定|否|不)['"]/g;
  const VAGUE_ACT = /\byes(?:: |=)\{?['"](确定|确认|取消|是|是的|好|好的)['"]/g;
  const wrong = (text: string) => [...text.matchAll(VAGUE_OUT), ...text.matchAll(VAGUE_ACT)].map(([found]) => found);

  test('are told apart', () => {
    expect(wrong(`confirm({ title: '取消？', yes: '取消申请', no: '取消' })`)).toEqual([`no: '取消'`]);
    expect(wrong(`<Dialog yes="确定" no="再想想" />`)).toEqual([`yes="确定"`]);
    expect(wrong(`confirm({ title: '取消？', yes: '取消申请', no: '先不取消' })`)).toEqual([]);
  });
  test('are a way out that is no act, and an act that says what happens', () => {
    expect(texts.wayOut).toBe('再想想');
    expect(faults(wrong)).toEqual([]);
    // Many questions are read, so that a new way to ask one does not go by unseen.
    expect(faults((text) => text.match(/\byes(?:: |=)\{?['"]/g) ?? []).length).toBeGreaterThan(80);
  });
});

describe('moments', () => {
  // Printed, or a seal on a picture: there seconds count.
  const EXACT = ['src/outbound/warehouse/printDocs.ts', 'src/site/live/SnapshotSheet.tsx', 'src/core/lib/time.ts'];
  const own = (text: string) => text.match(/'(MM月DD日 h:m|YYYY\/MM\/DD h:m|YYYY-MM-DD h:m(:s)?|h:m:s)'/g) ?? [];

  test('are written by listTime and fullTime', () => {
    expect(own(`formatTime(at, 'MM月DD日 h:m')`)).toHaveLength(1);
    expect(faults((text, file) => (EXACT.includes(file) ? [] : own(text)))).toEqual([]);
    expect(EXACT.filter((file) => own(files.find((one) => one.file === file)!.text).length === 0)).toEqual([]);
  });
  test('are computed by dayjs in one file, which pages that only show them do without', () => {
    const by = faults((text) => text.match(/from 'dayjs[^']*'/g) ?? []);
    expect(new Set(by.map((fault) => fault.split(':')[0]))).toEqual(new Set(['src/core/lib/calendar.ts']));
  });
});

test('days and hours are chosen on our own calendar: a browser’s speaks its own language', () => {
  const native = (text: string) => text.match(/type=\{?["'](date|time|month|week|datetime-local)["']/g) ?? [];
  expect(native('<input type="date" />')).toHaveLength(1);
  expect(faults(native)).toEqual([]);
});

describe('buttons beside one another at the foot of a page or sheet', () => {
  /** Buttons of a foot of which some take what others leave: one is wide, one narrow. */
  function unequal(text: string): string[] {
    return [...text.matchAll(/\b(?:action|footer)=\{/g)].flatMap(({ index, 0: opening }) => {
      const foot = enclosed(text, index + opening.length - 1);
      const buttons = [...foot.matchAll(/<Button\b((?:[^<>]|=>)*)>/g)].map(([, props = '']) => props);
      if (buttons.length < 2) return [];
      const narrow = buttons.filter((props) => !/\b(grow|block|className)\b/.test(props));
      return narrow.map((props) => `<Button${props}>`);
    });
  }

  test('share it', () => {
    expect(unequal('<Page action={<><Button tone="line">a</Button><Button grow>b</Button></>} />')).toHaveLength(1);
    expect(unequal('<Page action={<><Button grow>a</Button><Button grow>b</Button></>} />')).toEqual([]);
    expect(faults(unequal)).toEqual([]);
  });
});
