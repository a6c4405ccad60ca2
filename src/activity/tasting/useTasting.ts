/** A blind tasting: which sample, its scores as they are set, kept on the phone until they are sent (rule 2.16). */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TastingForm } from '@/contract';
import { call } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import type { Kind } from '@/core/outbox';
import { useStores } from '@/core/stores';
import { usePageData } from '@/ui/shell';
import { useOutbox } from '@/ui/shell/useOutbox';

const SCORES: Kind<'activity.inputSave'> = { name: 'tasting', endpoint: 'activity.inputSave', id: 'requestId' };
/** So long after the last touch what stands there is kept. */
const AUTOSAVE_MS = 2000;

export interface Draft {
  scores: Record<string, number>;
  note: string;
}
/** What was changed here and is not kept yet: another tab may have set the rest. */
type Changes = Pick<Draft, 'scores'> & Partial<Draft>;
type Sample = TastingForm['samples'][number];

const scoresOf = (rows: Sample['scores']): Draft['scores'] =>
  Object.fromEntries((rows ?? []).map(({ key, value }) => [key, Number(value)]));
const over = (draft: Draft, { scores, note = draft.note }: Changes): Draft => ({
  scores: { ...draft.scores, ...scores },
  note,
});

export function useTasting(id: string) {
  const { session, clock, feedback } = useStores();
  const state = usePageData(() => call('activity.input', { activityId: id }), [id, session.token]);
  const form = state.data;
  const [changes, setChanges] = useState<Readonly<Record<string, Changes>>>({});
  const box = useOutbox(SCORES, {
    onSent: (entry, answer) => {
      if (entry.activityId === id) state.set(answer);
    },
    onRefused: (entry) => {
      feedback.toast(entry.refused);
      box.seen([entry.requestId]);
    },
  });
  const waiting = box.waiting().filter((entry) => entry.activityId === id);

  const draftFor = (letter: string): Draft => {
    const sample = form?.samples.find((one) => one.id === letter);
    // What waits on the phone is newer than what the server knows, and what is being set newer than that.
    const newer = waiting
      .filter(({ sampleId }) => sampleId === letter)
      .map(({ scores, note }): Changes => ({ scores: scoresOf(scores), note }));
    const own = changes[letter];
    const known: Draft = { scores: scoresOf(sample?.scores), note: sample?.note ?? '' };
    return [...newer, ...(own ? [own] : [])].reduce(over, known);
  };
  const latest = useRef(changes);
  latest.current = changes;
  const keep = useCallback(
    (letter: string) => {
      const { [letter]: own, ...others } = latest.current;
      if (!own) return;
      latest.current = others;
      setChanges(others);
      box.add({
        ...{ activityId: id, sampleId: letter, at: clock.now(), requestId: uuid() },
        ...(own.note !== undefined && { note: own.note }),
        scores: Object.entries(own.scores).map(([key, value]) => ({ key, label: '', value: String(value) })),
      });
      void box.flush();
    },
    [box, clock, id],
  );
  const change = (letter: string, draft: Draft) => {
    const shown = draftFor(letter);
    const scores = Object.fromEntries(
      Object.entries(draft.scores).filter(([key, value]) => shown.scores[key] !== value),
    );
    const note = draft.note === shown.note ? undefined : draft.note;
    setChanges((was) => ({
      ...was,
      [letter]: { scores: { ...was[letter]?.scores, ...scores }, note: note ?? was[letter]?.note },
    }));
  };
  useEffect(() => {
    const timer = setTimeout(() => Object.keys(latest.current).forEach(keep), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [changes, keep]);
  const keeping = useRef(keep);
  keeping.current = keep;
  // Leaving the page keeps what was set in the last two seconds.
  useEffect(() => () => Object.keys(latest.current).forEach((letter) => keeping.current(letter)), []);
  return { state, draftFor, change, keep, waiting: waiting.length, isStuck: box.stopped() !== undefined };
}
export type Tasting = ReturnType<typeof useTasting>;
