/**
 * The guest's card (rule 35.9): who came, what they like, and which consultant looks after them. It makes the guest a client of that
 * consultant, through a table of kinds, since the client book stands above.
 */
import { randomInt } from 'node:crypto';
import type { ActivityVip } from '../../../../../src/contract/activity/schemas';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { lockMember } from '../../../../db/locks';
import type { Setup } from '../../../../http/context';
import { badRequest, notFound } from '../../../../http/errors';
import { dayOf, instantOf, shortDayOf } from '../../../../lib/shanghai';
import { maskMobile } from '../../../../lib/mask';
import { listTags } from '../../../offer/catalogue/hobby/repository';
import { saveHobbies } from '../../../offer/catalogue/hobby/service';
import { activityCard } from '../../../offer/salon/presenter';
import { findActivity } from '../../../offer/salon/repository';
import { presentEmployee } from '../../../people/employee/presenter';
import { firstAdvisor, searchStaff, staffById, type Staff } from '../../../people/employee/repository';
import { memberOf } from '../../../people/member/accounts';
import { readMobile } from '../../../people/member/mobiles';
import { findGuest, insertGuest, updateGuest, type Guest } from './repository';

/** What the client book is told of a guest. */
export interface NewGuest {
  name: string;
  mobile: string;
  gender: Guest['gender'];
  birthday: string;
  wish: string;
  hobbyTagIds: string[];
  employeeId: string;
  /** What the guest came to. */
  title: string;
}

declare module '../../../../http/context' {
  interface Kinds {
    /** A guest becomes a client of the consultant; one who is somebody else's stays theirs and is shared. Answers the client's id. */
    guestClient: (tx: Tx, guest: NewGuest, now: number) => Promise<string>;
  }
}

export async function readVip(
  tx: Tx,
  memberId: string,
  { activityId, employeeNo }: RequestOf<'activity.vip'>,
  now: number,
): Promise<ActivityVip> {
  const found = await findActivity(tx, memberId, activityId);
  if (!found) throw notFound();
  const { activity, signup } = found;
  const guest = await findGuest(tx, memberId, activityId);
  const { mobile } = await memberOf(tx, memberId);
  const consultant = guest?.employeeId == null ? undefined : await staffById(tx, guest.employeeId);
  const named = employeeNo ? await findByNo(tx, employeeNo) : undefined;
  const checked = signup?.status === 'checked';
  return {
    activity: activityCard(found, now),
    saved: guest !== undefined,
    form: [
      { key: 'name', label: '姓名', value: guest?.name ?? signup?.name ?? '' },
      { key: 'mobile', label: '手机号', value: maskMobile(guest?.mobile ?? mobile) },
      { key: 'gender', label: '性别', value: guest?.gender ?? '' },
      { key: 'birthday', label: '生日', value: guest?.birthday ?? '' },
      { key: 'employeeNo', label: '顾问工号', value: consultant?.employee.no ?? '' },
      { key: 'wish', label: '想说的话', value: guest?.wish ?? '' },
    ],
    tags: (await listTags(tx, memberId)).map(({ id, label, group, on }) => ({ id, label, group, on })),
    gift: activity.gift,
    ...(guest ? { cardNo: guest.cardNo } : {}),
    ...(consultant ? { consultant: presentEmployee(consultant) } : {}),
    ...(named ? { named: presentEmployee(named) } : {}),
    ...(guest && guest.giftAt === null && checked && activity.gift.length > 0 ? { giftCode: guest.giftCode } : {}),
    ...(guest && guest.giftAt !== null ? { giftAt: guest.giftAt } : {}),
    checked,
    serverTime: now,
  };
}

const findByNo = async (tx: Tx, no: string): Promise<Staff | undefined> =>
  (await searchStaff(tx, { storeId: undefined, keyword: no })).find(
    ({ employee }) => employee.no.toUpperCase() === no.toUpperCase(),
  );

/** By the number that was typed; an unknown one is nobody's, and the store's own adviser takes the guest. */
async function consultantOf(tx: Tx, no: string | undefined, storeId: string): Promise<Staff | undefined> {
  const found = no ? await findByNo(tx, no) : undefined;
  return found ?? (await searchStaff(tx, { storeId, area: 'client' }))[0] ?? firstAdvisor(tx);
}

/** 400 without consent, a birthday that is none · 404 unknown. Saved again it is the same card. */
export async function saveVip(
  tx: Tx,
  memberId: string,
  input: RequestOf<'activity.vipSave'>,
  now: number,
  server: Setup,
): Promise<DataOf<'activity.vipSave'>> {
  const { activityId, gender = '', birthday = '', wish = '', employeeNo } = input;
  if (!input.agree) throw badRequest('agree', '请先同意个人信息的使用说明');
  if (birthday !== '' && !isBirthday(birthday, now)) throw badRequest('birthday', '请选择正确的生日');
  const found = await findActivity(tx, memberId, activityId);
  if (!found) throw notFound();
  await lockMember(tx, memberId);
  const before = await findGuest(tx, memberId, activityId, true);
  // The gift goes with a card, and the card with a member: the number is the own one.
  const mobile = await readMobile(tx, memberId, input.mobile);
  const consultant = await consultantOf(tx, employeeNo, found.activity.storeId);
  const card = {
    name: input.name,
    mobile,
    gender,
    birthday,
    wish: wish.trim(),
    employeeId: consultant?.employee.id ?? null,
    agreedAt: now,
  };
  if (before) await updateGuest(tx, before.id, card);
  else
    await insertGuest(tx, {
      ...card,
      activityId,
      memberId,
      cardNo: `JB${shortDayOf(now)}${String(randomInt(1_000_000)).padStart(6, '0')}`,
      giftCode: `LP${String(randomInt(100_000_000)).padStart(8, '0')}${randomInt(10, 100)}`,
      at: now,
    });
  if (consultant) {
    const tags = (await listTags(tx, memberId)).filter(({ on }) => on).map(({ id }) => id);
    const { employeeId: _, agreedAt: __, ...person } = card;
    await server.kinds.guestClient(
      tx,
      { ...person, hobbyTagIds: tags, employeeId: consultant.employee.id, title: found.activity.title },
      now,
    );
  }
  return readVip(tx, memberId, { activityId }, now);
}

/** A real day of the last 120 years. */
function isBirthday(day: string, now: number): boolean {
  const at = instantOf(day);
  return Number.isFinite(at) && at <= now && Number(day.slice(0, 4)) > Number(dayOf(now).slice(0, 4)) - 120;
}

/** The member's taste tags; with an activity they go into the client book, too. 404 unknown activity. */
export async function saveTags(
  tx: Tx,
  memberId: string,
  { activityId, tagIds }: RequestOf<'activity.saveTags'>,
  now: number,
  server: Setup,
): Promise<DataOf<'activity.saveTags'>> {
  const found = activityId === undefined ? undefined : await findActivity(tx, memberId, activityId);
  if (activityId !== undefined && !found) throw notFound();
  const tags = await saveHobbies(tx, memberId, tagIds);
  const guest = found && (await findGuest(tx, memberId, found.activity.id));
  if (guest?.employeeId != null) {
    const { name, mobile, gender, birthday, wish, employeeId } = guest;
    const person = { name, mobile, gender, birthday, wish, employeeId, title: found?.activity.title ?? '' };
    await server.kinds.guestClient(tx, { ...person, hobbyTagIds: tagIds }, now);
  }
  return { tags };
}
