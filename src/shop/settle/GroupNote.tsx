/** What this order does in a group buying, said before it is paid. */
import type { SettleView } from '@/contract';
import { Notice } from '@/ui/kit/Notice';

export function GroupNote({ group }: { group: NonNullable<SettleView['group']> }) {
  const { id, size, lack } = group;
  const after = lack === 0 ? '付款后即成团' : `付款后还差 ${lack} 人`;
  return (
    <Notice tone="plain" icon="team">
      {id === undefined
        ? `开 ${size} 人团，${after}；24 小时内未满员全额退款`
        : `参加 ${size} 人团，${after}；未满员全额退款`}
    </Notice>
  );
}
