/** Words of the sellers' page. */
import type { MerchantOrder, MerchantTab, ProductStatus } from '@/contract';
import { ORDER_STATUS } from '@/domain/order/labels';
import type { TagTone } from '@/ui/kit/Tag';

const HOUR = 3_600_000;

/** 已等 5 小时: whole hours, days after two of them. */
export function waitText(ms: number): string {
  const hours = Math.max(0, Math.floor(ms / HOUR));
  if (hours === 0) return '刚刚付款';
  return hours < 48 ? `已等 ${hours} 小时` : `已等 ${Math.floor(hours / 24)} 天`;
}

export const stageText = ({ status }: Pick<MerchantOrder, 'status'>): string => ORDER_STATUS[status];

export const SALE_TEXT = { refund: '仅退款', return: '退货退款', exchange: '换货' } as const;

export const PRODUCT_WORDS: Readonly<Record<ProductStatus, { text: string; tone: TagTone }>> = {
  on: { text: '在售', tone: 'celadon' },
  soldout: { text: '售罄', tone: 'plain' },
  audit: { text: '审核', tone: 'info' },
  refused: { text: '未通过', tone: 'warn' },
  off: { text: '下架', tone: 'plain' },
};

export const ORDER_EMPTY: Readonly<Record<MerchantTab, { title: string; text: string }>> = {
  ship: { title: '没有待发货的订单', text: '新订单付款后会出现在这里' },
  pickup: { title: '没有待核销的订单', text: '到店自提的订单付款后会出现在这里' },
  return: { title: '没有待处理的售后', text: '售后 72 小时未处理会自动同意' },
  done: { title: '还没有完成的订单', text: '发货或交付后会出现在这里' },
  all: { title: '还没有订单', text: '上架商品后，买家就能下单' },
};
