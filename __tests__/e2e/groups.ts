/** Suites that look at every page have one file for each table of routes: every core has work, and a new page asks for no new file. */
import { isRoute, type RoutePath } from '../../src/core/routes/table';
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

export const pathsOf = (group: PageGroup): RoutePath[] => Object.keys(GROUPS[group]).filter(isRoute);
export const PAGE_GROUPS = Object.keys(GROUPS) as PageGroup[];
