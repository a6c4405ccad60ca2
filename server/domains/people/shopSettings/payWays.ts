/** The ways to pay that the shop keeps open, by what is paid for (shop.yml payments). One that began while it was open is taken all the same. */
import type { OrderGroup } from '../../../../src/contract/payment/schemas';
import type { Tx } from '../../../db/client';
import { refuse } from '../../../http/errors';
import { readShopSettings } from './repository';
import type { ShopSettings, PayWay } from './settings';

export const WAY_WORDS: Readonly<Record<PayWay, string>> = { wallet: '余额', js: '微信支付', offline: '线下转账' };
const WAYS = Object.keys(WAY_WORDS) as PayWay[];

/** What a proof of a transfer is taken for (PayableGroup.transfer). */
const BY_TRANSFER: ReadonlySet<OrderGroup> = new Set(['order', 'recharge', 'points']);

/** A balance is not filled from itself: its given money would grow by that. */
export const waysOf = (group: OrderGroup): PayWay[] =>
  WAYS.filter((way) => (way === 'offline' ? BY_TRANSFER.has(group) : way === 'js' || group !== 'recharge'));

export const openWays = ({ payments }: Pick<ShopSettings, 'payments'>, group: OrderGroup): PayWay[] =>
  waysOf(group).filter((way) => payments[group]?.includes(way) ?? true);

/** Nobody can transfer to no account. */
export const canTransfer = (
  shopSettings: Pick<ShopSettings, 'payments' | 'bankAccounts'>,
  group: OrderGroup,
): boolean => shopSettings.bankAccounts.length > 0 && openWays(shopSettings, group).includes('offline');

/** 422 for a way that is closed. */
export async function checkWayOpen(tx: Tx, group: OrderGroup, way: PayWay): Promise<void> {
  const shopSettings = await readShopSettings(tx);
  if (way === 'offline' ? canTransfer(shopSettings, group) : openWays(shopSettings, group).includes(way)) return;
  throw refuse(`本店这里不能用${WAY_WORDS[way]}付款，请换一种方式`);
}
