/** What is typed saves itself: two seconds after a change, one at a time, kept on the phone while there is no line; the words of another phone are laid beside it. */
import { useEffect, useRef, useState } from 'react';
import type { DailyField, DailyForm } from '@/contract';
import { call, isLine, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { useInterval } from '@/ui/kit/useInterval';
import { keepDay } from './kept';
import { sentOf, typedOf, type Typed } from './values';

const PAUSE = 2000;
/** Without a line it is tried again. */
const RETRY = 30_000;

type Draft = Required<DailyForm>['draft'];
interface Saving {
  state: 'none' | 'saved' | 'offline';
  at: number;
}
interface Beginning {
  /** Of the draft that is written on. */
  rev: number;
  /** Something waits on this phone. */
  waits: boolean;
}

/** `latest`: what stands in the form. */
export function useDraft(form: DailyForm, fields: readonly DailyField[], latest: { current: Typed }, start: Beginning) {
  const { session, platform, feedback } = useStores();
  const { storeId, date, readOnly } = form;
  const savedAt = form.draft?.savedAt ?? 0;
  const [saving, setSaving] = useState<Saving>({ state: savedAt > 0 ? 'saved' : 'none', at: savedAt });
  const [theirs, setTheirs] = useState<{ values: Typed; rev: number }>();
  const rev = useRef(start.rev);
  const changed = useRef(start.waits);
  const keep = (values?: Typed) =>
    keepDay(platform.storage, session.member?.id ?? '', storeId, date, values && { values, rev: rev.current });

  const save = async (): Promise<void> => {
    const sent = latest.current;
    try {
      const values = sentOf(fields, sent);
      const saved = await call('manage.dailyInputSaveNew', { date, storeId, values, rev: rev.current });
      rev.current = saved.rev;
      setSaving({ state: 'saved', at: saved.savedAt });
      changed.current = latest.current !== sent;
      keep(changed.current ? latest.current : undefined);
    } catch (error) {
      const other = error instanceof RefusedError && error.code === 409 ? (error.data as Draft | undefined) : undefined;
      if (other?.values) setTheirs({ values: typedOf(fields, other.values), rev: other.rev });
      else if (isLine(error)) setSaving((was) => ({ ...was, state: 'offline' }));
      else feedback.report(error);
    }
  };
  // One at a time: what was typed meanwhile follows.
  const flight = useRef({ on: false, again: false });
  const [round, setRound] = useState(0);
  const saveInTurn = async () => {
    if (flight.current.on) {
      flight.current.again = true;
      return;
    }
    flight.current = { on: true, again: false };
    await save();
    const { again } = flight.current;
    flight.current = { on: false, again: false };
    if (again) setRound((count) => count + 1);
  };
  useInterval(() => void saveInTurn(), saving.state === 'offline' && !theirs && RETRY);

  const values = latest.current;
  useEffect(() => {
    if (readOnly || theirs || !changed.current) return undefined;
    const timer = setTimeout(() => void saveInTurn(), PAUSE);
    return () => clearTimeout(timer);
    // The function is new with each drawing; what is saved follows from the values alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [values, theirs, readOnly, round]);

  /** Something was typed. */
  const touch = (typed: Typed) => {
    changed.current = true;
    keep(typed);
  };
  /** Nothing waits any more: it was handed in, or the other phone's words were taken. */
  const settle = () => {
    changed.current = false;
    keep();
  };
  /** One of the two goes on; the other is gone. */
  const goOn = (mine: boolean) => {
    if (!theirs) return;
    rev.current = theirs.rev;
    if (mine) touch(latest.current);
    else settle();
    setTheirs(undefined);
  };
  return { saving, theirs, touch, settle, goOn };
}
