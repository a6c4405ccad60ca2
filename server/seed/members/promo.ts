/**
 * Zones, samples, points and coin goods, the prize pool, and what 林知夏 kept and looked at (rule 20.3). Ids: zones 5301-5304,
 * samples 5311-5313, exchange goods 5401-5426, pool 5500, prizes 5501-5508, draws from 5601, favourites from 5701, footprints from 5801, red packets 573001-573006.
 */
import { eq } from 'drizzle-orm';
import { PRIZE_LOST_JOB } from '../../domains/selling/prize/service';
import { schedule } from '../../db/timers';
import { DAY_MS, dayOf } from '../../lib/shanghai';
import type { Tx } from '../../db/client';
import {
  articles,
  collects,
  discountZones,
  exchangeGoods,
  footprints,
  goods,
  masters,
  prizeDraws,
  prizePools,
  prizes,
  redPacketRains,
  redPackets,
  sampleTeas,
  skus,
} from '../../db/schema';
import { insertAll } from '../insert';
import { OPENED_PACKETS } from '../orders/mainAccounts';
import { MAIN_MEMBER } from './members';
import { createRandom } from '../../lib/random';

const HOUR = 3_600_000;

type ZoneSeed = [
  title: string,
  subtitle: string,
  color: string,
  monthDay: number,
  from: number,
  days: number,
  ids: number[],
];
/** `from` and `days` in days from the start day. */
const ZONES: ZoneSeed[] = [
  [
    '会员日',
    '每月 8 日，常备的茶一起便宜',
    '#4a2f28',
    8,
    0,
    0,
    [1004, 1005, 1014, 1022, 1023, 1028, 1031, 1036, 1039, 1044, 1049, 1053],
  ],
  ['新茶尝鲜', '今年的头采与二采', '#2f4a3c', 0, -4, 40, [1036, 1037, 1038, 1039, 1040, 1041, 1013]],
  ['老茶清仓', '仓里放好了的，够喝一年', '#3d3427', 0, -9, 45, [1002, 1004, 1005, 1015, 1030]],
  ['茶器专场', '一把壶，一只盏，一张席', '#33414d', 0, 2, 30, [1049, 1053, 1048, 1050, 1054, 1051]],
];
/** Sample teas, two bags of 5 g. */
const SAMPLES = [1013, 1028, 1036];

type ExchangeSeed = Omit<typeof exchangeGoods.$inferInsert, 'id' | 'cover' | 'sort' | 'unit'>;
const thing = (
  goodsId: number,
  title: string,
  value: number,
  stock: number,
  more: Partial<ExchangeSeed> = {},
): ExchangeSeed => ({
  title,
  value,
  stock,
  perMember: 1,
  cateId: goodsId >= 1048 && goodsId <= 1055 ? 'ware' : 'tea',
  kind: 'goods',
  skuId: `${goodsId}01`,
  ...more,
});
const ticket = (templateId: string, title: string, value: number, stock: number, perMember = 1): ExchangeSeed => ({
  title,
  value,
  stock,
  perMember,
  cateId: 'coupon',
  kind: 'coupon',
  templateId,
});

const COIN_GOODS: ExchangeSeed[] = [
  thing(1047, '菊花枸杞 15 包', 12, 60, { perMember: 2 }),
  thing(1046, '玫瑰普洱 12 粒', 20, 40, { perMember: 2 }),
  thing(1051, '玻璃公道杯', 18, 30),
  thing(1052, '竹制茶则套', 24, 24),
  thing(1053, '旅行快客杯', 42, 12, { needLevel: 2 }),
  ticket('5004', '满 199 减 30 券', 5, 200, 2),
  ticket('5009', '旅行快客杯兑换券', 36, 60),
  ticket('5005', '满 499 减 80 券', 10, 0),
];
const POINTS_GOODS: ExchangeSeed[] = [
  thing(1047, '菊花枸杞 15 包', 480, 80, { perMember: 2 }),
  thing(1046, '玫瑰普洱 12 粒', 880, 60, { perMember: 2 }),
  thing(1020, '白茶闷泡袋 20 包', 680, 50),
  thing(1006, '小青柑 10 粒', 600, 40, { money: 1990 }),
  thing(1026, '桂花红茶 80 克', 880, 30),
  thing(1045, '桂花乌龙 80 克', 500, 30, { money: 2990 }),
  thing(1005, '2019 宫廷熟散茶', 1280, 24),
  thing(1044, '茉莉龙珠 100 克', 900, 20, { money: 3900 }),
  thing(1056, '绿豆糕 8 枚', 420, 36),
  thing(1058, '龙井酥 6 枚', 520, 0),
  thing(1051, '玻璃公道杯', 680, 40),
  thing(1052, '竹制茶则套', 880, 30),
  thing(1053, '旅行快客杯', 1500, 18),
  thing(1049, '汝窑盖碗', 2400, 8, { needLevel: 3 }),
  ticket('5004', '满 199 减 30 券', 300, 300, 2),
  ticket('5008', '普洱满 400 减 60 券', 500, 120),
  ticket('5006', '全场 95 折券', 400, 200),
  ticket('5011', '堂食满 100 减 20 券', 200, 200, 2),
];

type PrizeSeed = Omit<typeof prizes.$inferInsert, 'id' | 'poolId' | 'sort'>;
/** Odds add up to 10000. */
const PRIZES: PrizeSeed[] = [
  { title: '玻璃公道杯', kind: 'goods', image: '/images/goods/1051.webp', oddsBp: 200, stock: 10, skuId: '105101' },
  { title: '100 积分', kind: 'points', image: '', oddsBp: 1800, stock: 1000, value: 100 },
  { title: '满 199 减 30', kind: 'coupon', image: '', oddsBp: 1500, stock: 200, templateId: '5004' },
  { title: '3 瓜瓜币', kind: 'coin', image: '', oddsBp: 1000, stock: 500, value: 3 },
  { title: '玫瑰普洱', kind: 'goods', image: '/images/goods/1046.webp', oddsBp: 500, stock: 30, skuId: '104601' },
  { title: '20 积分', kind: 'points', image: '', oddsBp: 2300, stock: 5000, value: 20 },
  { title: '普洱券 60 元', kind: 'coupon', image: '', oddsBp: 1200, stock: 100, templateId: '5008' },
  { title: '谢谢参与', kind: 'thanks', image: '', oddsBp: 1500, stock: 0 },
];
/** What others drew: [member, prize, hours ago]. 林知夏 has a cake of rose pu'er waiting for an address. */
const DRAWS: [string, number, number][] = [
  ['10050', 1, 1],
  ['10063', 5, 2],
  ['10071', 2, 4],
  ['10055', 4, 7],
  ['10066', 3, 9],
  ['10058', 6, 13],
  ['10074', 0, 20],
  ['10052', 1, 26],
  [MAIN_MEMBER, 4, 50],
];
const POOL = '5500';

export async function seedPromo(tx: Tx, at: number, now: number): Promise<void> {
  await insertAll(
    tx,
    discountZones,
    ZONES.map(([title, subtitle, color, monthDay, from, days, ids], i) => ({
      id: String(5301 + i),
      title,
      subtitle,
      cover: `/images/floor/${i + 1}.webp`,
      color,
      monthDay,
      startAt: at + from * DAY_MS,
      endAt: at + (from + days) * DAY_MS,
      goodsIds: ids.map(String),
      sort: i,
    })),
  );
  await insertAll(
    tx,
    sampleTeas,
    SAMPLES.map((goodsId, i) => ({
      id: String(5311 + i),
      goodsId: String(goodsId),
      specText: '茶样 5 克 × 2',
      stock: 5000,
      given: 620 + i * 41,
      sort: i,
    })),
  );
  await seedExchange(tx);
  await seedPool(tx, at, now);
  await seedFavourites(tx, now);
  await seedFootprints(tx, now);
  await seedRedPackets(tx, now);
  await seedRain(tx, at);
}

/** The demo's rain falls for its first three days. */
async function seedRain(tx: Tx, at: number): Promise<void> {
  const window = { startAt: at, endAt: at + 3 * DAY_MS };
  await tx
    .insert(redPacketRains)
    .values({ id: '573101', title: '小满红包雨', ...window, budget: 50_000, packets: 200 });
}

/** Three opened (the ledger has their money), one too late, two that wait. */
async function seedRedPackets(tx: Tx, now: number): Promise<void> {
  const closed = (id: string, from: string, title: string, kind: 'money' | 'points', value: number, days: number) => ({
    id,
    from,
    title,
    kind,
    value,
    expireAt: now + days * DAY_MS,
    openedAt: null,
  });
  const opened = OPENED_PACKETS.map(({ id, from, title, value, days }) => {
    const openedAt = now - days * DAY_MS - 8 * HOUR;
    return { id, from, title, kind: 'money' as const, value, expireAt: openedAt + DAY_MS, openedAt };
  });
  const rows = [
    ...opened,
    closed('573004', '叶间', '会员日红包', 'money', 200, -16),
    closed('573005', '顾渚', '请你喝杯新茶', 'money', 888, 3),
    closed('573006', '叶间', '下单有礼', 'points', 66, 6),
  ];
  await insertAll(
    tx,
    redPackets,
    rows.map((row) => ({ ...row, memberId: MAIN_MEMBER })),
  );
}

async function seedExchange(tx: Tx): Promise<void> {
  const rows = [
    ...COIN_GOODS.map((row) => ({ ...row, unit: 'coin' as const })),
    ...POINTS_GOODS.map((row) => ({ ...row, unit: 'points' as const })),
  ];
  await insertAll(
    tx,
    exchangeGoods,
    rows.map((row, i) => ({
      ...row,
      id: String(5401 + i),
      cover: row.skuId ? `/images/goods/${row.skuId.slice(0, 4)}.webp` : '',
      sort: i,
    })),
  );
}

async function seedPool(tx: Tx, at: number, now: number): Promise<void> {
  await tx.insert(prizePools).values({
    id: POOL,
    title: '小满奖池',
    cost: 1,
    freePerDay: 1,
    perDay: 20,
    startAt: at - 20 * DAY_MS,
    endAt: at + 60 * DAY_MS,
  });
  const given = (i: number) => DRAWS.filter(([, prize]) => prize === i).length;
  await insertAll(
    tx,
    prizes,
    PRIZES.map((row, i) => ({ ...row, id: String(5501 + i), poolId: POOL, given: given(i), sort: i })),
  );
  await insertAll(
    tx,
    prizeDraws,
    DRAWS.map(([memberId, prize, hours], i) => ({
      id: String(5601 + i),
      memberId,
      poolId: POOL,
      prizeId: String(5501 + prize),
      free: true,
      state: PRIZES[prize]?.kind === 'goods' ? ('waiting' as const) : ('done' as const),
      until: PRIZES[prize]?.kind === 'goods' ? now - hours * HOUR + 15 * DAY_MS : null,
      at: now - hours * HOUR,
    })),
  );
  for (const [i, [, prize, hours]] of DRAWS.entries())
    if (PRIZES[prize]?.kind === 'goods')
      await schedule(tx, PRIZE_LOST_JOB, String(5601 + i), now - hours * HOUR + 15 * DAY_MS);
}

/** Goods kept: two of them fell in price since, one is sold out, one is off the shelf. */
const SAVED_GOODS = [1001, 1029, 1014, 1034, 1021, 1036, 1012, 1042, 1048, 1050, 1016, 1023, 1055];
const DEARER: Record<number, number> = { 1014: 3000, 1021: 4000 };

async function seedFavourites(tx: Tx, now: number): Promise<void> {
  const prices = new Map((await tx.select().from(goods)).map((row) => [row.id, row.minPrice]));
  const texts = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.cate, 'tea'))
    .orderBy(articles.id)
    .limit(4);
  const makers = await tx.select({ id: masters.id }).from(masters).orderBy(masters.id).limit(3);
  const rows = [
    ...SAVED_GOODS.map((id) => ({
      kind: 'goods',
      targetId: String(id),
      price: (prices.get(String(id)) ?? 0) + (DEARER[id] ?? 0),
    })),
    ...['1', '2', '4'].map((targetId) => ({ kind: 'store', targetId, price: null })),
    ...texts.map(({ id }) => ({ kind: 'article', targetId: id, price: null })),
    ...makers.map(({ id }) => ({ kind: 'master', targetId: id, price: null })),
  ];
  await insertAll(
    tx,
    collects,
    rows.map((row, i) => ({
      ...row,
      id: String(5701 + i),
      memberId: MAIN_MEMBER,
      at: now - (i * 31 + 5) * HOUR,
    })),
  );
}

/** 60 over 20 days, three a day; the last ones are goods that cannot be had any more. */
async function seedFootprints(tx: Tx, now: number): Promise<void> {
  const random = createRandom(77);
  const rows = await tx
    .select({ id: goods.id, price: goods.minPrice, status: goods.status })
    .from(goods)
    .orderBy(goods.id);
  const stock = await tx.select({ goodsId: skus.goodsId, stock: skus.stock }).from(skus);
  const left = (id: string) => stock.filter((sku) => sku.goodsId === id).reduce((sum, sku) => sum + sku.stock, 0);
  const gone = rows.filter(({ id, status }) => status !== 'on' || left(id) === 0);
  const fine = random.shuffle(rows.filter((row) => !gone.includes(row)));
  const seen = Array.from({ length: 60 }, (_, i) =>
    i % 15 === 7 ? gone[Math.floor(i / 15) % gone.length] : fine[(i * 7) % fine.length],
  );
  await insertAll(
    tx,
    footprints,
    seen.flatMap((row, i) => {
      if (!row) return [];
      const viewedAt = now - Math.floor(i / 3) * DAY_MS - (i % 3) * 40 * 60_000 - 20 * 60_000;
      const dearer = i % 11 === 4 ? 2000 : 0;
      return [
        {
          id: String(5801 + i),
          memberId: MAIN_MEMBER,
          goodsId: row.id,
          day: dayOf(viewedAt),
          price: row.price + dearer,
          viewedAt,
        },
      ];
    }),
  );
}
