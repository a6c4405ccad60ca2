/** The tables of the folder, in the order in which they are read and written: a row may name rows of tables before it. */
import type { Table } from '../sheet/table';
import { articles } from './articles';
import { auctions } from './auctions';
import { banks } from './banks';
import { banners, entries } from './blocks';
import { flash, groupBuying, tier } from './campaigns';
import { cards } from './cards';
import { classes } from './classes';
import { collectibles } from './collectibles';
import { company } from './company';
import { coupons } from './coupons';
import { employees } from './employees';
import { freight } from './freight';
import { goods } from './goods';
import { levels } from './levels';
import { limits } from './limits';
import { logins } from './logins';
import { makers } from './makers';
import { members } from './members';
import { pages } from './pages';
import { papers } from './papers';
import { payments } from './payments';
import { shell } from './shell';
import { shelves } from './shelves';
import { skus } from './skus';
import { stock } from './stock';
import { stores } from './stores';

// oxlint-disable-next-line typescript/no-explicit-any -- each with columns of its own
export const TABLES: readonly Table<any>[] = [
  company,
  shell,
  papers,
  banks,
  payments,
  logins,
  levels,
  cards,
  limits,
  freight,
  classes,
  makers,
  goods,
  skus,
  stock,
  stores,
  shelves,
  coupons,
  flash,
  groupBuying,
  tier,
  auctions,
  collectibles,
  banners,
  entries,
  articles,
  pages,
  employees,
  members,
];
/** Those that are lists in shop.yml. */
export const IN_YML: ReadonlySet<string> = new Set([
  'company',
  'shell',
  'papers',
  'banks',
  'payments',
  'logins',
  'levels',
  'cards',
  'limits',
  'freight',
]);
