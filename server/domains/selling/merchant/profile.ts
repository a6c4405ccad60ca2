/** merchant.profile and merchant.edit: the own shop, the figures of its day, and what of it may be changed without an audit. */
import type { MerchantStat, MerchantView } from '../../../../src/contract/merchant/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import type { Setup } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { DAY_MS, startOfDay } from '../../../lib/shanghai';
import type { Asking } from '../../people/contentCheck/open';
import { checkOwnPhotos } from '../../people/file/own';
import { shownUrl } from '../../people/file/sealed';
import { readShopSettings } from '../../people/shopSettings/repository';
import { accountOf } from '../../people/ledger/repository';
import { merchantOwner } from '../../trade/order/sellers';
import { openCounter } from './apply';
import { readHours } from './hours';
import { merchantView } from './presenter';
import {
  countProducts,
  countReturns,
  countStages,
  findOwn,
  renameSeller,
  sumHeld,
  sumPaid,
  updateMerchant,
  type Merchant,
  type OwnMerchant,
  type SellerId,
} from './repository';
import { findSeller, requireMerchant } from './who';
import { openShopWishes, wishedShop } from './wishes';

const WEEK_MS = 7 * DAY_MS;

/** Nothing for who never applied; the figures are those of who sells. */
export async function readProfile(
  tx: Tx,
  memberId: string,
  now: number,
  server: Setup,
): Promise<DataOf<'merchant.profile'>> {
  const seller = await findSeller(tx, memberId);
  const own = await findOwn(tx, memberId);
  return {
    ...(own ? { merchant: await viewOf(tx, own, now, server) } : {}),
    ...(seller === undefined ? {} : { stat: await statOf(tx, seller, now) }),
    ...(seller === null ? { house: (await readShopSettings(tx)).seller } : {}),
  };
}

async function viewOf(tx: Tx, shown: OwnMerchant, now: number, { config }: Setup): Promise<MerchantView> {
  const { own, standing } = await wishedShop(tx, shown);
  const { available: coins } = await accountOf(tx, merchantOwner(own.merchant.id), 'coin');
  return { ...merchantView(own, { coins, license: shownUrl(config, own.papers?.license ?? '', now) }), ...standing };
}

const GOODS_TABS = { on: '在售', soldout: '售罄', audit: '审核', off: '下架' } as const;
type GoodsTab = keyof typeof GOODS_TABS;

/** The house's orders go through the warehouse: beside its goods there is nothing to count here. */
async function statOf(tx: Tx, seller: SellerId, now: number): Promise<MerchantStat> {
  const counted = await countProducts(tx, seller);
  const goods = (Object.keys(GOODS_TABS) as GoodsTab[]).map((id) => ({
    id,
    label: GOODS_TABS[id],
    count: counted[id],
  }));
  if (seller === null) return { ...NOTHING, goods };
  const today = startOfDay(now);
  const day = await sumPaid(tx, seller, today, now + 1);
  const before = await sumPaid(tx, seller, today - WEEK_MS, now + 1 - WEEK_MS);
  const stages = await countStages(tx, seller);
  const money = await accountOf(tx, merchantOwner(seller), 'money');
  return {
    todayOrders: day.orders,
    todayAmount: day.amount,
    todayQty: day.qty,
    weekAgoAmount: before.amount,
    toShip: stages.get('ship') ?? 0,
    toPick: stages.get('pickup') ?? 0,
    returns: await countReturns(tx, seller),
    balance: money.available,
    withdrawable: Math.max(0, money.available - (await sumHeld(tx, seller, now))),
    coins: (await accountOf(tx, merchantOwner(seller), 'coin')).available,
    goods,
  };
}

const NOTHING: Omit<MerchantStat, 'goods'> = {
  todayOrders: 0,
  todayAmount: 0,
  todayQty: 0,
  weekAgoAmount: 0,
  toShip: 0,
  toPick: 0,
  returns: 0,
  balance: 0,
  withdrawable: 0,
  coins: 0,
};

/** 403 no merchant · 400 hours, pictures that are not the member's own uploads. Words and pictures wait for their check. */
export async function editMerchant(
  tx: Tx,
  memberId: string,
  { hours, open, ...told }: RequestOf<'merchant.edit'>,
  now: number,
  server: Setup & Asking,
): Promise<MerchantView> {
  await requireMerchant(tx, memberId);
  await lockMember(tx, memberId);
  const own = await findOwn(tx, memberId);
  if (!own) throw notFound();
  if (told.photos)
    await checkOwnPhotos(
      tx,
      memberId,
      told.photos.filter((url) => !own.merchant.photos.includes(url)),
    );
  const atOnce = await openShopWishes(tx, memberId, own.merchant, told, now, server);
  const change = { ...atOnce, open, ...(hours === undefined ? {} : { hours: readHours(hours) }) };
  return viewOf(tx, await writeShop(tx, memberId, own, change), now, server);
}

type Told = Pick<Merchant, 'name' | 'intro' | 'hours' | 'photos' | 'offer' | 'open'>;
/** undefined: stays as it is. */
type Change = { [K in keyof Told]?: Told[K] | undefined };

/** Goods and counter say the same. */
export async function writeShop(tx: Tx, memberId: string, own: OwnMerchant, change: Change): Promise<OwnMerchant> {
  const { id, name: before } = own.merchant;
  const { photos, ...words } = change;
  const set: Partial<Merchant> = {};
  Object.assign(set, Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)));
  if (photos?.[0] !== undefined) Object.assign(set, { photos, logo: photos[0], cover: photos[0] });
  await updateMerchant(tx, id, set);
  const changed = await findOwn(tx, memberId);
  if (!changed) throw notFound();
  if (set.name !== undefined && set.name !== before) await renameSeller(tx, id, set.name);
  await openCounter(tx, changed.merchant);
  return changed;
}
