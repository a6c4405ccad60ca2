/**
 * At the door (rule 35.5): a guest scans the code that hangs there, the staff scan tickets, also from a list that was taken before the line
 * was lost. A ticket lets in once; who let it in, where and when is said to whoever scans it again.
 */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { DoorView } from '../../../../../src/contract/activity/schemas';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { expired, notFound, refuse } from '../../../../http/errors';
import { maskMobile, maskName } from '../../../../lib/mask';
import { dayOf, timeOf } from '../../../../lib/shanghai';
import { publish } from '../../../../realtime/publish';
import { memberOf } from '../../../people/member/accounts';
import { staffOf, type Staff } from '../../../people/employee/repository';
import { tooEarly } from '../../../offer/salon/doorDay';
import { findActivity } from '../../../offer/salon/repository';
import { activityCard } from '../../../offer/salon/presenter';
import {
  findByCode,
  listSignups,
  lockActivity,
  lockOwn,
  takeDoorOp,
  updateSignup,
  type Activity,
  type Signup,
} from '../repository';
import { presentSignup } from '../signup/presenter';
import { listFreeSeats } from '../wait/kept';
import { seatsOf, take } from '../signup/service';
import { DOOR_MS } from '../times';

const ITSELF = '门口签到码';
/** So long a scan without a line may lie on a phone. */
const LATE_MS = 24 * 3_600_000;

/** What a picture says: the address of the poster, or only its code. */
export const readDoorCode = (text: string): string => /[?&]code=([\w-]+)/.exec(text)?.[1] ?? text.trim();

/** 404 unknown · 410 over · 422 another code, too early, not paid, full. Without a sign-up one is made on the spot. */
export async function signIn(
  tx: Tx,
  memberId: string,
  { activityId, code = '' }: RequestOf<'activity.signIn'>,
  now: number,
  server: Setup,
): Promise<DataOf<'activity.signIn'>> {
  const activity = await lockActivity(tx, activityId);
  if (!activity) throw notFound();
  if (activity.cancelledAt !== null) throw expired('活动已取消');
  if (activity.doorCode === '' || readDoorCode(code) !== activity.doorCode)
    throw refuse('请扫门口的签到码', { field: 'code' });
  if (now >= activity.endAt) throw expired('活动已结束');
  if (now < activity.startAt - DOOR_MS) throw refuse('开始前一小时起可以签到');
  const own = await lockOwn(tx, memberId, activityId);
  if (own?.status === 'checked') return presentSignup(tx, own, now);
  if (own?.status === 'unpaid') throw refuse('报名费未付，付款后签到', { reason: 'claimed' });
  if (own) return presentSignup(tx, await letIn(tx, own, { by: ITSELF, at: now }), now);
  const { nickname: name, mobile } = await memberOf(tx, memberId);
  const [free] = await listFreeSeats(tx, memberId, activity, now);
  if (activity.seatNames.length > 0 && free === undefined) throw refuse('名额已满', { reason: 'soldOut' });
  const wanted = { name, mobile, qty: 1, seats: free === undefined ? [] : [free], answers: [], broughtById: null };
  return presentSignup(tx, await take(tx, memberId, { activity, wanted, checkedBy: ITSELF }, now, server), now);
}

async function letIn(tx: Tx, row: Signup, { by, at }: { by: string; at: number }): Promise<Signup> {
  const changed = await updateSignup(tx, row.id, { status: 'checked', checkedAt: at, checkedBy: by });
  await publish(tx, `user:${row.memberId}`, { kind: 'verified', data: { kind: 'ticket', id: row.id } });
  return changed;
}

/** 404 an activity of another store, too. */
export async function staffAt(tx: Tx, memberId: string, activity: Activity | undefined): Promise<Staff> {
  const staff = await staffOf(tx, memberId);
  if (!activity || !staff || (staff.employee.storeId !== activity.storeId && !staff.employee.isManager))
    throw notFound();
  return staff;
}

const byOf = ({ employee, storeName }: Staff): string => `${storeName} ${maskName(employee.name)}`;

export async function readDoor(
  tx: Tx,
  memberId: string,
  { activityId }: RequestOf<'activity.door'>,
  now: number,
): Promise<DoorView> {
  const found = await findActivity(tx, memberId, activityId);
  await staffAt(tx, memberId, found?.activity);
  return viewOf(tx, memberId, activityId, now);
}

async function viewOf(tx: Tx, memberId: string, activityId: string, now: number): Promise<DoorView> {
  const found = await findActivity(tx, memberId, activityId);
  if (!found) throw notFound();
  const rows = await listSignups(tx, activityId);
  const places = (list: readonly Signup[]) => list.reduce((sum, { qty }) => sum + qty, 0);
  return {
    activity: activityCard(found, now),
    rows: rows.map((row) => ({
      code: row.code,
      name: row.name,
      mobile: maskMobile(row.mobile),
      qty: row.qty,
      seats: seatsOf(row),
      status: row.status as 'unpaid' | 'signed' | 'checked',
      ...(row.checkedAt === null ? {} : { checkedAt: row.checkedAt }),
      checkedBy: row.checkedBy,
    })),
    came: places(rows.filter(({ status }) => status === 'checked')),
    expected: places(rows.filter(({ status }) => status !== 'unpaid')),
    serverTime: now,
  };
}

type Entry = RequestOf<'activity.doorSave'>;
type Result = NonNullable<DoorView['result']>;

/** A scan counts once, however often it is sent. */
export async function saveDoor(tx: Tx, memberId: string, entry: Entry, now: number): Promise<DoorView> {
  const activity = await lockActivity(tx, entry.activityId);
  const staff = await staffAt(tx, memberId, activity);
  if (!activity) throw notFound();
  const result = await scan(tx, memberId, { activity, entry, by: byOf(staff) }, now);
  return { ...(await viewOf(tx, memberId, entry.activityId, now)), result };
}

const momentOf = (at: number): string => `${dayOf(at).slice(5)} ${timeOf(at)}`;

async function scan(
  tx: Tx,
  memberId: string,
  { activity, entry, by }: { activity: Activity; entry: Entry; by: string },
  now: number,
): Promise<Result> {
  const code = /HD\d{8}/i.exec(entry.code)?.[0].toUpperCase() ?? entry.code;
  const said = (state: Result['state'], text: string): Result => ({ code, state, text });
  const row = await findByCode(tx, activity.id, code);
  if (!row) return said('unknown', '不是这场活动的票');
  if (row.status === 'cancelled') return said('unknown', '这张票已取消');
  if (row.status === 'unpaid') return said('unpaid', '报名费未付');
  const early = entry.action === 'in' && row.status === 'signed' ? tooEarly(activity, now) : undefined;
  if (early !== undefined) return said('early', early);
  const isNew = await takeDoorOp(tx, memberId, entry, now);
  const first = `已于 ${momentOf(row.checkedAt ?? now)} 由${row.checkedBy}放行`;
  if (entry.action === 'out') {
    if (isNew && row.status === 'checked')
      await updateSignup(tx, row.id, { status: 'signed', checkedAt: null, checkedBy: '' });
    return said('out', '已撤销');
  }
  if (row.status === 'checked') return said(isNew ? 'already' : 'in', first);
  if (!isNew) return said('out', '已撤销');
  // A phone's clock may be wrong: never in the future, nor older than a night.
  const at = Math.min(now, Math.max(entry.at, now - LATE_MS));
  await letIn(tx, row, { by, at });
  return said('in', `${row.name} ${row.qty} 位${row.seatNo ? ` · ${row.seatNo}` : ''}`);
}
