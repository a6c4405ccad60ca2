/** Coupons that can be claimed or are given. */
import { asc, gt } from 'drizzle-orm';
import { couponTemplates as table } from '../../db/schema';
import { readShopSettings } from '../../domains/people/shopSettings/repository';
import { checkRows } from '../sheet/check';
import { Refused } from '../sheet/fault';
import { codeOf, instant, listOf, oneOf, percent, text, whole, yuan } from '../sheet/kinds';
import { column, type Checking, type Placed, type RowOf, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const KINDS = {
  满减: 'cash',
  折扣: 'percent',
  包邮: 'freight',
  兑换: 'exchange',
  课程: 'course',
  堂食: 'table',
} as const;
const WAYS = {
  领券中心: 'center',
  新人: 'new',
  等级: 'level',
  礼包: 'gift',
  员工: 'staff',
  兑换码: 'exchange',
} as const;

const columns = {
  code: shared.code('优惠券的编码', 'XINREN-10'),
  title: column({
    zh: '名称',
    en: 'title',
    kind: text({ most: 20 }),
    meaning: '券面上的名字',
    example: '新人满 99 减 10',
  }),
  kind: column({ zh: '种类', en: 'kind', kind: oneOf(KINDS), meaning: '怎样优惠', example: '满减' }),
  amount: column({
    zh: '减多少',
    en: 'amount',
    kind: yuan(),
    meaning: '满减、课程、堂食券减的金额',
    example: '10',
    empty: 0,
  }),
  percentBp: column({
    zh: '折后百分比',
    en: 'percent',
    kind: percent(),
    meaning: '折扣券：95 就是 95 折',
    example: '95',
    empty: 0,
  }),
  cap: column({
    zh: '最多减',
    en: 'cap',
    kind: yuan(),
    meaning: '折扣券最多省多少；空着不限',
    example: '50',
    empty: 0,
  }),
  threshold: column({
    zh: '满多少',
    en: 'threshold',
    kind: yuan(),
    meaning: '商品金额达到多少可用',
    example: '99',
    empty: 0,
  }),
  classes: column({
    zh: '限分类',
    en: 'classes',
    kind: listOf(codeOf('classes', '分类')),
    meaning: '只有这些一级分类的商品能用',
    example: 'CHAYE',
    empty: [],
  }),
  goods: column({
    zh: '限商品',
    en: 'goods',
    kind: listOf(codeOf('goods', '商品')),
    meaning: '只有这些商品能用；和限分类只填一个',
    example: 'LJ-2026',
    empty: [],
  }),
  scopeText: column({
    zh: '范围说明',
    en: 'scope_text',
    kind: text({ most: 20 }),
    meaning: '券面上怎样说能买什么',
    example: '全场通用',
    empty: '全场通用',
  }),
  takeType: column({
    zh: '领取方式',
    en: 'take_type',
    kind: oneOf(WAYS),
    meaning: '顾客怎样得到它',
    example: '领券中心',
  }),
  needLevel: column({
    zh: '需要等级',
    en: 'need_level',
    kind: whole({ most: 9 }),
    meaning: '会员达到几级才能领',
    example: '0',
    empty: 0,
  }),
  total: column({
    zh: '张数',
    en: 'total',
    kind: whole({ least: 1, unit: '张' }),
    meaning: '一共发多少',
    example: '1000',
  }),
  perMember: column({
    zh: '每人张数',
    en: 'per_member',
    kind: whole({ least: 1, unit: '张' }),
    meaning: '每人最多领几张',
    example: '1',
    empty: 1,
  }),
  takeFrom: column({
    zh: '开始领取',
    en: 'take_from',
    kind: instant(),
    meaning: '从什么时候可以领',
    example: '2026-11-23',
  }),
  takeTo: column({ zh: '结束领取', en: 'take_to', kind: instant(), meaning: '到什么时候为止', example: '2027-11-23' }),
  validDays: column({
    zh: '有效天数',
    en: 'valid_days',
    kind: whole({ least: 1, most: 3650, unit: '天' }),
    meaning: '领到后几天内有效',
    example: '30',
    empty: 30,
  }),
  sort: shared.sort(),
};
type Row = RowOf<typeof columns>;

export const coupons: Table<typeof columns> = {
  name: 'coupons',
  label: '优惠券',
  about: '从表里拿掉的券不再发放，已经领到的照样能用。',
  columns,
  key: ['code'],
  sources: [table],
  async load(tx, ids) {
    // One that was taken out of the folder can be claimed until the beginning of time.
    const rows = await tx.select().from(table).where(gt(table.takeTo, 0)).orderBy(asc(table.sort), asc(table.id));
    return rows.map((row) => ({
      code: ids.codeOf('coupons', row.id),
      title: row.title,
      kind: row.kind,
      amount: row.amount,
      percentBp: row.percentBp,
      cap: row.cap,
      threshold: row.threshold,
      classes: row.scope === 'category' ? row.scopeIds.map((id) => ids.codeOf('classes', id)) : [],
      goods: row.scope === 'goods' ? row.scopeIds.map((id) => ids.codeOf('goods', id)) : [],
      scopeText: row.scopeText,
      takeType: row.takeType,
      needLevel: row.needLevel,
      total: row.total,
      perMember: row.perMember,
      takeFrom: row.takeFrom,
      takeTo: row.takeTo,
      validDays: row.validDays,
      sort: row.sort,
    }));
  },
  async save(tx, rows, { ids }) {
    const { levels } = await readShopSettings(tx);
    const issued = new Map((await tx.select().from(table)).map((row) => [row.id, row.issued]));
    await putRows(
      tx,
      table,
      rows.map(({ code: own, classes, goods, ...row }) => {
        const id = ids.idOf('coupons', own);
        const given = issued.get(id) ?? 0;
        if (row.total < given) throw new Refused(`「${own}」已经发出 ${given} 张，张数不能比它少`);
        if (row.needLevel > levels.length)
          throw new Refused(`「${own}」需要第 ${row.needLevel} 级，店里只有 ${levels.length} 级`);
        const scope = goods.length > 0 ? 'goods' : classes.length > 0 ? 'category' : 'all';
        const scopeIds = [
          ...goods.map((one) => ids.idOf('goods', one)),
          ...classes.map((one) => ids.idOf('classes', one)),
        ];
        return { ...row, id, scope, scopeIds };
      }),
    );
  },
  remove: {
    word: '停发',
    set: { takeFrom: 0, takeTo: 0 },
  },
  check: sensible,
};

/** Less is a 9.5 or a 0.95 that was meant as 95. */
const LEAST_BP = 1000;

/** A coupon that would save nothing, or everything, or that nobody could take. */
function sensible(rows: readonly Placed<Row>[], at: Checking) {
  const levels = at.rows('levels');
  return checkRows(rows, (row, fault) => {
    const { kind, amount, percentBp, threshold, classes, goods, takeFrom, takeTo, needLevel } = row;
    if (['cash', 'course', 'table'].includes(kind)) {
      if (amount === 0) fault('amount', '要填减多少');
      else if (amount > threshold) fault('threshold', '不能比减的金额还少');
    }
    if (kind === 'percent' && percentBp === 0) fault('percentBp', '折扣券要填折后百分比');
    else if (kind === 'percent' && percentBp < LEAST_BP)
      fault('percentBp', `${percentBp / 100} 是只付 ${percentBp / 100}%；九五折写成 95`);
    if (classes.length > 0 && goods.length > 0) fault('goods', '限分类和限商品只填一个');
    if (kind === 'exchange' && goods.length === 0) fault('goods', '兑换券要填换哪件商品');
    if (levels && needLevel > levels.length) fault('needLevel', `会员等级只有 ${levels.length} 级`);
    if (takeTo <= takeFrom) fault('takeTo', '要比开始领取晚');
  });
}
