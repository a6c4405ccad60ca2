/** Clients that a manager chooses to be handed on. The rows themselves say which are chosen: a list draws a row again when it changes. */
import { useState } from 'react';
import { useStores } from '@/core/stores';
import type { ListState } from '@/ui/shell';
import type { BookRow } from './ClientRow';

/** One after the other, so many at a time. */
const MOST_AT_ONCE = 20;

export function useAssign(list: Pick<ListState<BookRow>, 'rows' | 'patch'>, choosing: { current: boolean }) {
  const { feedback } = useStores();
  const [on, setOn] = useState(false);
  const [open, setOpen] = useState(false);
  const chosen = on ? list.rows.filter((row) => row.chosen) : undefined;
  const turn = (next: boolean) => {
    choosing.current = next;
    setOn(next);
    list.patch(({ chosen: _was, ...row }) => (next ? { ...row, chosen: false } : row));
  };
  const toggle = ({ id, chosen: was = false }: BookRow) => {
    if (!was && (chosen?.length ?? 0) >= MOST_AT_ONCE) return feedback.toast(`一次最多分配 ${MOST_AT_ONCE} 位`);
    return list.patch((row) => (row.id === id ? { ...row, chosen: !was } : row));
  };
  return {
    chosen,
    toggle,
    open,
    begin: () => turn(true),
    end: () => turn(false),
    ask: () => setOpen(true),
    close: () => setOpen(false),
  };
}
