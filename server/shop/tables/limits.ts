/** How long things wait, and how much of them there may be. One row: the settings. */
import { OWN } from '../../domains/people/shopSettings/settings';
import { percent, whole, yuan } from '../sheet/kinds';
import { rule, rulesTable } from './rules';

const { cardDiscountBp, limits: usual } = OWN.shopSettings;

const columns = {
  unpaidMinutes: rule({
    zh: '未付款取消',
    en: 'unpaid_minutes',
    kind: whole({ least: 5, most: 1440, unit: '分钟' }),
    meaning: '下单后多久没付款就取消',
    usual: usual.unpaidMinutes,
  }),
  campaignMinutes: rule({
    zh: '活动未付款取消',
    en: 'campaign_minutes',
    kind: whole({ least: 5, most: 1440, unit: '分钟' }),
    meaning: '秒杀、拼团和积分兑换的订单多久没付款就取消',
    usual: usual.campaignMinutes,
  }),
  transferHours: rule({
    zh: '线下转账期限',
    en: 'transfer_hours',
    kind: whole({ least: 1, most: 240, unit: '小时' }),
    meaning: '选了线下转账，从下单起可以多久以内转账（活动的名额除外）；凭证没通过时再给这么久',
    usual: usual.transferHours,
  }),
  basketKinds: rule({
    zh: '购物车种数',
    en: 'basket_kinds',
    kind: whole({ least: 1, most: 500, unit: '种' }),
    meaning: '一个购物车里最多几种商品',
    usual: usual.basketKinds,
  }),
  receiptDays: rule({
    zh: '自动确认收货',
    en: 'receipt_days',
    kind: whole({ least: 1, most: 60, unit: '天' }),
    meaning: '全部发出后多久算已收货',
    usual: usual.receiptDays,
  }),
  afterSaleDays: rule({
    zh: '售后期',
    en: 'after_sale_days',
    kind: whole({ least: 7, most: 90, unit: '天' }),
    meaning: '收货后多久以内可以申请售后；网上卖的东西至少 7 天',
    usual: usual.afterSaleDays,
  }),
  closeDays: rule({
    zh: '注销等待',
    en: 'close_days',
    kind: whole({ least: 1, most: 30, unit: '天' }),
    meaning: '申请注销后多久账号才结束；期间登录一次就撤销',
    usual: usual.closeDays,
  }),
  pointsShareBp: rule({
    zh: '积分最多抵',
    en: 'points_percent',
    kind: percent({ least: 0, most: 100 }),
    meaning: '积分最多抵优惠后商品金额的百分之几；0 就是不能抵',
    usual: usual.pointsShareBp,
  }),
  aloneBelow: rule({
    zh: '一人可办',
    en: 'alone_below',
    kind: yuan(),
    meaning:
      '拣货和复核、提交和审核本来要两个人；值不到这个数的单据，一个人就可以办完：出库、转账凭证、售后、提现、业绩申报、盘点差异。0 就是一律要两个人',
    usual: usual.aloneBelow,
  }),
  cardDiscountBp: rule({
    zh: '年卡折扣百分比',
    en: 'card_percent',
    kind: percent({ least: 50, most: 100 }),
    meaning: '有年卡的顾客买带会员价标记的商品付百分之几；和等级折扣取更优',
    usual: cardDiscountBp,
  }),
};

export const limits = rulesTable({
  name: 'limits',
  label: '交易规则',
  about: '写在 shop.yml 的 limits 下面：等多久、最多多少。已经下了的订单按当时的规则走。',
  columns,
  read: ({ limits: figures, cardDiscountBp: card }) => ({ ...figures, cardDiscountBp: card }),
  write: ({ cardDiscountBp: card, ...figures }) => ({ cardDiscountBp: card, limits: figures }),
});
