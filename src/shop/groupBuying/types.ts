/** What group buying is called, and where its pages lead. */
import type { CampaignCard, CampaignSort, CampaignStatus } from '@/contract';
import { go } from '@/core/routes';

export const GROUP_BUYING_TYPES = ['group', 'auction', 'tier'] as const;
export type GroupBuyingType = (typeof GROUP_BUYING_TYPES)[number];

export const GROUP_BUYING_NAME: Record<GroupBuyingType, string> = { group: '拼团', auction: '竞拍', tier: '阶梯批发' };
export const STATUS_TABS: readonly { id: CampaignStatus; label: string }[] = [
  { id: 'running', label: '进行中' },
  { id: 'upcoming', label: '预告' },
  { id: 'ended', label: '已结束' },
];
export const SORT_CHIPS: readonly { id: CampaignSort; label: string }[] = [
  { id: 'ending', label: '即将结束' },
  { id: 'hot', label: '人气' },
  { id: 'price', label: '价格' },
];

export const readType = (text: string | undefined): GroupBuyingType =>
  GROUP_BUYING_TYPES.find((type) => type === text) ?? 'group';

/** Own page of 我的拼团, 我的竞拍; open only where it is built. */
export const mineOf = (type: GroupBuyingType): string =>
  `/pages/tea/my-wholesale?tab=${{ group: 'groups', auction: 'auctions', tier: 'orders' }[type]}`;

export const openCampaign = ({ id, type }: Pick<CampaignCard, 'id' | 'type'>): Promise<void> =>
  go('/shop/pages/marketing/wholesale_detail', { id, type: readType(type) });

/** Percent of the stock that is ordered. */
export const soldShare = ({ sold, stock }: { sold: number; stock: number }): number =>
  stock === 0 ? 100 : Math.min(100, Math.round((sold * 100) / stock));
