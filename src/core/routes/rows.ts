/**
 * All 211 addresses (rule 6.1): one row per address says what the app knows of it. `/` is a second address of
 * /pages/tea/advertising (the router's customRoutes). In a build for people the row of a page comes with the page, and
 * `config/knownRoutes.mjs` stands here: of a page that is not on the phone yet only its address is known.
 */
import type { PageRow, RouteRow } from './row';
import { cultureRows } from './table/culture';
import { homeRows } from './table/home';
import { moneyRows } from './table/money';
import { shopRows } from './table/shop';
import { staffRows } from './table/staff';
import { venuesRows } from './table/venues';

const rows = { ...homeRows, ...cultureRows, ...moneyRows, ...shopRows, ...venuesRows, ...staffRows };
type Rows = typeof rows;

export type RoutePath = keyof Rows;
/** What every page is opened with, by its address. */
export type Params = { [K in RoutePath]: Rows[K] extends PageRow<infer P> ? P : never };

export const routes: Record<RoutePath, RouteRow> = rows;
