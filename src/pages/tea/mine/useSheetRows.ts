/** Rows of a sheet, page by page: read when it opens, forgotten when it closes. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageOf } from '@/contract';
import { useAction } from '@/ui/shell';

/** Rows of a page (rule 2.7). */
const PAGE = 20;

export function useSheetRows<T extends { id: string }>(open: boolean, read: (page: number) => Promise<PageOf<T>>) {
  const [rows, setRows] = useState<T[]>();
  const [hasMore, setHasMore] = useState(false);
  const [failed, setFailed] = useState(false);
  const latest = useRef(read);
  latest.current = read;
  const load = useCallback(async (held = 0) => {
    const first = held === 0;
    setFailed(false);
    try {
      const answer = await latest.current(Math.floor(held / PAGE) + 1);
      setRows((was = []) =>
        first ? answer.list : [...was, ...answer.list.filter(({ id }) => was.every((row) => row.id !== id))],
      );
      setHasMore(answer.more);
    } catch {
      setFailed(true);
    }
  }, []);
  const again = useCallback(() => load(), [load]);
  useEffect(() => {
    if (open) void again();
    else setRows(undefined);
  }, [open, again]);
  const more = useAction(() => load(rows?.length));
  return { rows, setRows, failed, again, hasMore, more };
}
