/** Words of after-sales. */
import type { AfterSaleStatus } from '../../../db/schema';

export const STATUS_TEXT: Record<AfterSaleStatus, string> = {
  applied: '待审核',
  approved: '已同意',
  waitReturn: '待寄回',
  returning: '待收货',
  refunding: '退款中',
  done: '已完成',
  rejected: '已拒绝',
  withdrawn: '已撤销',
  escalated: '平台介入',
};
/** The buyer, as the timeline names him. */
export const BUYER = '买家';
export const WAY_TEXT = { refund: '仅退款', return: '退货退款', exchange: '换货' } as const;
