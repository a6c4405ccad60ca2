/** The tables of the store where one serves, with what waits there; asked anew by frames of the store and every few seconds without a line. */
import type { BusinessSummary, KitchenTicket, TableReturn, TableState } from '@/contract';
import { call } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { useStores } from '@/core/stores';
import { useAction, usePageData } from '@/ui/shell';
import { useTopic } from '@/ui/shell/useTopic';

const POLL_MS = 5000;

export interface BoardView {
  summary: BusinessSummary;
  tables: TableState[];
}

export function useBoard(wanted: string) {
  const { feedback } = useStores();
  const state = usePageData(async (): Promise<BoardView> => {
    const summary = await call('scanCode.businessSummary', wanted === '' ? {} : { storeId: wanted });
    return { summary, tables: await call('scanCode.tables', { storeId: summary.store.id }) };
  }, [wanted]);
  const storeId = state.data?.summary.store.id;
  const reload = () => void state.reload();
  useTopic(storeId === undefined ? undefined : `store:${storeId}`, {
    onFrame: reload,
    poll: () => state.reload(),
    every: POLL_MS,
  });
  const pass = useAction(async ({ id, title }: TableReturn) => {
    await call('scanCode.returnPass', { id });
    feedback.toast(`${title} 已退，账单已减`);
    reload();
  });
  const reject = useAction(async ({ id }: TableReturn, reason: string) => {
    await call('scanCode.returnReject', { id, reason });
    reload();
  });
  const act = useAction(
    async (action: 'answer' | 'open' | 'rotate', about: { sessionId?: string; tableId?: string }) => {
      await call('scanCode.tableAct', { action, ...about, opId: uuid() });
      reload();
    },
  );
  const retry = useAction(async ({ kind, orderId, sessionId }: BusinessSummary['failedPrints'][number]) => {
    // Of a move the kitchen is told as of a return.
    const about = orderId === undefined ? { sessionId } : { orderId };
    const job = await call('scanCode.printTicket', { kind: kind === 'move' ? 'return' : kind, ...about });
    feedback.toast(job.status === 'failed' ? `没打出来：${job.reason ?? '打印机没有回应'}` : '已送打印');
    reload();
  });
  // Each button guards itself: who works fast finishes several at once.
  const make = async (action: 'serve' | 'unserve', ticket: KitchenTicket, lineIds: string[]) => {
    const { sessionId, orderId } = ticket;
    await call('scanCode.tableAct', { action, sessionId, orderId, lineIds, opId: uuid() });
    feedback.toast(action === 'serve' ? '已完成' : '已撤销');
    reload();
  };
  return {
    state,
    reload,
    open: (tableId: string) => void act.run('open', { tableId }),
    make,
    rotate: (tableId: string) => void act.run('rotate', { tableId }),
    acts: {
      pass: (one: TableReturn) => void pass.run(one),
      reject: (one: TableReturn, reason: string) => void reject.run(one, reason),
      answer: ({ sessionId }: TableState) => void act.run('answer', sessionId === undefined ? {} : { sessionId }),
      retry: (job: BusinessSummary['failedPrints'][number]) => void retry.run(job),
      pending: pass.pending || reject.pending || act.pending || retry.pending,
    },
  };
}
