/**
 * Pages and sub-packages for app.config.ts: in their groups (rule 6.3). No import of Taro here: the build
 * reads this file before there is one.
 */
import { ROUTE_PATHS, START_PATH } from './table';

/** Sub-package roots in the order of the specification (rule 6.3): `__tests__/contract/routes.txt`. */
const GROUP_ROOTS = [
  'uni_modules/uni-upgrade-center-app',
  'tea',
  'income',
  'outbound',
  'maintenance',
  'asset',
  'site',
  'activity',
  'pointpage',
  'client',
  'entertainment',
  'reservation',
  'collegePackages',
  'shop',
  'member',
  'report',
  'qrCodeOrder',
  'vip',
  'contact',
  'chart',
  'dingding',
] as const;

export interface SubPackage {
  root: string;
  pages: string[];
}

/** `/pages/tea/index` first; paths without a leading slash, as the configuration wants them. */
export function appPages(): { pages: string[]; subPackages: SubPackage[] } {
  const rest = ROUTE_PATHS.map((path) => path.slice(1));
  const subPackages = GROUP_ROOTS.map((root) => ({
    root,
    pages: rest.filter((path) => path.startsWith(`${root}/`)).map((path) => path.slice(root.length + 1)),
  })).filter(({ pages }) => pages.length > 0);
  const grouped = new Set(subPackages.flatMap(({ root, pages }) => pages.map((path) => `${root}/${path}`)));
  const start = START_PATH.slice(1);
  const main = rest.filter((path) => !grouped.has(path) && path !== start);
  return { pages: [start, ...main], subPackages };
}
