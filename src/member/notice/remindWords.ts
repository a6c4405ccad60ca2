/** Words of reminders, and the page of what each waits for. */
import type { RemindRow } from '@/contract';
import type { IconName } from '@/ui/kit/Icon';

type Kind = RemindRow['kind'];
export const REMIND_WORDS: Record<Kind, { label: string; icon: IconName }> = {
  stock: { label: '到货', icon: 'box' },
  price: { label: '降价', icon: 'chart' },
  live: { label: '开播', icon: 'live' },
  discount: { label: '秒杀', icon: 'flame' },
  auction: { label: '拍卖', icon: 'gavel' },
  booking: { label: '预约', icon: 'calendar' },
  harvest: { label: '采摘', icon: 'tree' },
  coupon: { label: '领券', icon: 'coupon' },
  activity: { label: '活动', icon: 'cup' },
  release: { label: '新品', icon: 'leaf' },
};

const PAGES: Partial<Record<Kind, (id: string) => string>> = {
  price: (id) => `/shop/pages/goods?id=${id}`,
  stock: (id) => `/shop/pages/goods?id=${id}`,
  auction: (id) => `/shop/pages/marketing/wholesale_detail?id=${id}&type=auction`,
  discount: () => '/shop/pages/marketing/discount',
  coupon: () => '/shop/pages/marketing/coupon',
  activity: () => '/tea/pages/home',
  live: (id) => `/site/pages/livePlayer?id=${id}`,
  release: (id) => `/member/pages/appointment?id=${id}`,
};
export const remindPage = ({ kind, targetId }: Pick<RemindRow, 'kind' | 'targetId'>): string =>
  PAGES[kind]?.(targetId) ?? '';
