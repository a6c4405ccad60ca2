/** Levels of members: from which growth each holds, and what it brings. */
import { and, count, gt, gte } from 'drizzle-orm';
import { couponTemplates, exchangeGoods } from '../../db/schema';
import { readShopSettings, writeShopSettings } from '../../domains/people/shopSettings/repository';
import { Refused } from '../sheet/fault';
import { percent, text, times, whole, yuan } from '../sheet/kinds';
import { column, type Placed, type RowOf, type Table } from '../sheet/table';

const columns = {
  level: column({
    zh: '等级',
    en: 'level',
    kind: whole({ least: 1, most: 9, unit: '级' }),
    meaning: '第几级，从 1 开始一个接一个',
    example: '2',
  }),
  name: column({ zh: '名称', en: 'name', kind: text({ most: 6 }), meaning: '顾客看到的等级名称', example: '茗友' }),
  need: column({
    zh: '成长值',
    en: 'need',
    kind: whole({ most: 10_000_000, unit: '点' }),
    meaning: '达到多少成长值就是这一级；每消费 1 元得 1 点',
    example: '500',
  }),
  discountBp: column({
    zh: '折扣百分比',
    en: 'percent',
    kind: percent({ least: 50, most: 100 }),
    meaning: '带会员价标记的商品付百分之几：98 就是 98 折，100 没有折扣',
    example: '98',
    empty: 10_000,
    shown: true,
  }),
  pointRateBp: column({
    zh: '积分倍数',
    en: 'points',
    kind: times({ most: 10 }),
    meaning: '每消费 1 元得几个积分',
    example: '1.2',
    empty: 10_000,
    shown: true,
  }),
  depositFree: column({
    zh: '免保额度',
    en: 'deposit_free',
    kind: yuan(),
    meaning: '同时免缴多少元竞拍保证金；0 就是都要缴',
    example: '1000',
    empty: 0,
  }),
};
type Row = RowOf<typeof columns>;

export const levels: Table<typeof columns> = {
  name: 'levels',
  label: '会员等级',
  about: '写在 shop.yml 的 levels 下面，从第 1 级往上写。换了等级，顾客马上按各自的成长值重新定级。',
  columns,
  key: ['level'],
  load: async (tx) =>
    (await readShopSettings(tx)).levels.map(({ level, name, need, discountBp, pointRateBp, depositFree = 0 }) => ({
      level,
      name,
      need,
      discountBp,
      pointRateBp,
      depositFree,
    })),
  async save(tx, rows) {
    const before = (await readShopSettings(tx)).levels;
    const kept = before.filter(({ level }) => !rows.some((row) => row.level === level));
    await writeShopSettings(tx, { levels: [...kept, ...rows].sort((a, b) => a.level - b.level) });
  },
  remove: {
    word: '删除',
    async before(tx, gone) {
      const left = (await readShopSettings(tx)).levels.filter(({ level }) => !gone.some((row) => row.level === level));
      const tooHigh = [
        ['优惠券', couponTemplates, and(gt(couponTemplates.needLevel, left.length), gt(couponTemplates.takeTo, 0))],
        ['兑换商品', exchangeGoods, gte(exchangeGoods.needLevel, left.length + 1)],
      ] as const;
      for (const [label, table, where] of tooHigh) {
        const [found] = await tx.select({ rows: count() }).from(table).where(where);
        if (found && found.rows > 0)
          throw new Refused(`还有 ${found.rows} 个${label}需要第 ${left.length} 级以上，不能去掉那些等级`);
      }
      await writeShopSettings(tx, { levels: left });
    },
  },
  check: rising,
};

/** One after the other from the first, which everybody has; each asks for more than the one before and costs no more. */
function rising(rows: readonly Placed<Row>[]) {
  const faults: { row: number; column?: keyof Row; reason: string }[] = [];
  if (rows.length === 0) faults.push({ row: 1, reason: '至少要有第 1 级' });
  rows.forEach(({ row, value }, i) => {
    const fault = (column: keyof Row, reason: string) => void faults.push({ row, column, reason });
    const before = rows[i - 1]?.value;
    // The headings are row 1.
    if (value.level !== row - 1) fault('level', `要从 1 开始一个接一个，这里应该是 ${row - 1}`);
    if (!before) {
      if (value.level === 1 && value.need !== 0) fault('need', '第 1 级要是 0：新会员就是这一级');
      return;
    }
    if (value.need <= before.need) fault('need', `要比前一级的 ${before.need} 高`);
    if (value.discountBp > before.discountBp) fault('discountBp', `不能比前一级的 ${before.discountBp / 100} 高`);
  });
  return faults;
}
