/** What is wrong with a folder, in sentences that name the place: nothing is written while there is one. */

/** Thrown by a kind of cell; the reader of the table adds the place. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

export interface Fault {
  /** goods.csv, shop.yml, pictures/1.jpg. */
  file: string;
  /** As a spreadsheet counts: the headings are row 1. */
  row?: number;
  /** What people call that row where it is none of a sheet: 第 2 项; '' = there is only one. */
  place?: string;
  /** Heading of the column. */
  column?: string;
  reason: string;
}

export const sentence = ({ file, row, place, column, reason }: Fault): string => {
  const where = place ?? (row === undefined ? '' : `第 ${row} 行`);
  return `${file}${where && ` ${where}`}${column === undefined ? '' : `「${column}」`}：${reason}`;
};

/** All faults of a folder at once. */
export class FolderFaults extends Error {
  override readonly name = 'FolderFaults';

  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(sentence).join('\n'));
  }
}
