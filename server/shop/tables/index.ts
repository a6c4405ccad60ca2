/** The tables of the folder, in the order in which they are read and written: a row may name rows of tables before it. */
import type { Table } from '../sheet/table';
import { activities, samples } from './activities';
import { articles } from './articles';
import { assets } from './assets';
import { auctions } from './auctions';
import { banks } from './banks';
import { banners, entries } from './blocks';
import { fields, plans } from './fields';
import { filmSets, filmSlices, films, filmSteeps } from './films';
import { flash, groupBuying, tier } from './campaigns';
import { cards } from './cards';
import { classes } from './classes';
import { clients } from './clients';
import { collectibles } from './collectibles';
import { company } from './company';
import { courses } from './courses';
import { coupons } from './coupons';
import { diary, trees } from './trees';
import { donationProjects, donationRules, donationUpdates } from './donations';
import { employees } from './employees';
import { freight } from './freight';
import { goods } from './goods';
import { invoices } from './invoices';
import { lessons, quizzes, transcripts } from './lessons';
import { levels } from './levels';
import { limits } from './limits';
import { liveRooms } from './liveRooms';
import { logins } from './logins';
import { makers } from './makers';
import { materials } from './materials';
import { members } from './members';
import { menu } from './menu';
import { menuAdditions } from './menuAdditions';
import { menuCates } from './menuCates';
import { menuSets } from './menuSets';
import { merchantCates } from './merchantCates';
import { patrolPoints } from './patrols';
import { pages } from './pages';
import { papers } from './papers';
import { payments } from './payments';
import { greetingCards, pointRules } from './points';
import { printers } from './printers';
import { processes, processFieldsTable, processStepsTable } from './processes';
import { quotes } from './quotes';
import { rains } from './rains';
import { redPacketRules } from './redPackets';
import { releaseRules, releases } from './releases';
import { rooms } from './rooms';
import { routes } from './routes';
import { services } from './services';
import { shell } from './shell';
import { shelves } from './shelves';
import { skus } from './skus';
import { stock } from './stock';
import { stores } from './stores';
import { targets } from './targets';
import { team, teamGrades } from './team';
import { teaTables } from './teaTables';
import { moneyPackages, pointsPackages, wallet } from './wallet';
import { places, warehouses } from './warehouses';
import { income, merchant, withdrawal } from './withdrawals';

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
  wallet,
  moneyPackages,
  pointsPackages,
  pointRules,
  greetingCards,
  team,
  teamGrades,
  income,
  withdrawal,
  merchant,
  invoices,
  releaseRules,
  donationRules,
  redPacketRules,
  clients,
  quotes,
  freight,
  warehouses,
  classes,
  makers,
  goods,
  skus,
  stock,
  places,
  stores,
  rooms,
  teaTables,
  printers,
  menuCates,
  menu,
  menuAdditions,
  menuSets,
  services,
  targets,
  shelves,
  coupons,
  flash,
  groupBuying,
  tier,
  auctions,
  collectibles,
  releases,
  rains,
  liveRooms,
  courses,
  lessons,
  quizzes,
  transcripts,
  materials,
  films,
  filmSlices,
  filmSteeps,
  filmSets,
  activities,
  samples,
  fields,
  plans,
  trees,
  diary,
  donationProjects,
  donationUpdates,
  merchantCates,
  banners,
  entries,
  articles,
  pages,
  employees,
  processes,
  processFieldsTable,
  processStepsTable,
  assets,
  patrolPoints,
  routes,
  members,
];
/** Tables that are lists in shop.yml. */
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
  'wallet',
  'money_packages',
  'points_packages',
  'points',
  'greeting_cards',
  'team',
  'team_grades',
  'income',
  'withdrawal',
  'merchant',
  'invoices',
  'release',
  'donation',
  'red_packet',
  'clients',
  'quotes',
  'freight',
  'warehouses',
]);
