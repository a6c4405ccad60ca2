/** The form of a day: what stands in it, what holds it back, how it is handed in. What is typed saves itself (`useDraft`). */
import { useMemo, useRef, useState } from 'react';
import type { DailyForm, DataOf } from '@/contract';
import { call, fieldOf, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { focusById } from '@/ui/kit/roving';
import { useAction } from '@/ui/shell';
import { keptDay } from './kept';
import { useDraft } from './useDraft';
import { fieldsOf, firstFault, firstOf, sentOf, type Typed } from './values';

export const idOf = (key: string): string => `daily-${key.replace('.', '-')}`;

export function useDaily(form: DailyForm, onDone: (report: DataOf<'manage.dailyInputSave'>) => void) {
  const { session, platform } = useStores();
  const { storeId, date } = form;
  const fields = useMemo(() => fieldsOf(form), [form]);
  const [start] = useState(() => beginning(form, keptDay(platform.storage, session.member?.id ?? '', storeId, date)));
  const [values, setValues] = useState(start.values);
  const latest = useRef(values);
  latest.current = values;
  const draft = useDraft(form, fields, latest, start);
  const { fault, setFault, photos, setPhotos, submit, sending } = useSubmit(form, fields, latest, (report) => {
    draft.settle();
    onDone(report);
  });
  const write = (next: Typed) => {
    latest.current = next;
    setValues(next);
  };
  const set = (key: string, text: string) => {
    const next = { ...latest.current, [key]: text };
    setFault((was) => (was?.key === key ? undefined : was));
    write(next);
    draft.touch(next);
  };
  const choose = (which: 'mine' | 'theirs') => {
    if (draft.theirs && which === 'theirs') write(draft.theirs.values);
    draft.goOn(which === 'mine');
  };
  const { saving, theirs } = draft;
  return { fields, values, set, photos, setPhotos, fault, saving, submit, sending, theirs, choose };
}

/** What waits on this phone goes on where it was typed on what the server still has; otherwise the saving finds the other's words. */
function beginning(form: DailyForm, kept: ReturnType<typeof keptDay>): { values: Typed; rev: number; waits: boolean } {
  if (kept && !form.readOnly) return { values: kept.values, rev: kept.rev, waits: true };
  return { values: firstOf(form), rev: form.draft?.rev ?? 0, waits: false };
}

function useSubmit(
  { date, storeId, report }: DailyForm,
  fields: ReturnType<typeof fieldsOf>,
  latest: { current: Typed },
  onDone: (report: DataOf<'manage.dailyInputSave'>) => void,
) {
  const [photos, setPhotos] = useState<readonly string[]>(report?.photos ?? []);
  const [fault, setFault] = useState<{ key: string; text: string }>();
  const point = (key: string, text: string) => {
    setFault({ key, text });
    setTimeout(() => focusById(idOf(key)), 0);
  };
  const send = useAction(async () => {
    const values = sentOf(fields, latest.current);
    try {
      const rev = report?.rev ?? 0;
      onDone(await call('manage.dailyInputSave', { date, storeId, values, photos: [...photos], rev }));
    } catch (error) {
      const key = fieldOf(error);
      if (key === undefined || !(error instanceof RefusedError) || key === 'date') throw error;
      point(key, error.message);
    }
  });
  /** What is missing is pointed at before anything is sent, so who has filled it in may press again at once. */
  const submit = () => {
    const first = firstFault(fields, latest.current);
    if (first) point(first.key, first.text);
    else void send.run();
  };
  return { photos, setPhotos, fault, setFault, submit, sending: send.pending };
}
