/** Words of after-sales and reviews, once. */
import type { AfterSaleStatus } from '@/contract';

/** Whom it waits for: the buyer or the shop, the parcel or the bank; refused; nobody any more. */
export const SALE_TONE: Record<AfterSaleStatus, 'wait' | 'way' | 'no' | 'over'> = {
  applied: 'wait',
  approved: 'wait',
  waitReturn: 'wait',
  returning: 'way',
  refunding: 'way',
  done: 'over',
  rejected: 'no',
  withdrawn: 'over',
  escalated: 'wait',
};
export const SALE_HINT: Record<AfterSaleStatus, string> = {
  applied: '店家会在 72 小时内答复，超时自动同意',
  approved: '店家已同意',
  waitReturn: '请寄回商品，再填写退货单号',
  returning: '店家收到退货后就会处理',
  refunding: '退款正在原路退回',
  done: '',
  rejected: '可以申请平台介入一次',
  withdrawn: '',
  escalated: '平台会在 72 小时内给出结果',
};
export const SALE_REASONS = ['不想要了', '拍错', '质量问题', '破损少件', '与描述不符', '发错货', '其他'] as const;
export const DAMAGE = '破损少件';
export const RETURN_COMPANIES = ['顺丰速运', '京东快递', '中通快递', '圆通速递', '申通快递', '中国邮政'] as const;

/** What people say of tea, by how well they liked it. */
export const reviewTags = (score: number): readonly string[] =>
  score >= 4
    ? ['香气足', '回甘好', '耐泡', '包装精美', '物流快', '会再买']
    : score === 3
      ? ['口感一般', '香气偏淡', '性价比一般', '物流稍慢']
      : ['与描述不符', '口感不佳', '包装破损', '物流太慢'];
export const SCORE_WORD = ['', '很失望', '不太满意', '一般', '满意', '非常满意'] as const;
