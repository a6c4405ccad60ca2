/** The inbox of a member: what was sent, newest first, and that it was read or taken away. */
import type { NoticeStat } from '../../../../src/contract/member/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { presentNotices } from '../notice/cards';
import {
  countNotices as countSent,
  deleteNotice,
  findBeside,
  findNotice,
  listLast,
  listNotices,
  markRead,
} from '../notice/repository';
import { tellInbox } from '../notice/send';
import { countNotices } from './counters';

export async function readInbox(
  tx: Tx,
  memberId: string,
  { box, page = 1 }: RequestOf<'notify.index'>,
  now: number,
  server: Setup,
): Promise<DataOf<'notify.index'>> {
  const rows = await listNotices(tx, { memberId, box, limit: PAGE_SIZE, offset: offsetOf(page) });
  const list = await presentNotices(tx, memberId, rows, now, server);
  return { ...pageOf(list, await countSent(tx, memberId, box), page), last: await listLast(tx, memberId) };
}

/** Marks it read. 404 for somebody else's. */
export async function readNotice(
  tx: Tx,
  memberId: string,
  id: string,
  now: number,
  server: Setup,
): Promise<DataOf<'notify.view'>> {
  const row = await findNotice(tx, id);
  if (row?.memberId !== memberId) throw notFound();
  const stat = await readNotices(tx, memberId, { ids: [id] });
  const [newer, older] = await Promise.all([findBeside(tx, row, 'newer'), findBeside(tx, row, 'older')]);
  const [notice] = await presentNotices(tx, memberId, [{ ...row, read: true }], now, server);
  if (!notice) throw notFound();
  return { ...notice, ...(newer ? { newer } : {}), ...(older ? { older } : {}), stat };
}

/** 404 for somebody else's, and for one that is gone already. */
export async function removeNotice(tx: Tx, memberId: string, id: string): Promise<NoticeStat> {
  if (!(await deleteNotice(tx, memberId, id))) throw notFound();
  await tellInbox(tx, memberId);
  return countNotices(tx, memberId);
}

/** Ids of others are as unknown: nothing happens to them. */
export async function readNotices(tx: Tx, memberId: string, which: RequestOf<'notify.read'>): Promise<NoticeStat> {
  if (await markRead(tx, memberId, which)) await tellInbox(tx, memberId);
  return countNotices(tx, memberId);
}
