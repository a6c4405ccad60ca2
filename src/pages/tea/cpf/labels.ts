/** Words of collectibles that several pages use. */
import type { CollectibleCard, CollectibleSort, CountTab, Holding, HoldingTab } from '@/contract';

export const SORTS: readonly { id: CollectibleSort; label: string }[] = [
  { id: 'default', label: '默认' },
  { id: 'year', label: '年份' },
  { id: 'price', label: '价格' },
  { id: 'left', label: '剩余' },
];

export const STATE_WORDS: Record<CollectibleCard['state'], string> = {
  on: '',
  soldout: '已售罄',
  soon: '待发售',
  appointment: '预约申购',
};

export const HOLDING_WORDS: Record<Holding['status'], string> = {
  held: '持有中',
  transferring: '转赠中',
  redeeming: '提货中',
  redeemed: '已提货',
  given: '已转出',
};

export const HOLDING_TABS: readonly { id: HoldingTab; label: string }[] = [
  { id: 'held', label: '持有' },
  { id: 'transferring', label: '转赠中' },
  { id: 'redeemed', label: '已提货' },
];
/** With their counts once the answer has brought them. */
export const holdingTabs = (counted: readonly CountTab[] = []) =>
  HOLDING_TABS.map((tab) => {
    const known = counted.find(({ id }) => id === tab.id);
    return { id: tab.id, label: known?.label ?? tab.label, count: known?.count };
  });

export const EMPTY_TABS: Record<HoldingTab, { title: string; text: string }> = {
  held: { title: '还没有藏品', text: '去藏品坊挑一饼有编号的老茶' },
  transferring: { title: '没有转赠中的藏品', text: '转赠给茶友的藏品会在这里' },
  redeemed: { title: '还没有提过货', text: '提货后的藏品会在这里' },
};

/** No.0813 */
export const serialText = (serialNo: number): string => `No.${String(serialNo).padStart(4, '0')}`;
