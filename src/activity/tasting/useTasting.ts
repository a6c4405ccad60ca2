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
type Sample = TastingForm['samples'][number];

const draftOf = (sample: Sample | undefined): Draft => ({
  scores: Object.fromEntries((sample?.scores ?? []).map(({ key, value }) => [key, Number(value)])),
  note: sample?.note ?? '',
});

export function useTasting(id: string) {
  const { session, clock, feedback } = useStores();
  const state = usePageData(() => call('activity.input', { activityId: id }), [id, session.token]);
  const form = state.data;
  const [drafts, setDrafts] = useState<Record<string, Draft>>({});
  const dirty = useRef(new Set<string>());
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
    const own = drafts[letter];
    if (own) return own;
    // What waits on the phone is newer than what the server knows.
    const [sent] = waiting.filter(({ sampleId }) => sampleId === letter).reverse();
    return sent
      ? draftOf({ scores: sent.scores, note: sent.note ?? '' } as Sample)
      : draftOf(form?.samples.find((one) => one.id === letter));
  };
  const latest = useRef(drafts);
  latest.current = drafts;
  const keep = useCallback(
    (letter: string) => {
      const draft = latest.current[letter];
      if (!draft || !dirty.current.delete(letter)) return;
      const at = clock.now();
      box.add({
        ...{ activityId: id, sampleId: letter, note: draft.note, at, requestId: uuid() },
        scores: Object.entries(draft.scores).map(([key, value]) => ({ key, label: '', value: String(value) })),
      });
      void box.flush();
    },
    [box, clock, id],
  );
  const change = (letter: string, draft: Draft) => {
    dirty.current.add(letter);
    setDrafts((was) => ({ ...was, [letter]: draft }));
  };
  useEffect(() => {
    const timer = setTimeout(() => [...dirty.current].forEach(keep), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [drafts, keep]);
  const keeping = useRef(keep);
  keeping.current = keep;
  // Leaving the page keeps what was set in the last two seconds.
  useEffect(() => () => [...dirty.current].forEach((letter) => keeping.current(letter)), []);
  return { state, draftFor, change, keep, waiting: waiting.length, isStuck: box.stopped() !== undefined };
}
export type Tasting = ReturnType<typeof useTasting>;
