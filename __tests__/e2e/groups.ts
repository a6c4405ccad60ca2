/** Suites that look at every page have one file for each table of routes: every core has work, and a new page asks for no new file. */
import { isBuilt, type BuiltPath } from '../../src/core/routes/table';
import { cultureRows } from '../../src/core/routes/table/culture';
import { homeRows } from '../../src/core/routes/table/home';
import { moneyRows } from '../../src/core/routes/table/money';
import { shopRows } from '../../src/core/routes/table/shop';
import { staffRows } from '../../src/core/routes/table/staff';
import { venuesRows } from '../../src/core/routes/table/venues';

const GROUPS = {
  home: homeRows,
  culture: cultureRows,
  money: moneyRows,
  shop: shopRows,
  venues: venuesRows,
  staff: staffRows,
};
export type PageGroup = keyof typeof GROUPS;

export const pathsOf = (group: PageGroup): BuiltPath[] => Object.keys(GROUPS[group]).filter(isBuilt);
/** Groups that have pages. */
export const groupsBuilt = (): PageGroup[] =>
  (Object.keys(GROUPS) as PageGroup[]).filter((group) => pathsOf(group).length > 0);
