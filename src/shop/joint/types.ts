/** What joint buying is called, and where its pages lead (spec/pages/shop.md, four marketing pages). */
import type { CampaignCard, CampaignSort, CampaignStatus } from '@/contract';
import { go } from '@/core/routes';

export const JOINT_TYPES = ['group', 'auction', 'tier'] as const;
export type JointType = (typeof JOINT_TYPES)[number];

export const JOINT_NAME: Record<JointType, string> = { group: '拼团', auction: '竞拍', tier: '阶梯批发' };
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

export const readType = (text: string | undefined): JointType => JOINT_TYPES.find((type) => type === text) ?? 'group';
export const readStatus = (text: string | undefined): CampaignStatus =>
  STATUS_TABS.find(({ id }) => id === text)?.id ?? 'running';

/** Own page of 我的拼团, 我的竞拍; open only where it is built. */
export const mineOf = (type: JointType): string =>
  `/pages/tea/my-wholesale?tab=${{ group: 'groups', auction: 'auctions', tier: 'orders' }[type]}`;

export const openCampaign = ({ id, type }: Pick<CampaignCard, 'id' | 'type'>): Promise<void> =>
  go('/shop/pages/marketing/wholesale_detail', { id, type: readType(type) });
