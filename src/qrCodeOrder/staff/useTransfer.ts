/** Moving a table, or joining it with another one; within two minutes it may be put back. */
import { useState } from 'react';
import type { TableBill, TableSession, TableState } from '@/contract';
import { call } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { formatRoute, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAction, usePageData } from '@/ui/shell';

export type Mode = 'transfer' | 'merge';
interface TransferView {
  session: TableSession;
  bill: TableBill;
  tables: TableState[];
}

export function useTransfer(sessionId: string, mode: Mode) {
  const { feedback } = useStores();
  const [target, setTarget] = useState<TableState>();
  const state = usePageData(async (): Promise<TransferView | undefined> => {
    const { session } = await call('scanCode.orderList', { sessionId });
    if (!session) return undefined;
    const [tables, bill] = await Promise.all([
      call('scanCode.tables', { storeId: session.table.storeId }),
      call('scanCode.orderPay', { sessionId }),
    ]);
    return { session, bill, tables };
  }, [sessionId]);
  const view = state.data;
  const chosen = view?.tables.find(({ id }) => id === target?.id);
  /** A free table to move to, an open one to join. */
  const isClosed = (table: TableState) => {
    if (table.id === view?.session.table.id) return true;
    return mode === 'transfer'
      ? table.sessionId !== undefined
      : table.sessionId === undefined || table.state === 'paid';
  };
  const confirm = useAction(async () => {
    if (!view || !chosen) return;
    const from = view.session.table.name;
    const question =
      mode === 'transfer'
        ? {
            title: `${from} 转到 ${chosen.name}？`,
            text: '购物车、每一轮和已付的都跟过去，两分钟内可以撤销。',
            yes: '转台',
          }
        : { title: `${from} 并入 ${chosen.name}？`, text: `账单记在 ${chosen.name}，两分钟内可以撤销。`, yes: '并台' };
    if (!(await feedback.confirm(question))) return;
    try {
      const { session } = await call('scanCode.tableAct', {
        sessionId,
        action: mode,
        targetTableId: chosen.id,
        opId: uuid(),
      });
      feedback.toast(mode === 'transfer' ? `已转至 ${chosen.name}` : `已并入 ${chosen.name}`);
      await open(formatRoute('/qrCodeOrder/pages/order', { sessionId: session?.id ?? sessionId }), 'replace');
    } catch (error) {
      // Somebody sat down there meanwhile.
      setTarget(undefined);
      void state.reload();
      throw error;
    }
  });
  const undo = useAction(async () => {
    await call('scanCode.tableAct', { sessionId, action: 'undo', opId: uuid() });
    feedback.toast('已撤销，各回各桌');
    await state.reload();
  });
  return { state, chosen, choose: setTarget, isClosed, confirm, undo };
}
