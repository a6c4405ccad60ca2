/** The bill of a table with its rounds, as it is now: frames of the table, or asking every three seconds without a line. */
import { useState } from 'react';
import type { RequestOf, TableBill, TableOrder, TableSession } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { usePageData } from '@/ui/shell';
import { useTopic } from '@/ui/shell/useTopic';
import type { TableNews } from '../seat/useCart';
import { useFirstNews } from '../seat/useFirstNews';
import { movedWords } from '../seat/useMoved';

const POLL_MS = 3000;
const PAGES = 5;
/** What a line says when it opens was asked a moment ago: the start has the phone's line for itself. */
const JOINED_MS = 5000;

export type Split = NonNullable<RequestOf<'scanCode.orderPay'>['split']>;
export interface Asked {
  split: Split;
  parts: number;
  lineIds: readonly string[];
}
export interface BillView {
  session: TableSession;
  rounds: TableOrder[];
  bill: TableBill;
}

/** All rounds of the table: a long evening has more than a page. */
async function roundsOf(sessionId: string): Promise<{ session: TableSession | undefined; rounds: TableOrder[] }> {
  const first = await call('scanCode.orderList', { sessionId });
  const rounds = [...first.page.list];
  let more = first.page.more;
  for (let page = 2; more && page <= PAGES; page += 1) {
    const next = await call('scanCode.orderList', { sessionId, page });
    rounds.push(...next.page.list);
    more = next.page.more;
  }
  return { session: first.session, rounds };
}

export function useBill(params: { sessionId?: string | undefined; code?: string | undefined }) {
  const { cache, clock, feedback } = useStores();
  const [asked, setAsked] = useState<Asked>({ split: 'all', parts: 2, lineIds: [] });
  const { split, parts, lineIds } = asked;
  const [into, setInto] = useState<string>();
  const read = async (): Promise<BillView | undefined> => {
    const code = params.code ?? cache.get('su_code');
    const sessionId =
      into ??
      params.sessionId ??
      (code === undefined ? undefined : (await call('scanCode.isCart', { code })).sessionId);
    if (sessionId === undefined) return undefined;
    const question = {
      split,
      ...(split === 'even' ? { parts } : {}),
      ...(split === 'lines' ? { lineIds: [...lineIds] } : {}),
    };
    const [{ session, rounds }, bill] = await Promise.all([
      roundsOf(sessionId),
      call('scanCode.orderPay', { sessionId, ...question }),
    ]);
    return session && { session, rounds, bill };
  };
  const state = usePageData(read, [into, params.sessionId, params.code, split, parts, lineIds.join()]);
  const view = state.data;
  const id = view?.session.id;
  const reload = () => void state.reload();
  const tell = (movedId: string) =>
    void call('scanCode.orderList', { sessionId: movedId }, { hide: true }).then(
      ({ session }) => session && feedback.toast(movedWords(session)),
      () => undefined,
    );
  const isFirstNews = useFirstNews(id);
  const { unstable } = useTopic(id === undefined ? undefined : `seat:${id}`, {
    onFrame: ({ data }) => {
      const { intoId, tableId, status } = data as TableNews;
      const isFirst = isFirstNews();
      if (
        isFirst &&
        view &&
        intoId === undefined &&
        tableId === view.session.table.id &&
        status === view.session.status
      )
        return void clock.later(JOINED_MS, reload);
      // Joined to another table: their bill is there from now on.
      if (intoId !== undefined) setInto(intoId);
      else reload();
      if (view && (intoId !== undefined || (tableId !== undefined && tableId !== view.session.table.id)))
        tell(intoId ?? view.session.id);
      return undefined;
    },
    poll: () => state.reload(),
    every: POLL_MS,
  });
  return {
    state,
    view,
    asked,
    ask: (part: Partial<Asked>) => setAsked((was) => ({ ...was, ...part })),
    putBill: (bill: TableBill) => view && state.set({ ...view, bill }),
    reload,
    unstable,
  };
}
export type Bill = ReturnType<typeof useBill>;
