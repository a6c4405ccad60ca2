/** 打卡: tells a visit from where one stands, and what it brought. */
import type { DataOf } from '@/contract';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { useAction, useMessenger } from '@/ui/shell';

const wordsOf = ({ points, complete, total }: DataOf<'tea.exploreVisit'>): string => {
  if (complete) return `${total} 家店都到过了，徽章点亮`;
  return points > 0 ? `打卡成功，得 ${figure(points)} 积分` : '打卡成功';
};

export function useVisit(onDone: () => unknown) {
  const { feedback } = useStores();
  const messenger = useMessenger();
  return useAction(async (storeId: string) => {
    const found = await messenger.locate();
    if (!found) return;
    const { lat, lng, accuracy } = found;
    const answer = await call('tea.exploreVisit', { storeId, lat, lng, ...(accuracy !== undefined && { accuracy }) });
    feedback.toast(wordsOf(answer));
    await onDone();
  });
}
