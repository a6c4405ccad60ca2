/** Staff one at a time, without a folder: the same column descriptions and the same push. */
import { loadCodes } from './codes';
import type { Folder } from './folder';
import { push, type Push, type TableChange } from './push';
import { Refused, type Fault } from './sheet/fault';
import { readSheet, type RowOf } from './sheet/table';
import { TABLES } from './tables';
import { employees } from './tables/employees';

type Employee = RowOf<typeof employees.columns>;
/** What takes the place of a file in sentences. */
const FILE = '员工';

/** `cells`: by the headings of the employees' table, in either language. */
export async function addStaff(options: Push, cells: Readonly<Record<string, string>>): Promise<TableChange[]> {
  const referred: Folder['referred'] = [];
  const { rows, faults } = readSheet(
    employees,
    { file: FILE, rows: [Object.keys(cells), Object.values(cells)], yml: 'single' },
    {
      picture: () => {
        throw new Refused('图片要写在文件夹里，用 push');
      },
      material: () => {
        throw new Refused('资料要写在文件夹里，用 push');
      },
      refer: (table, code, place) => referred.push({ table, code, place }),
    },
  );
  const there = await current(options);
  const [added] = rows;
  if (added && there.some(({ code }) => code === added.value.code))
    throw new Refused(`工号「${added.value.code}」已经有了`);
  return pushStaff(options, [...there, ...rows.map(({ value }) => value)], referred, faults);
}

export async function disableStaff(options: Push, no: string): Promise<TableChange[]> {
  const there = await current(options);
  if (!there.some(({ code }) => code === no)) throw new Refused(`没有工号「${no}」`);
  return pushStaff(
    options,
    there.filter(({ code }) => code !== no),
  );
}

const current = ({ db, now }: Push): Promise<Employee[]> =>
  db.transaction(async (tx) => employees.load(tx, await loadCodes(tx, TABLES), { now }));

const pushStaff = (
  options: Push,
  rows: readonly Employee[],
  referred: Folder['referred'] = [],
  faults: Fault[] = [],
): Promise<TableChange[]> =>
  push(
    {
      rows: new Map([[employees.name, rows.map((value, i) => ({ row: i + 2, value }))]]),
      files: new Map([[employees.name, FILE]]),
      pictures: new Map(),
      materials: new Map(),
      referred,
      listing: [],
      faults,
    },
    options,
  );
