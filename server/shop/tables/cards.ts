/** What the annual card is sold as: its plans, and whom each is for. */
import type { CardBuyer, CardPlan } from '../../domains/people/shopSettings/settings';
import { oneOf, text, whole, yuan } from '../sheet/kinds';
import { column, type Placed, type RowOf } from '../sheet/table';
import { listTable } from './rules';

const BUYERS = {
  所有人: 'all',
  首次开通: 'first',
  体验: 'trial',
  续费: 'renew',
} as const satisfies Record<string, CardBuyer>;

const columns = {
  no: column({
    zh: '编号',
    en: 'no',
    kind: whole({ least: 1, most: 99 }),
    meaning: '每种卡一个，卖出以后不改',
    example: '1',
  }),
  name: column({ zh: '名称', en: 'name', kind: text({ most: 8 }), meaning: '顾客看到的名称', example: '年卡' }),
  buyer: column({
    zh: '卖给谁',
    en: 'buyer',
    kind: oneOf<CardBuyer>(BUYERS),
    meaning: '首次开通是没买过整卡的人；体验是一张卡也没有过的人；续费是 30 天内到期的人',
    example: '所有人',
  }),
  days: column({
    zh: '天数',
    en: 'days',
    kind: whole({ least: 1, most: 3650, unit: '天' }),
    meaning: '付款后有效多久；续费从原到期日往后顺延',
    example: '365',
  }),
  price: column({ zh: '售价', en: 'price', kind: yuan({ least: 1 }), meaning: '付多少钱', example: '298' }),
  marketPrice: column({
    zh: '划线价',
    en: 'market_price',
    kind: yuan(),
    meaning: '比售价高才显示',
    example: '365',
    empty: 0,
  }),
  freeShippings: column({
    zh: '包邮次数',
    en: 'free_shippings',
    kind: whole({ most: 999, unit: '次' }),
    meaning: '有效期内免几次运费；0 就是没有',
    example: '12',
    empty: 0,
  }),
};
type Row = RowOf<typeof columns>;

const rowOf = ({ id, name, buyer, days, price, marketPrice, freeShippings }: CardPlan): Row => ({
  no: Number(id),
  name,
  buyer,
  days,
  price,
  marketPrice,
  freeShippings,
});
const planOf = ({ no, ...plan }: Row): CardPlan => ({ id: String(no), ...plan });

export const cards = listTable({
  name: 'cards',
  label: '年卡',
  about: '写在 shop.yml 的 cards 下面；一种也没有就不卖年卡。已经卖出的卡按买时的天数和包邮次数走。',
  columns,
  key: ['no'],
  read: (shopSettings) => shopSettings.cards.map(rowOf),
  write: (rows) => ({ cards: rows.map(planOf) }),
  word: '下架',
  check: sensible,
});

/** A special price is below the one for everybody, or nobody is offered less than by coming plainly. */
function sensible(rows: readonly Placed<Row>[]) {
  const usual = rows.find(({ value }) => value.buyer === 'all')?.value;
  if (rows.length > 0 && !usual) return [{ row: 1, reason: '至少要有一种卖给所有人' }];
  return rows.flatMap(({ row, value }) =>
    usual && value.buyer !== 'all' && value.price >= usual.price
      ? [{ row, column: 'price' as const, reason: `要比${usual.name}便宜，不然没人买` }]
      : [],
  );
}
