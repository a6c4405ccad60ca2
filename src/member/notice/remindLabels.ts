/** Words of reminders. */
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
