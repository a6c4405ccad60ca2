/** The trees of the window that is looked at, a hundred at a time; what has been seen is kept while the question is the same. */
import { useEffect, useRef, useState } from 'react';
import type { TeaTree } from '@/contract';
import { call } from '@/core/api';
import { useLoss } from '@/ui/shell/useLoss';
import { asked, type TreeFilter } from './filter';
import { steppedArea, type Area } from './map';

/** A window holds about a hundred; where they stand close, two or three pages. */
const MOST_PAGES = 3;

export function useTrees(fieldId: string, filter: TreeFilter, area: Area | undefined, round: number) {
  const kept = useRef(new Map<string, TeaTree>());
  const window = area && steppedArea(area);
  const question = JSON.stringify([fieldId, filter, round]);
  const last = useRef(question);
  const [trees, setTrees] = useState<readonly TeaTree[]>([]);
  const [pending, setPending] = useState(false);
  const [again, setAgain] = useState(0);
  const lose = useLoss();
  useEffect(() => {
    if (last.current !== question) {
      last.current = question;
      kept.current = new Map();
    }
    if (!window) return undefined;
    let current = true;
    const read = async () => {
      for (let page = 1, more = true; more && page <= MOST_PAGES && current; page++) {
        const answer = await call('tea.fieldTrees', { id: fieldId, ...asked(filter), ...window, page }, { hide: true });
        if (!current) return;
        for (const tree of answer.list) kept.current.set(tree.id, tree);
        more = answer.more;
      }
      if (current) setTrees([...kept.current.values()]);
    };
    setPending(true);
    lose();
    void read()
      .catch((error: unknown) => current && lose(error, () => setAgain((count) => count + 1)))
      .finally(() => current && setPending(false));
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the question says what `filter` is
  }, [question, JSON.stringify(window), again]);
  return { trees, pending };
}
