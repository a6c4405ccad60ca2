/** The inbox of a member: what was sent, newest first, and that it was read. */
import type { NoticeRow, NoticeStat } from '../../../src/contract/member/schemas';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { countNotices as countSent, listNotices, markRead, type NoticeEntry } from '../notice/repository';
import { countNotices } from './counters';

const present = ({ id, box, title, text, image, link, read, createdAt }: NoticeEntry): NoticeRow => ({
  id,
  box,
  title,
  text,
  ...(image ? { image } : {}),
  ...(link ? { link } : {}),
  read,
  createdAt,
});

export async function readInbox(
  tx: Tx,
  memberId: string,
  { box, page = 1 }: RequestOf<'notify.index'>,
): Promise<DataOf<'notify.index'>> {
  const rows = await listNotices(tx, { memberId, box, limit: PAGE_SIZE, offset: offsetOf(page) });
  return pageOf(rows.map(present), await countSent(tx, memberId, box), page);
}

/** Ids of others are as unknown: nothing happens to them. */
export async function readNotices(tx: Tx, memberId: string, which: RequestOf<'notify.read'>): Promise<NoticeStat> {
  await markRead(tx, memberId, which);
  return countNotices(tx, memberId);
}
