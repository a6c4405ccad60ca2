/** What a push changes, as lines for the person who pushes. */
import type { Listing } from './listing';
import { keyOf, type Column } from './sheet/table';
import type { TableChange } from './push';

/** More of a kind are only counted. */
const MOST_LINES = 20;
const MOST_LETTERS = 24;

export function report(changes: readonly TableChange[], pictureName: (address: string) => string): string[] {
  // Both are names of files by what they hold.
  const naming = { pictureName, materialName: pictureName };
  const lines = changes.flatMap(({ table, change: { added, changed, removed } }) => {
    if (added.length + changed.length + removed.length === 0) return [];
    const text = (it: Column, value: unknown) => short(value === null ? '' : it.kind.write(value, naming));
    return [
      `${table.label}：新增 ${added.length}，改动 ${changed.length}，${table.remove?.word ?? '删除'} ${removed.length}`,
      ...few(added, (row) => `  + ${keyOf(table, row)}`),
      ...few(changed, ({ before, after, fields }) => {
        const parts = fields.map((name) => {
          const it = table.columns[name] as Column;
          return `${it.zh} ${text(it, before[name])} → ${text(it, after[name])}`;
        });
        return `  ~ ${keyOf(table, after)}：${parts.join('；')}`;
      }),
      ...few(removed, (row) => `  - ${keyOf(table, row)}`),
    ];
  });
  return lines.length > 0 ? lines : ['没有改动。'];
}

function few<T>(rows: readonly T[], line: (row: T) => string): string[] {
  const shown = rows.slice(0, MOST_LINES).map(line);
  return rows.length > shown.length ? [...shown, `  … 还有 ${rows.length - shown.length} 行`] : shown;
}

function short(text: string): string {
  const plain = text.replaceAll('\n', ' ');
  const letters = Array.from(plain);
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : plain || '（空）';
}

/** One list of what lies in the folder: what was read, and what was not and why. */
export function contents(listing: readonly Listing[], pictures: number): string[] {
  const read = listing.filter(({ reason }) => reason === undefined).map(({ file }) => file);
  const left = listing.filter(({ reason }) => reason !== undefined);
  return [
    `读了：${[...read, ...(pictures > 0 ? [`${pictures} 张图片`] : [])].join('、') || '没有一张表'}`,
    ...few(left, ({ file, reason }) => `没有读：${file}，${reason}`),
  ];
}
