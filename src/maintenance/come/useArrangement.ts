/** What a sheet of a coming visit asks for, begun anew each time it opens, and how it is saved. */
import { useEffect, useState } from 'react';
import type { ClientCard, ComeVisit } from '@/contract';
import { call } from '@/core/api';
import { momentOf } from '@/domain/when/momentOf';
import { useSaved } from '../useSaved';

const MINUTES = 120;
/** A visit that gives its room back says so. */
export const NO_ROOM = '0';

export interface ArrangementOptions {
  open: boolean;
  date: string;
  storeId: string;
  client: ClientCard | undefined;
  planId?: string | undefined;
  /** Changed instead of made. */
  visit?: ComeVisit | undefined;
  onClose: () => void;
  onSaved: (visit: ComeVisit) => unknown;
}

interface Arrangement {
  client: ClientCard | undefined;
  storeId: string;
  at: number;
  minutes: number;
  party: number;
  roomId: string;
  receptionNo: string;
  prepare: string;
}

type Start = Pick<ArrangementOptions, 'date' | 'storeId' | 'client'>;
const fresh = ({ date, storeId, client }: Start): Arrangement => ({
  ...{ client, storeId, minutes: MINUTES, party: 2, roomId: NO_ROOM, receptionNo: '', prepare: '' },
  at: momentOf(date, '14:00'),
});
const arrangedOf = ({ client, store, at, minutes, party, roomId, reception, prepare }: ComeVisit): Arrangement => ({
  ...{ client, storeId: store.id, at, minutes, party, prepare },
  roomId: roomId ?? NO_ROOM,
  receptionNo: reception?.id ?? '',
});

export function useArrangement(options: ArrangementOptions) {
  const { open, date, storeId, client, planId, visit, onClose, onSaved } = options;
  const [values, setValues] = useState(() => fresh({ date, storeId, client }));
  const set = (part: Partial<Arrangement>) => setValues((was) => ({ ...was, ...part }));
  useEffect(() => {
    if (open) setValues(visit ? arrangedOf(visit) : fresh({ date, storeId, client }));
  }, [open, visit, date, storeId, client]);
  const saved = useSaved(
    async () => {
      const { client: who, ...arranged } = values;
      if (!who) return;
      const about = visit ? { id: visit.id } : { clientId: who.id, ...(planId && { planId }) };
      onSaved(await call('customer.comeVisitPlanSave', { action: 'save', ...about, ...arranged }));
    },
    visit ? '已改好' : '已排好来访',
    onClose,
  );
  const save = () => (values.client ? void saved.run() : saved.fail('clientId', '请选择客户'));
  /** A room and whoever receives belong to their store. */
  const move = (to: string) => set({ storeId: to, roomId: NO_ROOM, receptionNo: '' });
  return { values, set, move, saved, save };
}
