/** Shared tables by day, the one that is looked at with its seats, and taking one. */
import { useEffect, useState } from 'react';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import type { QueryOf } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useSignUp } from '@/domain/activity/useSignUp';
import { usePageData, useParam, useReturn } from '@/ui/shell';

export function usePublic(params: QueryOf<'/reservation/pages/explore/public'>) {
  const { session } = useStores();
  const { storeId } = params;
  const [id, setId] = useParam(params, 'id');
  const [form, setForm] = useState(false);
  const state = usePageData(async () => {
    const found = await call('tea.salon', { tab: 'coming', kind: 'publicTable', ...(storeId ? { storeId } : {}) });
    const tables = found.page?.list ?? [];
    const day = (at: number) => formatTime(at, 'YYYY-MM-DD');
    const shown = id || (tables.find(({ startAt }) => day(startAt) === params.date) ?? tables[0])?.id;
    return { tables, event: shown === undefined ? undefined : await call('activity.index', { id: shown }) };
  }, [id, storeId, session.token]);
  useReturn(() => void state.reload());
  const event = state.data?.event;
  const signing = useSignUp(event, state.reload);
  const { values, errors } = signing.form;
  const isKnown = event?.knownAs !== undefined && event.questions.length === 0 && values.mobile !== '';
  /** Whoever came before sits down by one tap; the form is for what is to be asked, or was refused of what is known. */
  const sit = () => (isKnown ? signing.submit.run() : setForm(true));
  const { name, mobile } = errors;
  useEffect(() => {
    if (name !== undefined || mobile !== undefined) setForm(true);
  }, [name, mobile]);
  return { state, setId, form, setForm, signing, sit };
}
