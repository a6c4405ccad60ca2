/** A device that asks to be let in, as its code was scanned: who it is, how long it waits, and what was decided. */
import { useState } from 'react';
import type { AppTicket } from '@/contract';
import { RefusedError } from '@/core/api';
import { useAction, useMessenger, usePageData } from '@/ui/shell';
import { ticketIn } from './ticket';

export function useTicket(given: string | undefined, load: (ticket: string) => Promise<AppTicket>) {
  const { scanCode } = useMessenger();
  const [ticket, setTicket] = useState(given ?? '');
  const state = usePageData(() => (ticket ? load(ticket) : Promise.resolve(null)), [ticket]);
  const scan = useAction(async () => {
    const text = await scanCode();
    if (text) setTicket(ticketIn(text));
  });
  /** Shows what came of it; who is told no sees how the ticket stands now. */
  const settle = async (work: Promise<AppTicket>): Promise<AppTicket> => {
    try {
      const decided = await work;
      state.set(decided);
      return decided;
    } catch (error) {
      if (error instanceof RefusedError) await state.reload();
      throw error;
    }
  };
  const expire = () => {
    const { data } = state;
    if (data && (data.status === 'waiting' || data.status === 'scanned')) state.set({ ...data, status: 'expired' });
  };
  return { state, scan, settle, expire };
}
