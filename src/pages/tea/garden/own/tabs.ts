/** The four tabs of the own trees. */
import type { AdoptionTab, CountTab } from '@/contract';

export const TABS: readonly { id: AdoptionTab; label: string }[] = [
  { id: 'growing', label: '认养中' },
  { id: 'claimable', label: '可提货' },
  { id: 'unpaid', label: '待支付' },
  { id: 'ended', label: '已结束' },
];

/** With their counts, once these are known. */
export const tabsOf = (counts: readonly CountTab[] | undefined) =>
  TABS.map(({ id, label }) => ({ id, label, count: counts?.find((one) => one.id === id)?.count ?? 0 }));

export const EMPTY_TABS: Record<AdoptionTab, { title: string; text: string }> = {
  growing: { title: '还没有认养茶树', text: '选一棵树，挂上你起的名字' },
  claimable: { title: '没有可提的收成', text: '四月采春茶，九月采秋茶，制好了会通知你' },
  unpaid: { title: '没有待支付的认养', text: '提交后为你留树 15 分钟' },
  ended: { title: '没有结束的认养', text: '到期和取消的都记在这里' },
};
