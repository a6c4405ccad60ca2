/** activity.index: one activity with the own ticket, the map of its seats and who comes (rule 35.1). */
import type { EventDetail } from '../../../../src/contract/activity/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { detailOf } from '../../offer/salon/service';
import { findActivity, findMain } from '../../offer/salon/repository';
import { findEmployee } from '../../people/employee/repository';
import { loadBriefs } from '../../people/member/presenter';
import { findThemeName, isReminded, lastNameOf, listSignups, type Activity, type Signup } from './repository';
import { readGift } from './signup/give';
import { presentSignup } from './signup/presenter';
import { readMap } from './signup/seats';
import { queueView } from './wait/kept';
import { readRanking } from './tasting/service';

/** Kinds that the landing page shows by itself. */
const LANDING = ['event', 'tasting', 'salon', 'gathering'] as const;
const FACES = 6;
const MOST_BROUGHT = 50;

/** 404 for an unknown one, and when there is none at all. */
export async function readEvent(
  tx: Tx,
  memberId: string,
  { id: asked, kind, gift }: RequestOf<'activity.index'>,
  now: number,
  { config }: Setup,
): Promise<EventDetail> {
  const id = asked ?? (await findMain(tx, kind ? [kind] : LANDING, now));
  const found = id === undefined ? undefined : await findActivity(tx, memberId, id);
  if (!found) throw notFound();
  const { activity } = found;
  const [detail, map, rows, reminded, knownAs] = await Promise.all([
    detailOf(tx, memberId, found, now),
    readMap(tx, memberId, activity, now),
    listSignups(tx, activity.id),
    isReminded(tx, memberId, activity.id),
    lastNameOf(tx, memberId),
  ]);
  const employee = await findEmployee(tx, memberId);
  const isStaff =
    employee !== undefined &&
    (employee.storeId === activity.storeId || employee.isManager) &&
    employee.areas.some((area) => area === 'service' || area === 'table');
  const theme = activity.themeId === null ? undefined : await findThemeName(tx, activity.themeId);
  const offered = gift === undefined ? undefined : await readGift(tx, memberId, gift);
  const people = await peopleOf(tx, memberId, activity, rows);
  const code =
    activity.doorCode === ''
      ? undefined
      : `${config.publicUrl}/h5/activity/pages/index?id=${activity.id}&code=${activity.doorCode}`;
  const { signup: _, ...rest } = detail;
  const waits = await queueView(tx, memberId, activity);
  return {
    ...rest,
    ...waits,
    ...(found.signup ? { signup: await presentSignup(tx, found.signup, now) } : {}),
    ...(map.seats.length > 0 ? { seatsMap: map.seats } : {}),
    ...(map.hold ? { hold: map.hold } : {}),
    ...people,
    ...(theme ? { theme } : {}),
    ...(activity.revealAt === null ? {} : { tasting: tastingOf(activity, activity.revealAt, now) }),
    scenes: activity.scenes,
    photos: now >= activity.endAt ? activity.photos : [],
    ranking: activity.releasedAt === null ? [] : await readRanking(tx, activity.id),
    minGuests: activity.minGuests,
    cancelled: activity.cancelledAt !== null,
    reminded,
    ...(knownAs !== undefined && { knownAs }),
    gift: activity.gift,
    ...(offered ? { offered } : {}),
    staff: isStaff,
    ...(isStaff && code !== undefined ? { checkCode: code } : {}),
    serverTime: now,
  };
}

export const tastingOf = (
  { releasedAt }: Pick<Activity, 'releasedAt'>,
  closeAt: number,
  now: number,
): { closeAt: number; closed: boolean; released: boolean } => ({
  closeAt,
  closed: now >= closeAt || releasedAt !== null,
  released: releasedAt !== null,
});

async function peopleOf(
  tx: Tx,
  memberId: string,
  activity: Activity,
  rows: readonly Signup[],
): Promise<Pick<EventDetail, 'faces' | 'host' | 'brought'>> {
  const coming = rows.filter(({ status }) => status !== 'unpaid');
  const own = coming.filter(({ broughtById }) => broughtById === memberId).slice(0, MOST_BROUGHT);
  const hostId = activity.hostMemberId;
  const shown = [...coming.slice(0, FACES), ...own].map((row) => row.memberId);
  const briefs = await loadBriefs(tx, [...new Set([...shown, ...(hostId === null ? [] : [hostId])])]);
  const nickOf = (id: string) => {
    const brief = briefs.get(id);
    return { nickname: brief?.nickname ?? '', avatar: brief?.avatar ?? '' };
  };
  return {
    faces: coming.slice(0, FACES).map((row) => nickOf(row.memberId)),
    ...(hostId === null ? {} : { host: nickOf(hostId) }),
    brought: own.map((row) => ({
      ...nickOf(row.memberId),
      status: row.status === 'checked' ? ('checked' as const) : ('signed' as const),
    })),
  };
}
