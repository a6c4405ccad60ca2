/** The rows of the inbox, and what a person does with them. */
import { call } from '@/core/api';
import { last } from '@/core/lib/last';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAction, useList, useRemembered, useReturn } from '@/ui/shell';
import type { Box } from './boxes';
import { goneNotices } from './gone';
import { grouped, type GroupedNotice } from './groups';

/** The list is read anew only while somebody is near its beginning. */
export const FIRST_PAGE = 20;

export function useInbox(box: Box | undefined) {
  const { notices, feedback } = useStores();
  const gone = useRemembered(goneNotices);
  const list = useList((page) => call('notify.index', { ...(box ? { box } : {}), page }), [box], {
    rows: (answer, before: readonly GroupedNotice[]) => ({ ...answer, list: grouped(answer.list, last(before)) }),
    kept: 'notify.index',
  });
  const seen = (which: (id: string) => boolean) =>
    list.patch((row) => (!row.read && which(row.id) ? { ...row, read: true } : row));
  /** Whoever stood beside it may begin or end a card now. */
  const drop = (which: (id: string) => boolean) => {
    const left = new Map(grouped(list.rows.filter(({ id }) => !which(id))).map((row) => [row.id, row]));
    list.patch((row) => {
      if (which(row.id)) return undefined;
      const now = left.get(row.id);
      const same = !now || (now.begins === row.begins && now.first === row.first && now.last === row.last);
      return same ? row : { ...row, begins: now.begins, first: now.first, last: now.last };
    });
  };
  useReturn(() => {
    if (gone.size > 0) drop((id) => gone.has(id));
    gone.clear();
  });
  const open = (id: string) => {
    seen((one) => one === id);
    return go('/member/pages/notice/detail', { id });
  };
  const read = (id: string) => {
    seen((one) => one === id);
    void call('notify.read', { ids: [id] }).then(notices.accept, () => undefined);
  };
  const readAll = useAction(async () => {
    notices.accept(await call('notify.read', box ? { box } : {}, { hide: false }));
    seen(() => true);
    feedback.toast('已全部标为已读');
  });
  const remove = useAction(async (id: string) => {
    notices.accept(await call('notify.delete', { id }));
    drop((one) => one === id);
    // The box shows the one before it now.
    if (list.rows.length <= FIRST_PAGE && list.head?.last.some((one) => one.id === id)) await list.reload();
  });
  return { list, open, read, readAll, remove };
}
