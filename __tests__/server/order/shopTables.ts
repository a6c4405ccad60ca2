/** A small shop in empty tables: what the order tests buy. Prices in fen. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../../server/db/client';
import {
  addresses,
  campaigns,
  campaignSkus,
  couponTemplates,
  freightTemplates,
  giftSteps,
  goods,
  members,
  skus,
  stores,
  storeStocks,
} from '../../../server/db/schema';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import type { TestServer } from '../harness';

/** 雅士 with annual card: 9 折. */
export const ANNA = '11';
/** 茶友: no member price. */
export const BEN = '12';
export const TEA = '2101';
export const RARE = '2201';
export const CAKE = '2301';
export const GIFT = '2401';
/** Sold in the flash sale that runs. */
export const FLASH_TEA = '2601';
export const FLASH = '3100';
export const STORE = '1';
export const HOME: Record<string, string> = { [ANNA]: '7011', [BEN]: '7012' };
export const TIBET = '7999';
export const COUPON_30 = '5001';

const goodsRow = (
  id: string,
  title: string,
  more: Partial<typeof goods.$inferInsert> = {},
): typeof goods.$inferInsert => ({
  id,
  no: `G${id}`,
  title,
  subtitle: title,
  categoryId: '10',
  rootCategoryId: '1',
  images: [`/images/goods/${id}.webp`],
  detailHtml: '',
  marks: ['member'],
  deliveryTypes: ['express', 'pickup'],
  freightTemplateId: '801',
  seller: '叶间自营',
  origin: '浙江',
  brew: { temp: '', ratio: '', steps: [] },
  minPrice: 100,
  minMarketPrice: 100,
  searchText: title,
  listedAt: 1,
  ...more,
});
const skuRow = (
  id: string,
  goodsId: string,
  price: number,
  stock: number,
  more: Partial<typeof skus.$inferInsert> = {},
): typeof skus.$inferInsert => ({
  id,
  goodsId,
  specValues: ['100g'],
  price,
  marketPrice: price,
  cost: 1,
  stock,
  image: '/images/sku.webp',
  barCode: `B${id}`,
  weight: 200,
  ...more,
});

export async function addMember(db: Db, id: string, now: number, money = 0): Promise<void> {
  await db.insert(members).values({
    id,
    no: `M${id}`,
    mobile: `138${id.padStart(8, '0')}`,
    nickname: `会员${id}`,
    avatar: '',
    createdAt: now,
    noticeSettings: { order: true, service: true, marketing: true, team: true, table: true, sms: true, sound: true },
  });
  await db.insert(addresses).values({
    id: `70${id}`,
    memberId: id,
    name: '张三',
    mobile: '13811112222',
    regionCode: '330106',
    detail: '龙井路 1 号',
    isDefault: true,
    createdAt: now,
  });
  if (money > 0)
    await book(db, {
      owner: memberOwner(id),
      unit: 'money',
      bizType: 'recharge',
      bizId: 'start',
      delta: money,
      at: now,
    });
}

export async function fillShop(app: Pick<TestServer, 'db' | 'clock'>): Promise<void> {
  const { db } = app;
  const now = app.clock.now();
  await db.insert(freightTemplates).values({
    id: '801',
    name: '茶叶',
    company: '顺丰速运',
    base: 1000,
    perKg: 300,
    freeOver: 9900,
    remote: { '54': 2000, '65': 2000 },
    refused: ['71'],
  });
  await db
    .insert(goods)
    .values([
      goodsRow('21', '蜜兰香'),
      goodsRow('22', '老枞', { perMember: 2 }),
      goodsRow('23', '绿豆糕', { marks: [], deliveryTypes: ['express'], seller: '苏记茶点', merchantId: '1' }),
      goodsRow('24', '菊花枸杞', { marks: [] }),
      goodsRow('26', '凤凰单丛'),
    ]);
  await db
    .insert(skus)
    .values([
      skuRow(TEA, '21', 23_800, 100),
      skuRow('2102', '21', 45_800, 100),
      skuRow(RARE, '22', 10_000, 10),
      skuRow(CAKE, '23', 4_800, 20, { moq: 2, multiple: 2 }),
      skuRow(GIFT, '24', 4_800, 5),
      skuRow(FLASH_TEA, '26', 23_800, 100),
    ]);
  await db.insert(stores).values({
    id: STORE,
    name: '叶间·西湖总店',
    city: '杭州',
    cover: '',
    address: '杨公堤',
    lat: '30.2',
    lng: '120.1',
    tel: '0571',
    hours: { open: '09:30', close: '22:30', closedDays: [] },
    bookable: true,
    pickup: true,
  });
  await db
    .insert(storeStocks)
    .values([TEA, '2102', RARE, GIFT].map((skuId) => ({ storeId: STORE, skuId, stock: 100 })));
  await db.insert(campaigns).values({
    id: FLASH,
    type: 'discount',
    title: '10:00 秒杀',
    goodsId: '26',
    slotLabel: '10:00',
    startAt: now - 1000,
    endAt: now + 3_600_000,
    perMember: 2,
  });
  await db.insert(campaignSkus).values({ campaignId: FLASH, skuId: FLASH_TEA, price: 15_000, stock: 3 });
  await db.insert(giftSteps).values({ id: '1', threshold: 40_000, skuId: GIFT, active: true });
  await db.insert(couponTemplates).values([
    {
      id: COUPON_30,
      title: '满 199 减 30',
      kind: 'cash',
      amount: 3000,
      threshold: 19_900,
      scopeText: '全场通用',
      takeType: 'center',
      total: 100,
      issued: 0,
      takeFrom: 0,
      takeTo: now + 9e9,
      validDays: 30,
    },
    {
      id: '5002',
      title: '最后一张',
      kind: 'cash',
      amount: 100,
      scopeText: '全场通用',
      takeType: 'center',
      total: 1,
      issued: 0,
      takeFrom: 0,
      takeTo: now + 9e9,
      validDays: 30,
    },
    {
      id: '5003',
      title: '雅士券',
      kind: 'cash',
      amount: 100,
      scopeText: '全场通用',
      takeType: 'level',
      needLevel: 3,
      total: 9,
      issued: 0,
      takeFrom: 0,
      takeTo: now + 9e9,
      validDays: 30,
    },
    {
      id: '5004',
      title: '明日开抢',
      kind: 'cash',
      amount: 100,
      scopeText: '全场通用',
      takeType: 'center',
      total: 9,
      issued: 0,
      takeFrom: now + 9e7,
      takeTo: now + 9e9,
      validDays: 30,
    },
  ]);
  await addMember(db, ANNA, now, 200_000);
  await addMember(db, BEN, now);
  await db.insert(addresses).values({
    id: TIBET,
    memberId: ANNA,
    name: '拉姆',
    mobile: '13600005678',
    regionCode: '540102',
    detail: '北京东路 36 号',
    createdAt: now,
  });
  await db
    .update(members)
    .set({ vipUntil: now + 9e9 })
    .where(eq(members.id, ANNA));
  await book(db, { owner: memberOwner(ANNA), unit: 'growth', bizType: 'adjust', bizId: 'start', delta: 3000, at: now });
  await book(db, { owner: memberOwner(ANNA), unit: 'points', bizType: 'gift', bizId: 'start', delta: 5000, at: now });
}
