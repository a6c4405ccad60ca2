/** What the server has of a quote that is typed (rule 30.2): one save after the other, and both sides when somebody else was faster. */
import { useRef, useState } from 'react';
import type { QuoteDetail } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { draftOf, patchOf, type Draft } from './draft';

interface Kept {
  id?: string;
  rev?: number;
  /** As it was sent last. */
  draft?: Draft;
}

export function useKept() {
  const { clock } = useStores();
  const [conflict, setConflict] = useState<QuoteDetail>();
  const [savedAt, setSavedAt] = useState<number>();
  const kept = useRef<Kept>({});
  const saving = useRef<Promise<unknown>>();
  /** Which quote, and which state of it, as a call says it. */
  const which = () => {
    const { id, rev } = kept.current;
    return { ...(id !== undefined && { id }), ...(rev !== undefined && { rev }) };
  };

  const send = async (draft: Draft): Promise<void> => {
    try {
      const { card, rev } = await call('manage.quoteSave', { action: 'draft', quote: patchOf(draft), ...which() });
      kept.current = { id: card.id, rev, draft };
      setSavedAt(clock.now());
    } catch (error) {
      // Nothing that was typed is lost: both stand beside each other until one is chosen.
      if (error instanceof RefusedError && error.code === 409) setConflict(error.data as QuoteDetail | undefined);
      throw error;
    }
  };
  return {
    savedAt,
    conflict,
    begin: (start: Kept) => (kept.current = start),
    isKept: (draft: Draft) => draft === kept.current.draft,
    idOf: () => kept.current.id,
    /** One after the other: a second save knows the rev of the first. */
    save: async (draft: Draft): Promise<void> => {
      await saving.current?.catch(() => undefined);
      if (draft === kept.current.draft) return;
      saving.current = send(draft);
      await saving.current;
    },
    submit: async (): Promise<QuoteDetail> => {
      const moved = await call('manage.quoteSave', { action: 'submit', ...which() });
      kept.current = { ...kept.current, rev: moved.rev };
      return moved;
    },
    /** The own words go over the other's, or theirs stay, which are returned. */
    settle: (mine: boolean): Draft | undefined => {
      if (!conflict) return undefined;
      const theirs = mine ? undefined : draftOf(conflict);
      kept.current = { id: conflict.card.id, rev: conflict.rev, ...(theirs && { draft: theirs }) };
      setConflict(undefined);
      return theirs;
    },
  };
}
