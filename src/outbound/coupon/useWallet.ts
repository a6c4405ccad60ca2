/** The wallet's lists: what is held in a state, and what may be taken; taking one changes both. */
import { useEffect } from 'react';
import type { CouponCard } from '@/contract';
import { call, reasonOf, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAction, useList, useReturn } from '@/ui/shell';
import { useLoss } from '@/ui/shell/useLoss';
import type { Kind } from './labels';

type Tab = 'unused' | 'used' | 'expired' | 'get';
type Sort = 'soon' | 'worth';

const canTake = ({ state }: CouponCard): boolean => state === 'open';

export function useWallet(tab: Tab, kind: Kind, sort: Sort) {
  const { feedback } = useStores();
  const only = kind === 'all' ? undefined : kind;
  const held = useList(
    (page) =>
      call('coupon.index', {
        status: tab === 'get' ? 'unused' : tab,
        kind: only,
        ...(tab === 'unused' ? { sort } : {}),
        page,
      }),
    [tab === 'get' ? 'unused' : tab, only, sort],
    { rows: (answer) => answer.page },
  );
  const open = useList<CouponCard>(async () => {
    const [shop, table] = await Promise.all([
      call('coupon.getcouponlist', { scene: 'mine' }),
      call('coupon.getcouponlist', { scene: 'table' }),
    ]);
    const all = [...shop, ...table].filter((card) => only === undefined || card.kind === only);
    // Each answer has what can be taken first; so has the list of both.
    const list = [...all.filter(canTake), ...all.filter((card) => !canTake(card))];
    return { list, total: list.length, page: 1, size: Math.max(1, list.length), more: false };
  }, [only]);
  const lose = useLoss();
  const { error, reload } = open;
  useEffect(() => lose(error, () => void reload()), [error, lose, reload]);
  const counts = new Map<string, number>([
    ...(held.head?.tabs ?? []).map(({ id, count }) => [id, count] as const),
    ...(open.head ? [['get', open.rows.filter(canTake).length] as const] : []),
  ]);
  const take = useAction(async ({ id }: CouponCard) => {
    const mark = (state: CouponCard['state']) =>
      open.patch((row) => (row.id === id ? { ...row, state, ...(state === 'out' ? { left: 0 } : {}) } : row));
    try {
      await call('tea.getcoupon', { templateId: id });
      mark('claimed');
      feedback.toast('领到了');
      void held.reload();
    } catch (error) {
      const reason = reasonOf(error, 'tea.getcoupon');
      if (reason === 'claimed') mark('claimed');
      else if (reason === 'soldOut') mark('out');
      else if (error instanceof RefusedError) void open.reload();
      throw error;
    }
  });
  // Used, or taken, on the page that a press led to.
  useReturn(() => void held.reload());
  return { held, open, counts, take };
}
