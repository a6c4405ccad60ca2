/**
 * Fills an empty database with the demo world (chapter 20 of docs/rules.md). Every date is relative to the day of the first start (`at` = the
 * first instant of that day in Asia/Shanghai), everything random comes from fixed seeds, and a marker in the settings makes a
 * second call do nothing.
 */
import { eq } from 'drizzle-orm';
import type { Server } from '../http/context';
import type { Vault } from '../lib/vault';
import { startOfDay } from '../lib/shanghai';
import type { Tx } from '../db/client';
import { lockStart } from '../db/locks';
import { settings } from '../db/schema';
import { DEMO } from '../domains/people/shopSettings/settings';
import { seedAuctions } from './selling/auction';
import { seedAfterSales } from './orders/afterSales';
import { seedCatalogue } from './goods/catalogue';
import { seedBookings } from './selling/bookings';
import { seedCellar } from './selling/cellar';
import { seedCellarClub } from './selling/cellarClub';
import { seedReleases } from './selling/releases';
import { seedBusinessCards } from './members/businessCards';
import { seedLive } from './content/live';
import { seedTeaGroups } from './content/teaGroups';
import { seedMaterials } from './content/materials';
import { seedCollectibles } from './selling/collectibles';
import { seedActivities } from './content/activities';
import { seedCollege } from './content/college';
import { seedContent } from './content/content';
import { seedCulture } from './content/culture';
import { seedGroves } from './selling/groves';
import { seedGroups } from './selling/groupBuying';
import { seedMerchants } from './selling/merchants';
import { seedMarketing } from './selling/marketing';
import { seedCoupons } from './selling/coupons';
import { seedNotices } from './members/notices';
import { forgetIdentities, seedIdentities } from './members/identities';
import { seedGiving } from './members/giving';
import { seedMembers } from './members/members';
import { seedOrders } from './orders/orders';
import { seedDiscount } from './goods/discount';
import { seedFavourites, seedFootprints } from './members/favourites';
import { seedNewGift } from './members/newGift';
import { seedRedPacketRain, seedRedPackets } from './members/redPackets';
import { seedExchange } from './selling/exchange';
import { seedPrizes } from './selling/prizes';
import { seedCards } from './members/cards';
import { seedInvoices } from './members/invoices';
import { seedReviews } from './goods/reviews';
import { seedShelves } from './goods/shelves';
import { addSettings, seedSite } from './content/site';
import { seedVideos } from './content/videos';
import { seedTasks } from './desk/tasks';
import { seedProcesses } from './desk/processes';
import { seedAssets } from './stores/assets';
import { seedPrinters } from './stores/printers';
import { seedTables } from './stores/tables';
import { seedExplore } from './stores/explore';
import { seedPatrols } from './stores/patrols';
import { seedReports } from './stores/reports';
import { seedStockTakes } from './stores/stockTakes';
import { seedStores } from './goods/stores';
import { seedVenues } from './goods/venues';
import { seedClients } from './clients/clients';
import { seedQuotes } from './clients/quotes';
import { seedKeeping } from './clients/keeping';
import { seedChats } from './chat/chats';
import { seedRecharges } from './orders/recharges';
import { seedWithdrawals } from './orders/withdrawals';
import { seedWarehouse } from './selling/warehouse';
import { seedWholesale } from './selling/wholesale';

export { startOfDay };

/** `at` = midnight of the start day, `now` = the instant of the first start, for things like "18 minutes left". */
type SeedStep = [name: string, run: (tx: Tx, at: number, now: number, vault: Vault | undefined) => Promise<void>];

/** In order: later steps look at rows of earlier ones. */
const STEPS: SeedStep[] = [
  ['members', seedMembers],
  ['site', (tx, at) => seedSite(tx, at)],
  ['catalogue', seedCatalogue],
  ['reviews', seedReviews],
  ['stores', seedStores],
  ['printers', (tx) => seedPrinters(tx)],
  ['venues', seedVenues],
  ['tables', seedTables],
  ['shelves', seedShelves],
  ['marketing', seedMarketing],
  ['coupons', seedCoupons],
  ['orders', seedOrders],
  ['recharges', (tx) => seedRecharges(tx)],
  ['identities', (tx, at, _now, vault) => (vault ? seedIdentities(tx, at, vault) : forgetIdentities(tx))],
  ['withdrawals', (tx) => seedWithdrawals(tx)],
  ['afterSales', seedAfterSales],
  ['wholesale', seedWholesale],
  ['cellar', seedCellar],
  ['cellarClub', seedCellarClub],
  ['groups', seedGroups],
  ['auctions', seedAuctions],
  ['content', seedContent],
  ['culture', seedCulture],
  ['activities', (tx, at) => seedActivities(tx, at)],
  ['merchants', seedMerchants],
  ['warehouse', seedWarehouse],
  ['videos', seedVideos],
  ['collectibles', seedCollectibles],
  ['groves', seedGroves],
  ['releases', seedReleases],
  ['businessCards', seedBusinessCards],
  ['live', seedLive],
  ['college', seedCollege],
  ['materials', (tx, at) => seedMaterials(tx, at)],
  ['teaGroups', seedTeaGroups],
  ['notices', seedNotices],
  ['discount', seedDiscount],
  ['newGift', seedNewGift],
  ['exchange', seedExchange],
  ['prizes', seedPrizes],
  ['favourites', (tx, _at, now) => seedFavourites(tx, now)],
  ['footprints', (tx, _at, now) => seedFootprints(tx, now)],
  ['redPackets', (tx, _at, now) => seedRedPackets(tx, now)],
  ['redPacketRain', seedRedPacketRain],
  ['cards', seedCards],
  ['invoices', seedInvoices],
  ['giving', seedGiving],
  ['assets', seedAssets],
  ['processes', (tx, at) => seedProcesses(tx, at)],
  ['patrols', seedPatrols],
  ['explore', seedExplore],
  ['stockTakes', (tx, at) => seedStockTakes(tx, at)],
  ['reports', seedReports],
  ['tasks', (tx, at) => seedTasks(tx, at)],
  ['clients', (tx, at) => seedClients(tx, at)],
  ['quotes', seedQuotes],
  ['bookings', seedBookings],
  ['keeping', seedKeeping],
  ['chats', seedChats],
];

const SEED_VERSION = 1;

/** True when rows were written, false when the database was seeded before. Without a vault nobody's identity is known. */
export async function seed(
  server: Pick<Server, 'db' | 'now'> & Partial<Pick<Server, 'vault'>>,
  progress?: (step: string) => void,
): Promise<boolean> {
  const now = server.now();
  const at = startOfDay(now);
  return server.db.transaction(async (tx) => {
    await lockStart(tx);
    const [marker] = await tx.select().from(settings).where(eq(settings.key, 'seed'));
    if (marker) {
      await addSettings(tx, DEMO);
      return false;
    }
    for (const [name, run] of STEPS) {
      progress?.(name);
      await run(tx, at, now, server.vault);
    }
    await tx.insert(settings).values({ key: 'seed', value: { version: SEED_VERSION, at } });
    return true;
  });
}
