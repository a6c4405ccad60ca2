/** What an outbound costs and where it goes: said before it is asked for, and written when it is (rules 15.1, 15.4). */
import type { Tx } from '../../../db/client';
import type { AddressSnapshot } from '../../../db/schema';
import { notFound } from '../../../http/errors';
import { chooseAddress, snapshotOf } from '../../people/address/choose';
import { storageFee, storageMonths } from '../cellar/fees';
import { storageRate } from '../cellar/rates';
import type { LotRow } from '../cellar/repository';
import { freightOf } from '../../people/pricing/freight';
import { parcelRule } from '../../people/pricing/parcelRule';
import { findStore } from '../../offer/store/repository';

export interface Outbound {
  grams: number;
  months: number;
  /** Fen; `storageBp`: what the owner's level leaves of it. */
  storage: number;
  storageBp: number;
  freight: number;
  total: number;
  address?: AddressSnapshot;
  /** Why it cannot go there. */
  refused?: string;
}

/** 404 for somebody else's address, and for a shop where nothing is picked up. */
export async function outboundOf(
  tx: Tx,
  lot: LotRow,
  { qty, addressId, storeId }: { qty: number; addressId?: string | undefined; storeId?: string | undefined },
  now: number,
): Promise<Outbound> {
  const grams = lot.weight * qty;
  const rate = await storageRate(tx, lot);
  const storage = storageFee(lot, qty, rate, now);
  const base = { grams, months: storageMonths(lot, now), storage, storageBp: rate };
  if (storeId !== undefined) {
    if (!(await findStore(tx, storeId))?.pickup) throw notFound();
    return { ...base, freight: 0, total: storage };
  }
  const chosen = await chooseAddress(tx, lot.memberId, addressId);
  const { fee, deliverable } = freightOf([await parcelRule(tx)], chosen?.regionCode ?? '', 0, grams);
  // Wholesale is sent in up to ten parts without a fee: its freight was part of its price.
  const freight = lot.source === 'wholesale' ? 0 : fee;
  const refused = chosen === undefined ? '请添加收货地址' : deliverable ? undefined : '该地区暂不支持配送';
  return {
    ...base,
    freight,
    total: storage + freight,
    ...(chosen && { address: snapshotOf(chosen) }),
    ...(refused !== undefined && { refused }),
  };
}
