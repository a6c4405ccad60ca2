/** Rows of a sheet, page by page: read when it opens, forgotten when it closes. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageOf } from '@/contract';
import { useAction } from '@/ui/shell';

export function useSheetRows<T>(open: boolean, read: (page: number) => Promise<PageOf<T>>) {
  const [rows, setRows] = useState<T[]>();
  const [next, setNext] = useState(0);
  const [failed, setFailed] = useState(false);
  const latest = useRef(read);
  latest.current = read;
  const load = useCallback(async (page: number) => {
    setFailed(false);
    try {
      const answer = await latest.current(page);
      setRows((was = []) => (page === 1 ? answer.list : [...was, ...answer.list]));
      setNext(answer.more ? page + 1 : 0);
    } catch {
      setFailed(true);
    }
  }, []);
  const again = useCallback(() => load(1), [load]);
  useEffect(() => {
    if (open) void again();
    else setRows(undefined);
  }, [open, again]);
  const more = useAction(() => load(next));
  return { rows, setRows, failed, again, hasMore: next > 0, more };
}
