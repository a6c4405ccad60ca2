/** The card of a master, as goods, lists, makers, salons and the search show it. */
import type { MasterCard } from '../../../../src/contract/catalogue/schemas';
import { masterColumns } from './repository';

const COLUMNS = Object.keys(masterColumns) as (keyof typeof masterColumns)[];

export const presentMaster = (row: Omit<MasterCard, 'collected'>, collected: boolean): MasterCard => ({
  ...(Object.fromEntries(COLUMNS.map((name) => [name, row[name]])) as typeof row),
  collected,
});
