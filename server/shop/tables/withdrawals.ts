/** How money leaves: of members, of merchants, and what who brings buyers earns. */
import { OWN, type WithdrawalSettings } from '../../domains/people/shopSettings/settings';
import { checkRows } from '../sheet/check';
import { listOf, oneOf, percent, whole, yuan } from '../sheet/kinds';
import { rule, rulesTable } from './rules';

const { withdrawal: usual, merchant: usualMerchant, income: usualIncome } = OWN.shopSettings;
type Method = WithdrawalSettings['methods'][number];
const METHODS = { 银行卡: 'bank', 微信: 'wechat', 结算通道: 'external' } as const satisfies Record<string, Method>;

const some = yuan({ least: 1 });
const times = whole({ least: 1, most: 100, unit: '次' });
const fee = percent({ least: 0, most: 10 });
const days = (most: number) => whole({ least: 1, most, unit: '天' });

/** Of a withdrawal by a member or a merchant. */
const bounds = (figures: { min: number; max: number; timesPerDay: number; feeBp: number }) => ({
  min: rule({ zh: '最少', en: 'min', kind: some, meaning: '一次最少提多少', usual: figures.min }),
  max: rule({ zh: '最多', en: 'max', kind: some, meaning: '一次最多提多少', usual: figures.max }),
  timesPerDay: rule({
    zh: '每天次数',
    en: 'times_per_day',
    kind: times,
    meaning: '一天最多提几次',
    usual: figures.timesPerDay,
  }),
  feeBp: rule({
    zh: '手续费百分比',
    en: 'fee_percent',
    kind: fee,
    meaning: '提现收百分之几；0 就是不收',
    usual: figures.feeBp,
  }),
});
const TOO_LITTLE = '不能比最少的还少';

export const withdrawal = rulesTable({
  name: 'withdrawal',
  label: '提现规则',
  about: '写在 shop.yml 的 withdrawal 下面：会员怎么提现。已经提交的按当时的手续费走。',
  columns: {
    methods: rule({
      zh: '方式',
      en: 'methods',
      kind: listOf(oneOf<Method>(METHODS)),
      meaning: '能提到哪里',
      usual: usual.methods,
    }),
    ...bounds(usual),
    arriveDays: rule({
      zh: '到账天数',
      en: 'arrive_days',
      kind: days(15),
      meaning: '审核后几天到银行卡',
      usual: usual.arriveDays,
    }),
    confirmHours: rule({
      zh: '确认期限',
      en: 'confirm_hours',
      kind: whole({ least: 1, most: 72, unit: '小时' }),
      meaning: '提到微信要在多久以内确认收款，过时退回',
      usual: usual.confirmHours,
    }),
    externalLevel: rule({
      zh: '结算通道等级',
      en: 'external_level',
      kind: whole({ least: 1, most: 9, unit: '级' }),
      meaning: '团队第几级起能用结算通道',
      usual: usual.externalLevel,
    }),
  },
  read: (shopSettings) => shopSettings.withdrawal,
  write: (row, shopSettings) => ({ withdrawal: { ...shopSettings.withdrawal, ...row } }),
  check: (rows) =>
    checkRows(rows, ({ methods, min, max }, fault) => {
      if (methods.length === 0) fault('methods', '至少要开一种');
      if (max < min) fault('max', TOO_LITTLE);
    }),
});

export const merchant = rulesTable({
  name: 'merchant',
  label: '商家规则',
  about: '写在 shop.yml 的 merchant 下面：入驻商家怎么提现，能有几个分类。',
  columns: {
    ...bounds(usualMerchant),
    classes: rule({
      zh: '分类数',
      en: 'classes',
      kind: whole({ least: 1, most: 100, unit: '个' }),
      meaning: '一位商家最多几个自己的分类',
      usual: usualMerchant.classes,
    }),
  },
  read: (shopSettings) => shopSettings.merchant,
  write: (row, shopSettings) => ({ merchant: { ...shopSettings.merchant, ...row } }),
  check: (rows) =>
    checkRows(rows, ({ min, max }, fault) => {
      if (max < min) fault('max', TOO_LITTLE);
    }),
});

const rate = percent({ least: 0, most: 30 });

export const income = rulesTable({
  name: 'income',
  label: '收益规则',
  about: '写在 shop.yml 的 income 下面：推广的人得多少、怎么转出。已经付款的订单按付款时的比例算。',
  columns: {
    directBp: rule({
      zh: '直推百分比',
      en: 'direct_percent',
      kind: rate,
      meaning: '自己带来的人付款，得百分之几',
      usual: usualIncome.directBp,
    }),
    indirectBp: rule({
      zh: '间推百分比',
      en: 'indirect_percent',
      kind: rate,
      meaning: '那些人再带来的人付款，得百分之几',
      usual: usualIncome.indirectBp,
    }),
    settleDays: rule({
      zh: '结算等待',
      en: 'settle_days',
      kind: days(90),
      meaning: '收货后几天结算',
      usual: usualIncome.settleDays,
    }),
    declareDays: rule({
      zh: '申报期限',
      en: 'declare_days',
      kind: days(365),
      meaning: '店外的成交在几天以内可以申报',
      usual: usualIncome.declareDays,
    }),
    balanceMin: rule({
      zh: '转余额最少',
      en: 'balance_min',
      kind: some,
      meaning: '一次最少转多少到余额',
      usual: usualIncome.balanceMin,
    }),
    messengerMin: rule({
      zh: '提微信最少',
      en: 'wechat_min',
      kind: some,
      meaning: '一次最少提多少到微信',
      usual: usualIncome.messengerMin,
    }),
    messengerPerDay: rule({
      zh: '每天提微信',
      en: 'wechat_per_day',
      kind: some,
      meaning: '一天最多提多少到微信',
      usual: usualIncome.messengerPerDay,
    }),
    messengerTimes: rule({
      zh: '提微信次数',
      en: 'wechat_times',
      kind: times,
      meaning: '一天最多提几次到微信',
      usual: usualIncome.messengerTimes,
    }),
  },
  read: (shopSettings) => shopSettings.income,
  write: (row, shopSettings) => ({ income: { ...shopSettings.income, ...row } }),
  check: (rows) =>
    checkRows(rows, ({ directBp, indirectBp, messengerMin, messengerPerDay }, fault) => {
      if (indirectBp > directBp) fault('indirectBp', '不能比直推的高');
      if (messengerPerDay < messengerMin) fault('messengerPerDay', '不能比一次最少的还少');
    }),
});
