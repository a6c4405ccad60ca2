/** Goods for points and coins, ids 5401-5426 (rule 20.3). */
import type { Tx } from '../../db/client';
import { exchangeGoods } from '../../db/schema';
import { insertAll } from '../insert';

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

export async function seedExchange(tx: Tx): Promise<void> {
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
