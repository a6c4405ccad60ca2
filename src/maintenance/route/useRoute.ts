/** A day on the road: what the server knows of it, and the check-ins that still wait on this phone (rule 31.9). */
import { useCallback } from 'react';
import type { VisitPlan } from '@/contract';
import { call } from '@/core/api';
import type { Kind, Waiting } from '@/core/outbox';
import { uuid } from '@/core/lib/uuid';
import type { Fix } from '@/core/platform';
import { useStores } from '@/core/stores';
import { usePageData, useReturn } from '@/ui/shell';
import { useOutbox } from '@/ui/shell/useOutbox';

const CHECKINS: Kind<'customer.visitPlanSave'> = {
  name: 'checkin',
  endpoint: 'customer.visitPlanSave',
  id: 'requestId',
};

export interface Checkin {
  plan: VisitPlan;
  stopId: string;
  fix: Fix;
  reason: string;
  photos: string[];
}

export function useRoute(query: { id?: string | undefined; date: string; scope: 'mine' | 'team' }) {
  const { clock, feedback } = useStores();
  const { id, date, scope } = query;
  const state = usePageData(
    () => call('customer.visitPlan', { scope, page: 1, ...(date !== '' ? { date } : id ? { id } : {}) }),
    [id, date, scope],
  );
  const put = useCallback(
    (one: VisitPlan) => {
      if (state.data) state.set({ ...state.data, one });
    },
    [state],
  );
  const box = useOutbox(CHECKINS, {
    onSent: (_entry, answer) => put(answer),
    onRefused: (entry) => {
      feedback.toast(`签到没成：${entry.refused}`);
      box.seen([entry.requestId]);
    },
    onFlushed: () => void state.reload(),
  });
  useReturn(() => void state.reload());
  const checkIn = ({ plan, stopId, fix, reason, photos }: Checkin) => {
    const at = clock.now();
    box.add({
      action: 'checkin',
      ...{ id: plan.id, stopId, reason, photos, tappedAt: at, at, requestId: uuid() },
      geo: { lat: fix.lat, lng: fix.lng },
      ...(fix.accuracy !== undefined && { accuracy: fix.accuracy }),
    });
    return box.flush();
  };
  const waitingAt = (stopId: string): Waiting<'customer.visitPlanSave'> | undefined =>
    box.waiting().find((entry) => entry.stopId === stopId);
  return { state, put, checkIn, waitingAt, stopped: box.stopped() };
}
