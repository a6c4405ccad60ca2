/** What `staff add` and `staff disable` change stands in the folder, too: the next push would undo it. */
import path from 'node:path';
import { writeWhole } from '../lib/wholeFile';
import { listFolder } from './listing';
import { readCsv, readSmall, writeCsv } from './sheet/csv';
import { employees } from './tables/employees';

type Cells = Readonly<Record<string, string>>;
type Edit = (rows: string[][]) => string[][];

const columnOf = (word: string) => {
  const own = word.trim();
  return Object.values(employees.columns).find(({ zh, en }) => zh === own || en === own.toLowerCase());
};
const placeOf = (head: readonly string[], en: string) => head.findIndex((word) => columnOf(word)?.en === en);

/** A row more; a column that the table does not have yet is added. `cells`: by headings in either language. */
const adding =
  (cells: Cells): Edit =>
  ([head = [], ...rows]) => {
    const given = new Map(Object.entries(cells).flatMap(([word, cell]) => [[columnOf(word)?.en ?? '', cell]] as const));
    const missing = [...given.keys()].filter((en) => placeOf(head, en) < 0);
    const headings = [...head, ...missing.map((en) => columnOf(en)?.zh ?? en)];
    return [headings, ...rows, headings.map((word) => given.get(columnOf(word)?.en ?? '') ?? '')];
  };

const removing =
  (no: string): Edit =>
  ([head = [], ...rows]) => {
    const at = placeOf(head, employees.columns.code.en);
    return [head, ...rows.filter((cells) => cells[at]?.trim() !== no)];
  };

/** Changes the folder's own table; a sentence where its owner has to. A folder without one has no say in who works there. */
async function edit(folder: string, change: Edit): Promise<string | undefined> {
  const { files } = await listFolder(folder);
  const found = files.find(({ table }) => table === employees.name);
  if (found) {
    const file = path.join(folder, found.name);
    await writeWhole(file, Buffer.from(writeCsv(change(readCsv(await readSmall(file))))));
    return `${found.name} 也改好了。`;
  }
  return files.some(({ is }) => is === 'workbook')
    ? `文件夹里的 shop.xlsx 没有改：员工表在里面的，请自己改，不然下次推送又变回去。`
    : undefined;
}

export const keepAdded = (folder: string, cells: Cells): Promise<string | undefined> => edit(folder, adding(cells));
export const keepDisabled = (folder: string, no: string): Promise<string | undefined> => edit(folder, removing(no));
