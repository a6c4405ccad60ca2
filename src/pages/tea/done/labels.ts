/** What was done and what comes next, by order group. */
import type { OrderGroup } from '@/contract';

/** What is not paid for, and waits for a person: an application, a visit to measure. */
export const HANDED_IN: Readonly<Partial<Record<string, string>>> = {
  audit: '预计 1 个工作日内审核',
  measure: '已预约，顾问将联系你',
};

/** What was done, by order group. */
export const DONE: Partial<Record<OrderGroup, string>> = {
  points: '积分到账',
  vip: '年卡已开通',
  course: '课程已开通',
  booking: '预约成功',
  activity: '报名成功',
  auction: '保证金已交',
  collectible: '藏品已入手',
  escrow: '托管费已付',
  cellar: '你已成为窖主',
  exchange: '兑换成功',
};

/** Where the next step is, by order group; a page that is not there yet is left out. */
export const NEXT: Partial<Record<OrderGroup, { label: string; route: string }>> = {
  collectible: { label: '查看藏品', route: '/pages/tea/my-cpf' },
  booking: { label: '查看预约', route: '/reservation/pages/order/order' },
  points: { label: '去赠送', route: '/member/pages/interval/send' },
  vip: { label: '查看权益', route: '/pages/tea/vip' },
  escrow: { label: '查看托管', route: '/outbound/pages/escrow' },
  cellar: { label: '看我的窖位', route: '/vip/pages/jiujiao' },
};
