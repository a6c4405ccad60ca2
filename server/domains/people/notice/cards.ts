/** Notices as they are shown: with the card of what they speak of, each kind of thing asked once. */
import type { NoticeRow } from '../../../../src/contract/member/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import type { NoticeEntry } from './repository';
import './kinds';

/** `/shop/pages/order/detail?id=7` -> its route and 7. */
function subjectOf(link: string | null): { route: string; id: string } | undefined {
  const [route = '', query = ''] = (link ?? '').split('?');
  const id = new URLSearchParams(query).get('id') ?? '';
  return /^\d{1,18}$/.test(id) ? { route, id } : undefined;
}

export async function presentNotices(
  tx: Tx,
  memberId: string,
  rows: readonly NoticeEntry[],
  now: number,
  { kinds }: Setup,
): Promise<NoticeRow[]> {
  const subjects = rows.map(({ link }) => subjectOf(link));
  const routes = [...new Set(subjects.flatMap((one) => (one && kinds.notices[one.route] ? [one.route] : [])))];
  const found = new Map(
    await Promise.all(
      routes.map(async (route) => {
        const ids = subjects.flatMap((one) => (one?.route === route ? [one.id] : []));
        return [route, await kinds.notices[route]?.(tx, memberId, [...new Set(ids)], now)] as const;
      }),
    ),
  );
  return rows.map(({ id, box, title, text, image, link, read, createdAt }, at) => {
    const subject = subjects[at];
    const cards = subject && found.get(subject.route);
    const card = cards?.get(subject?.id ?? '');
    return {
      id,
      box,
      title,
      text,
      ...(image ? { image } : {}),
      ...(link ? { link } : {}),
      ...(card ? { card } : {}),
      ...(cards && !card ? { gone: true } : {}),
      read,
      createdAt,
    };
  });
}
