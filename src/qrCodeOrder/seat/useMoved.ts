/** Guests who were moved to another table, or joined to one: where they are now. The label of the table they left is no longer theirs. */
import { useState } from 'react';
import type { TableSession } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import type { TableNews } from './useCart';

/** 已转至 听松 3 号桌. */
export const movedWords = ({ table }: Pick<TableSession, 'table'>): string => `已转至 ${table.name}`;

export function useMoved(here: TableSession | undefined) {
  const { cache, feedback } = useStores();
  const [kept, setKept] = useState<{ from: string; session: TableSession }>();
  const known = kept && kept.from === here?.id ? kept.session : undefined;
  const now = known ?? here;
  const follow = async ({ tableId, intoId }: TableNews) => {
    if (!here || !now || intoId === now.id) return;
    if (intoId === undefined && (tableId === undefined || tableId === now.table.id)) return;
    const { session } = await call('scanCode.orderList', { sessionId: intoId ?? now.id }, { hide: true });
    if (!session) return;
    cache.remove('su_code');
    setKept({ from: here.id, session });
    feedback.toast(movedWords(session));
  };
  return {
    /** Undefined where the code says they are. */
    moved: known && (known.id !== here?.id || known.table.id !== here.table.id) ? known : undefined,
    follow: (news: TableNews) => void follow(news).catch(() => undefined),
  };
}
