/** The only maker of the wire shape GroupView. Names of other people are masked (rule 1.7). */
import type { GroupView } from '../../../../src/contract/groupBuying/schemas';
import type { UserBrief } from '../../../../src/contract/member/schemas';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { maskName } from '../../../lib/mask';
import { loadBriefs } from '../../people/member/presenter';
import { findGroup, listPlaces, type Group, type Place } from './repository';

const GONE: UserBrief = { id: '0', no: '', nickname: '茶友', avatar: '', levelName: '' };

export const groupUrl = ({ id, campaignId }: Pick<Group, 'id' | 'campaignId'>): string =>
  `/shop/pages/marketing/wholesale_detail?id=${campaignId}&type=group&groupId=${id}`;

/** In the order of `rows`. Groups that nobody paid for yet are left out. */
export async function groupViews(
  tx: Tx,
  viewerId: string | undefined,
  rows: readonly Group[],
  now: number,
): Promise<GroupView[]> {
  const shown = rows.filter(({ status }) => status !== 'pending' && status !== 'void');
  const places = await listPlaces(
    tx,
    shown.map(({ id }) => id),
  );
  const briefs = await loadBriefs(tx, [
    ...shown.map(({ leaderId }) => leaderId),
    ...places.map(({ memberId }) => memberId),
  ]);
  /** Everybody but the viewer is masked. */
  const person = (id: string): UserBrief => {
    const brief = briefs.get(id);
    if (!brief) return GONE;
    return id === viewerId ? brief : { ...brief, nickname: maskName(brief.nickname) };
  };
  return shown.map((group) =>
    groupView(
      group,
      places.filter((place) => place.groupId === group.id),
      person,
      viewerId,
      now,
    ),
  );
}

function groupView(
  group: Group,
  places: readonly Place[],
  person: (id: string) => UserBrief,
  viewerId: string | undefined,
  now: number,
): GroupView {
  const mine = places.find((place) => place.memberId === viewerId && place.status !== 'left');
  const paid = places.filter((place) => place.status === 'joined' || place.status === 'back');
  return {
    id: group.id,
    campaignId: group.campaignId,
    leader: person(group.leaderId),
    members: paid.map((place) => person(place.memberId)),
    size: group.size,
    lack: Math.max(0, group.size - group.joined),
    expireAt: group.expireAt,
    status: group.status === 'success' || group.status === 'failed' ? group.status : 'open',
    joined: mine !== undefined,
    ...(mine ? { orderId: mine.orderId } : {}),
    shareUrl: groupUrl(group),
    serverTime: now,
  };
}

/** 404 for an unknown group, and for one that was never paid for. */
export async function viewGroup(tx: Tx, viewerId: string | undefined, id: string, now: number): Promise<GroupView> {
  const group = await findGroup(tx, id);
  const [view] = group ? await groupViews(tx, viewerId, [group], now) : [];
  if (!view) throw notFound();
  return view;
}
