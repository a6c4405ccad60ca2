/** Which ways to pay are open, by what is paid. What is not listed has all of its ways. */
import type { OrderGroup } from '../../../src/contract/payment/schemas';
import { readShopSettings, writeShopSettings } from '../../domains/people/shopSettings/repository';
import type { PayWay } from '../../domains/people/shopSettings/settings';
import { openWays, WAY_WORDS, waysOf } from '../../domains/people/shopSettings/payWays';
import { listOf, oneOf } from '../sheet/kinds';
import { column, same, type Table } from '../sheet/table';

/** What the cashier takes money for today (server/kinds.ts payables). */
export const PAID_GROUPS = {
  商品订单: 'order',
  竞拍保证金: 'auction',
  藏品: 'collectible',
  茶窖托管: 'escrow',
  茶窖会: 'cellar',
  茶树认养: 'adopt',
  余额充值: 'recharge',
  积分充值: 'points',
  年卡: 'vip',
  茶席预约: 'booking',
  桌台账单: 'table',
  活动报名: 'activity',
  课程: 'course',
} as const satisfies Record<string, OrderGroup>;
const GROUPS = Object.values(PAID_GROUPS);
const WAYS = Object.fromEntries(Object.entries(WAY_WORDS).map(([way, word]) => [word, way])) as Record<string, PayWay>;

const columns = {
  group: column({
    zh: '付什么',
    en: 'group',
    kind: oneOf(PAID_GROUPS),
    meaning: '哪一类订单',
    example: '商品订单',
  }),
  ways: column({
    zh: '付款方式',
    en: 'ways',
    kind: listOf(oneOf(WAYS)),
    meaning: '收银台上能用哪些；线下转账还要有收款账户',
    example: '余额 | 微信支付 | 线下转账',
  }),
};

export const payments: Table<typeof columns> = {
  name: 'payments',
  label: '付款方式',
  about: '写在 shop.yml 的 payments 下面；没写的订单什么方式都能用。关掉以前已经开始的付款照样收。',
  columns,
  key: ['group'],
  async load(tx, _ids, { wanted }) {
    const shopSettings = await readShopSettings(tx);
    // To a push only those that were chosen are there: one that leaves the folder has all of its ways again.
    const listed = (group: OrderGroup) =>
      !wanted || group in shopSettings.payments || wanted.some((row) => row.group === group);
    return GROUPS.filter(listed).map((group) => ({ group, ways: openWays(shopSettings, group) }));
  },
  async save(tx, rows) {
    const chosen = Object.fromEntries(rows.map(({ group, ways }) => [group, ways]));
    await writeShopSettings(tx, { payments: { ...(await readShopSettings(tx)).payments, ...chosen } });
  },
  check: (rows, { rows: rowsOf }) =>
    rows.flatMap(({ row, value: { group, ways } }) => {
      const able = waysOf(group);
      const reasons = [
        ...(ways.length > 0 ? [] : ['至少要开一种']),
        ...ways.filter((way) => !able.includes(way)).map((way) => `这一类不能用${WAY_WORDS[way]}`),
        ...(same(ways, ['offline']) && rowsOf('banks')?.length === 0 ? ['只开线下转账，就要有收款账户'] : []),
      ];
      return reasons.map((reason) => ({ row, column: 'ways' as const, reason }));
    }),
  remove: {
    word: '恢复默认',
    async before(tx, gone) {
      const kept = Object.entries((await readShopSettings(tx)).payments).filter(
        ([group]) => !gone.some((row) => row.group === group),
      );
      await writeShopSettings(tx, { payments: Object.fromEntries(kept) });
    },
  },
};
