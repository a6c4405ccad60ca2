/** What is said of assets and transfers. */
import type { AssetTransfer, AssetView } from '@/contract';
import type { TagTone } from '@/ui/kit/Tag';

export const STATUS: Record<AssetView['status'], [word: string, tone: TagTone]> = {
  used: ['在用', 'success'],
  idle: ['闲置', 'plain'],
  repair: ['维修', 'warn'],
  moving: ['调拨中', 'info'],
  scrapped: ['报废', 'danger'],
};
export const TRANSFER_STATUS: Record<AssetTransfer['status'], [word: string, tone: TagTone]> = {
  waiting: ['待确认', 'warn'],
  done: ['已完成', 'success'],
  refused: ['已拒绝', 'danger'],
  withdrawn: ['已撤回', 'plain'],
};

/** 紫砂石瓢壶 等 2 件 */
export const assetsText = ({ assets }: Pick<AssetTransfer, 'assets'>): string => {
  const name = assets[0]?.name ?? '';
  return assets.length > 1 ? `${name} 等 ${assets.length} 件` : name;
};

/** Where it is and who answers for it; not whom the head of its list names for all of it. */
export const placeText = ({ store, dept, location, custodian }: AssetView, keeperId?: string): string => {
  const keeper = custodian ? `保管 ${custodian.name}` : '无人保管';
  return [store, location || dept, custodian?.id === keeperId ? '' : keeper].filter(Boolean).join('　');
};
