/** merchant.profile and merchant.edit: the own shop, the figures of its day, and what of it may be changed without an audit. */
import type { MerchantStat, MerchantView } from '../../../../src/contract/merchant/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { DAY_MS, startOfDay } from '../../../lib/shanghai';
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
  type OwnMerchant,
  type SellerId,
} from './repository';
import { findSeller, requireMerchant } from './who';

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

async function viewOf(tx: Tx, own: OwnMerchant, now: number, { config }: Setup): Promise<MerchantView> {
  const { available: coins } = await accountOf(tx, merchantOwner(own.merchant.id), 'coin');
  return merchantView(own, { coins, license: shownUrl(config, own.papers?.license ?? '', now) });
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

/** 403 no merchant · 400 hours, pictures that are not the member's own uploads. */
export async function editMerchant(
  tx: Tx,
  memberId: string,
  { name, intro, hours, photos, offer, open }: RequestOf<'merchant.edit'>,
  now: number,
  server: Setup,
): Promise<MerchantView> {
  const merchantId = await requireMerchant(tx, memberId);
  const own = await findOwn(tx, memberId);
  if (!own) throw notFound();
  if (photos)
    await checkOwnPhotos(
      tx,
      memberId,
      photos.filter((url) => !own.merchant.photos.includes(url)),
    );
  const title = name?.trim();
  await updateMerchant(tx, merchantId, {
    ...(title === undefined ? {} : { name: title }),
    ...(intro === undefined ? {} : { intro: intro.trim() }),
    ...(hours === undefined ? {} : { hours: readHours(hours) }),
    ...(photos?.[0] === undefined ? {} : { photos, logo: photos[0], cover: photos[0] }),
    ...(offer === undefined ? {} : { offer: offer.trim() }),
    ...(open === undefined ? {} : { open }),
  });
  const changed = await findOwn(tx, memberId);
  if (!changed) throw notFound();
  if (title !== undefined && title !== own.merchant.name) await renameSeller(tx, merchantId, title);
  await openCounter(tx, changed.merchant);
  return viewOf(tx, changed, now, server);
}
