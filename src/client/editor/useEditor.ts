/** A quote while it is typed (rule 30.2): loaded, kept every five seconds, and told when it was changed elsewhere. */
import { useState } from 'react';
import type { ClientCard, QuoteDetail, QuoteLimits } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useInterval } from '@/ui/kit/useInterval';
import { useAction, usePageData } from '@/ui/shell';
import { daysFrom } from '../paper/days';
import { draftOf, newDraft, type Draft } from './draft';
import { useKept } from './useKept';

const SAVE_MS = 5000;
const USUAL_DAYS = 7;

interface EditorParams {
  id?: string;
  clientId?: string;
  inquiryId?: string;
  copyFrom?: string;
}
interface Loaded {
  limits: QuoteLimits;
  client?: ClientCard | undefined;
}

export function useEditor({ id, clientId, inquiryId, copyFrom }: EditorParams) {
  const { clock } = useStores();
  const [draft, setDraft] = useState<Draft>();
  const kept = useKept();
  const asked = id ?? copyFrom;
  const state = usePageData(async (): Promise<Loaded> => {
    const { quote, client, inquiry, limits } = await call('manage.quoteInfo', {
      ...(asked !== undefined && { id: asked }),
      ...(clientId !== undefined && { clientId }),
      ...(inquiryId !== undefined && { inquiryId }),
    });
    const validUntil = daysFrom(clock.now(), USUAL_DAYS);
    const isCopy = copyFrom !== undefined;
    const begun = quote
      ? { ...draftOf(quote), ...(isCopy && { validUntil }) }
      : newDraft({ client, inquiry, validUntil, inquiryId });
    kept.begin({ ...(quote && !isCopy && { id: quote.card.id, rev: quote.rev }), draft: begun });
    setDraft(begun);
    return { limits, client: client ?? quote?.card.client };
  }, [id, clientId, inquiryId, copyFrom]);
  const dirty = draft !== undefined && !kept.isKept(draft);
  useInterval(
    () => {
      if (draft && dirty && draft.clientId !== '' && !kept.conflict) void kept.save(draft).catch(() => undefined);
    },
    draft ? SAVE_MS : false,
  );
  const saveNow = useAction(async () => draft && kept.save(draft));
  const submit = useAction(async (then: (quote: QuoteDetail) => unknown) => {
    if (!draft) return;
    await kept.save(draft);
    await then(await kept.submit());
  });
  return {
    state,
    draft,
    dirty,
    savedAt: kept.savedAt,
    conflict: kept.conflict,
    set: (change: Partial<Draft>) => setDraft((was) => was && { ...was, ...change }),
    settle: (mine: boolean) => {
      const theirs = kept.settle(mine);
      if (theirs) setDraft(theirs);
    },
    saveNow,
    submit,
    idOf: kept.idOf,
  };
}
export type Editor = ReturnType<typeof useEditor>;
