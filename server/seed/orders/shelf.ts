/** What the order seed needs to know of catalogue and members, read once. */
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  addresses,
  couponTemplates,
  freightTemplates,
  goods,
  memberCoupons,
  members,
  skus,
  type AddressSnapshot,
} from '../../db/schema';
import { loadSaleSkus, type SaleSku } from '../../domains/offer/stock/saleSkus';
import { snapshotOf } from '../../domains/people/address/choose';
import { DEMO } from '../../domains/people/shopSettings/settings';
import { levelOf, type PriceViewer } from '../../domains/people/pricing/levels';
import type { CouponRule } from '../../domains/people/pricing/coupons';
import type { FreightRule } from '../../domains/people/pricing/freight';
import { listGiftSteps } from '../../domains/offer/catalogue/repository';
import { FRIEND, LEADER, MAIN } from './shapes';

export interface Shelf {
  skus: Map<string, SaleSku>;
  /** SKUs that anybody may have bought. */
  usual: string[];
  freight: Map<string, FreightRule>;
  /** By member coupon id. */
  coupons: Map<string, CouponRule>;
  steps: { id: string; threshold: number; skuId: string }[];
  viewerOf(memberId: string): PriceViewer;
  /** Who fetches an order of this member. */
  fetcherOf(memberId: string): { name: string; mobile: string };
  addressOf(memberId: string, index: number): AddressSnapshot;
}

/** Growth at the end of the seed (rule 20.1): it decides the level at which orders were priced. */
export const GROWTH: Record<string, number> = { [MAIN]: 3260, [FRIEND]: 860, [LEADER]: 9400 };

const REGIONS: [code: string, detail: string][] = [
  ['330106', '文三路 259 号昌地火炬大厦 8 层'],
  ['310101', '南京东路 300 号恒基名人广场'],
  ['110105', '建国路 93 号万达广场 6 号楼'],
  ['440106', '天河路 385 号太古汇 1 座'],
  ['510104', '红星路三段 1 号国金中心'],
  ['320508', '平江路 158 号'],
  ['350203', '中山路 76 号'],
  ['420106', '楚河汉街 12 号'],
];

export async function loadShelf(tx: Tx, now: number): Promise<Shelf> {
  const all = await tx.select({ id: skus.id }).from(skus).innerJoin(goods, eq(goods.id, skus.goodsId)).orderBy(skus.id);
  const sale = await loadSaleSkus(
    tx,
    all.map((row) => row.id),
  );
  const rules = await tx.select().from(freightTemplates);
  const held = await tx
    .select({ id: memberCoupons.id, rule: couponTemplates })
    .from(memberCoupons)
    .innerJoin(couponTemplates, eq(couponTemplates.id, memberCoupons.templateId));
  const people = await tx.select().from(members);
  const own = await tx
    .select()
    .from(addresses)
    .where(inArray(addresses.memberId, [MAIN]));
  const home = own.find((row) => row.isDefault) ?? own[0];
  const cheap = (sku: SaleSku) => sku.onSale && sku.free > 20 && sku.perMember === undefined && sku.price < 100_000;
  const fetcherOf = (memberId: string) => {
    const member = people.find((person) => person.id === memberId);
    return { name: member?.nickname ?? '茶友', mobile: member?.mobile ?? '13800000000' };
  };
  return {
    skus: sale,
    usual: [...sale.values()].filter(cheap).map((sku) => sku.skuId),
    freight: new Map(rules.map((rule) => [rule.id, rule])),
    coupons: new Map(held.map(({ id, rule }) => [id, rule])),
    steps: await listGiftSteps(tx),
    viewerOf: (memberId) => {
      const member = people.find((person) => person.id === memberId);
      return {
        memberId,
        shopSettings: DEMO.shopSettings,
        level: levelOf(DEMO.shopSettings.levels, GROWTH[memberId] ?? 0),
        hasCard: (member?.vipUntil ?? 0) > now,
        wholesaler: false,
      };
    },
    fetcherOf,
    addressOf: (memberId, index) => {
      if (memberId === MAIN && home) return snapshotOf(home);
      const [regionCode, detail] = REGIONS[index % REGIONS.length] as (typeof REGIONS)[number];
      const base = { id: '0', memberId, lat: null, lng: null, isDefault: false, createdAt: now, deletedAt: null };
      return snapshotOf({
        ...base,
        ...fetcherOf(memberId),
        regionCode,
        detail,
        tag: '',
      });
    },
  };
}
