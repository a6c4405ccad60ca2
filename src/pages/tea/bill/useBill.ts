/** The bill that a payment's number and check code open; while the payment is not settled it is asked for a few times more. */
import { useEffect, useRef } from 'react';
import type { DataOf } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { platform } from '@/core/platform';
import { usePageData } from '@/ui/shell';

export type Bill = DataOf<'pay.bill'>;

/** Height of the frame, in the host's unit (750 wide). */
const FRAME_HEIGHT = 600;
const TRIES = 3;
const PAUSE_MS = 2000;

export const isWaiting = ({ status }: Bill): boolean => status === 'pending' || status === 'auditing';

async function readBill(outTradeNo: string, checkCode: string) {
  try {
    return await call('pay.bill', { outTradeNo, checkCode });
  } catch (error) {
    if (error instanceof RefusedError) return undefined;
    throw error;
  }
}

export function useBill(no: string, code: string) {
  const state = usePageData(async () => ({ bill: no && code ? await readBill(no, code) : undefined }), [no, code]);
  const { data, reload } = state;
  const tries = useRef(0);
  const waiting = data?.bill !== undefined && isWaiting(data.bill);

  useEffect(() => {
    if (data) platform.receipt.ready(FRAME_HEIGHT);
  }, [data]);
  useEffect(() => {
    if (!waiting || tries.current >= TRIES) return undefined;
    const timer = setTimeout(() => {
      tries.current += 1;
      void reload();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waiting, data, reload]);
  return state;
}
