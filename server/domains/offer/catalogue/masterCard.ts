/** The card of a master, as goods, lists, makers, salons and the search show it. */
import type { MasterCard } from '../../../../src/contract/catalogue/schemas';
import { masters } from '../../../db/schema';

/** All of the card that stands in the master's row. */
export const masterColumns = {
  id: masters.id,
  name: masters.name,
  title: masters.title,
  cateId: masters.cateId,
  avatar: masters.avatar,
  cover: masters.cover,
  region: masters.region,
  works: masters.works,
  followers: masters.followers,
};
const COLUMNS = Object.keys(masterColumns) as (keyof typeof masterColumns)[];

export const presentMaster = (row: Omit<MasterCard, 'collected'>, collected: boolean): MasterCard => ({
  ...(Object.fromEntries(COLUMNS.map((name) => [name, row[name]])) as typeof row),
  collected,
});
