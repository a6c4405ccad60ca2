/** 14 of the coupon templates (the 15th comes with the annual card: members/cards.ts), the nine coupons of 林知夏, the gift ladder (rule 20.3). Ids: templates 5001-5014, coupons 5101-5109. */
import { DAY_MS } from '../../lib/shanghai';
import type { Tx } from '../../db/client';
import { couponTemplates, giftSteps, memberCoupons } from '../../db/schema';
import { insertAll } from '../insert';

const MAIN_MEMBER = '10001';

type TemplateSeed = Partial<typeof couponTemplates.$inferInsert> &
  Pick<typeof couponTemplates.$inferInsert, 'title' | 'kind' | 'takeType' | 'total' | 'issued'>;

const ALL = '全场通用';
const TEMPLATES: TemplateSeed[] = [
  {
    title: '新人满 99 减 10',
    kind: 'cash',
    amount: 1000,
    threshold: 9900,
    takeType: 'new',
    total: 10000,
    issued: 1862,
  },
  {
    title: '新人满 199 减 30',
    kind: 'cash',
    amount: 3000,
    threshold: 19900,
    takeType: 'new',
    total: 10000,
    issued: 1862,
  },
  { title: '新人包邮券', kind: 'freight', threshold: 0, takeType: 'new', total: 10000, issued: 1862 },
  {
    title: '满 199 减 30',
    kind: 'cash',
    amount: 3000,
    threshold: 19900,
    takeType: 'center',
    total: 2000,
    issued: 1240,
  },
  { title: '满 499 减 80', kind: 'cash', amount: 8000, threshold: 49900, takeType: 'center', total: 1000, issued: 486 },
  {
    title: '全场 95 折',
    kind: 'percent',
    percentBp: 9500,
    cap: 5000,
    threshold: 9900,
    takeType: 'center',
    total: 1500,
    issued: 903,
  },
  {
    title: '茶器满 300 减 40',
    kind: 'cash',
    amount: 4000,
    threshold: 30000,
    scope: 'category',
    scopeIds: ['7'],
    scopeText: '限茶器',
    takeType: 'center',
    total: 300,
    issued: 300,
  },
  {
    title: '普洱满 400 减 60',
    kind: 'cash',
    amount: 6000,
    threshold: 40000,
    scope: 'category',
    scopeIds: ['1'],
    scopeText: '限普洱',
    takeType: 'center',
    total: 800,
    issued: 377,
  },
  {
    title: '旅行快客杯兑换券',
    kind: 'exchange',
    scope: 'goods',
    scopeIds: ['1053'],
    scopeText: '限旅行快客杯',
    takeType: 'exchange',
    total: 200,
    issued: 46,
  },
  {
    title: '课程立减 50',
    kind: 'course',
    amount: 5000,
    threshold: 9900,
    scopeText: '限茶学院课程',
    takeType: 'center',
    total: 500,
    issued: 128,
  },
  {
    title: '堂食满 100 减 20',
    kind: 'table',
    amount: 2000,
    threshold: 10000,
    scopeText: '限门店堂食',
    takeType: 'center',
    total: 2000,
    issued: 655,
  },
  {
    title: '雅士满 600 减 100',
    kind: 'cash',
    amount: 10000,
    threshold: 60000,
    takeType: 'level',
    needLevel: 3,
    total: 1000,
    issued: 214,
  },
  {
    title: '顾问赠券满 150 减 30',
    kind: 'cash',
    amount: 3000,
    threshold: 15000,
    takeType: 'staff',
    total: 1000,
    issued: 87,
  },
  {
    title: '会员日满 129 减 20',
    kind: 'cash',
    amount: 2000,
    threshold: 12900,
    takeType: 'center',
    total: 1000,
    issued: 0,
  },
];
/** Begins tomorrow. */
const TOMORROW = 13;

export const templateId = (index: number) => String(5001 + index);

/** [template index, status, days since the claim, days of validity]; the order of a used or locked one is set by the orders' seed. */
const HELD: [number, 'unused' | 'locked' | 'used', number, number][] = [
  [5, 'unused', 3, 30],
  [7, 'unused', 6, 30],
  [9, 'unused', 10, 60],
  [10, 'unused', 4, 30],
  [11, 'unused', 12, 60],
  [4, 'locked', 8, 30],
  [12, 'used', 45, 60],
  [0, 'used', 95, 60],
  [2, 'unused', 95, 30],
];

/** Gift with purchase: [threshold in yuan, SKU]. */
const LADDER: [number, string][] = [
  [299, '104701'],
  [599, '105201'],
  [999, '105303'],
];

export async function seedCoupons(tx: Tx, at: number): Promise<void> {
  await insertAll(
    tx,
    couponTemplates,
    TEMPLATES.map((template, sort) => ({
      id: templateId(sort),
      scopeText: ALL,
      takeFrom: sort === TOMORROW ? at + DAY_MS : at - 120 * DAY_MS,
      takeTo: at + 60 * DAY_MS,
      validDays: 30,
      sort,
      ...template,
    })),
  );
  await insertAll(
    tx,
    memberCoupons,
    HELD.map(([template, status, daysAgo, days], i) => ({
      id: String(5101 + i),
      code: `YQ${String(260_000_000_000 + i * 7_919_317).padStart(12, '0')}`,
      templateId: templateId(template),
      memberId: MAIN_MEMBER,
      status,
      from: at - daysAgo * DAY_MS,
      to: at + (days - daysAgo) * DAY_MS - 1,
      source: template < 3 ? '新人' : template === 11 ? '等级' : template === 12 ? '顾问赠送' : '领券中心',
      createdAt: at - daysAgo * DAY_MS,
    })),
  );
  await insertAll(
    tx,
    giftSteps,
    LADDER.map(([yuan, skuId], i) => ({ id: String(5201 + i), threshold: yuan * 100, skuId, active: true })),
  );
}
