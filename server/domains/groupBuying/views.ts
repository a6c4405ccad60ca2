/** The only maker of the wire shape GroupView. Names of other people are masked (rule 1.7). */
import { and, eq, inArray } from 'drizzle-orm';
import type { GroupView } from '../../../src/contract/groupBuying/schemas';
import type { UserBrief } from '../../../src/contract/member/schemas';
import type { Tx } from '../../db/client';
import { accounts, members } from '../../db/schema';
import { notFound } from '../../http/errors';
import { maskName } from '../../lib/mask';
import { levelOf } from '../pricing/levels';
import { findGroup, listPlaces, type Group, type Place } from './repository';

const GONE: UserBrief = { id: '0', no: '', nickname: '茶友', avatar: '', levelName: '' };

/** Briefs by member id; everybody but the viewer is masked. */
export async function loadBriefs(
  tx: Tx,
  ids: readonly string[],
  viewerId: string | undefined,
): Promise<Map<string, UserBrief>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      id: members.id,
      no: members.no,
      nickname: members.nickname,
      avatar: members.avatar,
      growth: accounts.available,
    })
    .from(members)
    .leftJoin(
      accounts,
      and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, members.id), eq(accounts.unit, 'growth')),
    )
    .where(inArray(members.id, [...new Set(ids)]));
  return new Map(
    rows.map(({ growth, ...row }) => [
      row.id,
      {
        ...row,
        nickname: row.id === viewerId ? row.nickname : maskName(row.nickname),
        levelName: levelOf(growth ?? 0).name,
      },
    ]),
  );
}

export const groupUrl = ({ id, campaignId }: Pick<Group, 'id' | 'campaignId'>): string =>
  `/shop/pages/marketing/wholesale_detail?id=${campaignId}&type=group&groupId=${id}`;

/** In the order of `rows`. Groups that nobody paid for yet are left out. */
export async function groupViews(
  tx: Tx,
  rows: readonly Group[],
  viewerId: string | undefined,
  now: number,
): Promise<GroupView[]> {
  const shown = rows.filter(({ status }) => status !== 'pending' && status !== 'void');
  const places = await listPlaces(
    tx,
    shown.map(({ id }) => id),
  );
  const briefs = await loadBriefs(
    tx,
    [...shown.map(({ leaderId }) => leaderId), ...places.map((p) => p.memberId)],
    viewerId,
  );
  return shown.map((group) =>
    groupView(
      group,
      places.filter((place) => place.groupId === group.id),
      briefs,
      viewerId,
      now,
    ),
  );
}

function groupView(
  group: Group,
  places: readonly Place[],
  briefs: ReadonlyMap<string, UserBrief>,
  viewerId: string | undefined,
  now: number,
): GroupView {
  const mine = places.find((place) => place.memberId === viewerId && place.status !== 'left');
  const paid = places.filter((place) => place.status === 'joined' || place.status === 'back');
  return {
    id: group.id,
    campaignId: group.campaignId,
    leader: briefs.get(group.leaderId) ?? GONE,
    members: paid.map((place) => briefs.get(place.memberId) ?? GONE),
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
  const [view] = group ? await groupViews(tx, [group], viewerId, now) : [];
  if (!view) throw notFound();
  return view;
}
