/** Paying one's own leg: it is opened first, so that nobody else pays for the same, then paid from the balance, by messenger or at the desk. */
import { useState } from 'react';
import type { TableBill } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { texts } from '@/core/texts';
import { usePayProof } from '@/domain/checkout/usePayProof';
import { useAction } from '@/ui/shell';
import type { Bill } from './useBill';

export type Way = 'wallet' | 'js' | 'cash';
const NONE = '0';

export function usePayLeg({ view, asked, putBill, reload }: Bill) {
  const { feedback, session } = useStores();
  const proof = usePayProof();
  const [ways, setWays] = useState<TableBill>();
  const [messenger, setMessenger] = useState(false);
  const sessionId = view?.session.id ?? NONE;

  /** Somebody else took it, or a line was given back: what holds now is shown. */
  const fresh = async <T,>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof RefusedError) reload();
      throw error;
    }
  };
  const begin = useAction(async () => {
    if (!view) return;
    if (view.bill.legId !== NONE) return setWays(view.bill);
    const { split, parts, lineIds } = asked;
    const what = {
      sessionId,
      split,
      ...(split === 'even' ? { parts: view.bill.parts ?? parts } : {}),
      ...(split === 'lines' ? { lineIds: [...lineIds] } : {}),
    };
    const bill = await fresh(() => call('scanCode.legSave', what));
    putBill(bill);
    if (bill.legId !== NONE) setWays(bill);
  });
  const drop = useAction(async (legId: string) => putBill(await call('scanCode.legDrop', { legId })));
  const paid = (bill: TableBill) => {
    setWays(undefined);
    putBill(bill);
    feedback.toast(bill.status === 'paid' ? '已结账' : '这一份已付');
    void session.loadMember(true).catch(() => undefined);
    reload();
  };
  const by = async (legId: string, channel: Way, payToken?: string) => {
    const about = { sessionId, legId, channel, ...(payToken === undefined ? {} : { payToken }) };
    return fresh(() => call('scanCode.doOrderPay', about));
  };
  const pay = useAction(async (legId: string, way: Way) => {
    if (way === 'wallet') {
      const use = async (payToken: string) => paid((await by(legId, way, payToken)).bill);
      return proof.ask(use, { what: '桌台账单', ...(ways && { sum: formatYuan(ways.legAmount) }) });
    }
    if (way === 'cash') {
      const question = { title: '收到现金了？', text: '记下后这一份就付清了。', yes: '已收', no: '还没有' };
      if (await feedback.confirm(question)) paid((await by(legId, way)).bill);
      return undefined;
    }
    if (!platform.pay.available) return setMessenger(true);
    const { config, bill } = await by(legId, way);
    if (!config) return paid(bill);
    const result = await platform.pay.request(config);
    if (result.state === 'cancelled') return void feedback.toast(texts.payCancelled);
    if (result.state === 'failed') return void feedback.toast(result.words, 3000);
    setWays(undefined);
    reload();
    return undefined;
  });
  return {
    begin: () => void begin.run(),
    drop: (legId: string) => void drop.run(legId),
    pay: (legId: string, way: Way) => void pay.run(legId, way),
    pending: begin.pending || drop.pending || pay.pending || proof.pending,
    ways,
    closeWays: () => setWays(undefined),
    messenger,
    closeMessenger: () => setMessenger(false),
    proofSheet: proof.sheet,
  };
}
export type PayLeg = ReturnType<typeof usePayLeg>;
