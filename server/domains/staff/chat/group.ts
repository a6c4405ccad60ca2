/** Groups of the staff (rule 28.7): made and led by employees; who leaves sees nothing of it any more. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, conflict, forbidden, notFound, refuse } from '../../../http/errors';
import { isBlockedPost } from '../../../lib/words';
import { employeeOf } from '../../people/employee/who';
import { listStaffByIds } from '../../people/employee/repository';
import { loadBriefs } from '../../people/member/presenter';
import { placeOf, type Place } from './access';
import { presentPlace } from './presenter';
import {
  addSeats,
  countSeats,
  deleteSeat,
  findMade,
  insertOnce,
  listSeats,
  lockConversation,
  updateConversation,
  updateSeat,
} from './repository';
import { tellPeople, write } from './write';

type Input = RequestOf<'ding.chatSend'>;
type Answer = DataOf<'ding.chatSend'>;
const MOST_MEMBERS = 200;

/** The members whom these employees are; 400 when one is none. */
async function staffMembers(tx: Tx, employeeIds: readonly string[]) {
  const staff = await listStaffByIds(tx, employeeIds);
  if (staff.length !== new Set(employeeIds).size) throw badRequest('memberIds', '有同事已不在，请重新选择');
  return staff.map(({ employee }) => ({ id: employee.memberId, name: employee.name }));
}

const titleOf = (title: string | undefined, otherwise: string): string => {
  const called = title?.trim() ?? otherwise;
  if (called === '') throw badRequest('title', '请填写群名');
  if (isBlockedPost(called)) throw refuse('群名含有不能使用的词语', { field: 'title' });
  return called;
};

/** Once per clientId. */
export async function createGroup(
  tx: Tx,
  memberId: string,
  { clientId, title, memberIds = [] }: Input,
  now: number,
): Promise<Answer> {
  const employee = await employeeOf(tx, memberId);
  if (clientId === undefined) throw badRequest('clientId');
  const others = (await staffMembers(tx, memberIds)).filter(({ id }) => id !== memberId);
  if (others.length === 0) throw badRequest('memberIds', '请选择群成员');
  if (others.length >= MOST_MEMBERS) throw badRequest('memberIds', `一个群最多 ${MOST_MEMBERS} 人`);
  const called = titleOf(title, [employee.name, ...others.map(({ name }) => name)].slice(0, 4).join('、'));
  const made = await insertOnce(tx, {
    kind: 'group',
    title: called,
    ownerId: memberId,
    staffOnly: true,
    clientId,
    lastAt: now,
    createdAt: now,
  });
  if (!made) {
    const before = await findMade(tx, memberId, clientId);
    return { conversation: await presentPlace(tx, await placeOf(tx, memberId, `GROUP${before?.id ?? '0'}`)) };
  }
  await addSeats(tx, made, [memberId, ...others.map(({ id }) => id)], now);
  const conversation = await lockConversation(tx, made.id);
  if (!conversation) throw notFound();
  await write(tx, conversation, line(`${employee.name} 建了群，请 ${namesOf(others)} 加入`), now);
  return { conversation: await presentPlace(tx, await placeOf(tx, memberId, `GROUP${made.id}`)) };
}

const line = (text: string) => ({ senderId: null, type: 'system' as const, body: { text } });
const namesOf = (people: readonly { name: string }[]): string => {
  const names = people.map(({ name }) => name);
  return names.length > 6 ? `${names.slice(0, 6).join('、')} 等 ${names.length} 人` : names.join('、');
};

/** Made by employees: that of a public table has its guests and nobody who leads it. */
const isLed = ({ conversation: { kind, activityId } }: Place): boolean => kind === 'group' && activityId === null;

/** 404 of a pair, of the service and of a table: they have neither name nor other people. */
async function groupOf(tx: Tx, memberId: string, wire: string | undefined): Promise<Place> {
  const place = await placeOf(tx, memberId, wire, true);
  if (!isLed(place)) throw notFound();
  return place;
}
const leads = ({ employee }: Place) => {
  if (!employee) throw forbidden();
  return employee;
};
const answer = async (tx: Tx, { memberId, conversation }: Place): Promise<Answer> => ({
  conversation: await presentPlace(tx, await placeOf(tx, memberId, `GROUP${conversation.id}`)),
});

export async function renameGroup(
  tx: Tx,
  memberId: string,
  { conversationId, title }: Input,
  now: number,
): Promise<Answer> {
  const place = await groupOf(tx, memberId, conversationId);
  const { name } = leads(place);
  const called = titleOf(title, '');
  if (called !== place.conversation.title) {
    await updateConversation(tx, place.conversation.id, { title: called });
    await write(tx, place.conversation, line(`${name} 把群名改为“${called}”`), now);
  }
  return answer(tx, place);
}

export async function addMembers(
  tx: Tx,
  memberId: string,
  { conversationId, memberIds = [] }: Input,
  now: number,
): Promise<Answer> {
  const place = await groupOf(tx, memberId, conversationId);
  const { name } = leads(place);
  const people = await staffMembers(tx, memberIds);
  if (people.length === 0) throw badRequest('memberIds', '请选择群成员');
  const there = await countSeats(tx, place.conversation.id);
  if (there + people.length > MOST_MEMBERS) throw refuse(`一个群最多 ${MOST_MEMBERS} 人`, { field: 'memberIds' });
  const added = await addSeats(
    tx,
    place.conversation,
    people.map(({ id }) => id),
    now,
  );
  const news = people.filter(({ id }) => added.includes(id));
  if (news.length > 0) await write(tx, place.conversation, line(`${name} 请 ${namesOf(news)} 加入`), now);
  return answer(tx, place);
}

/** A pair and the service are not left: they can be muted. */
export async function leaveGroup(tx: Tx, memberId: string, { conversationId }: Input, now: number): Promise<Answer> {
  const place = await groupOf(tx, memberId, conversationId);
  const name = (await loadBriefs(tx, [memberId])).get(memberId)?.nickname ?? '';
  await deleteSeat(tx, memberId, place.conversation.id);
  await write(tx, place.conversation, line(`${name} 离开了群`), now);
  // The other phones of who left count without the group.
  await tellPeople(tx, { ...place.conversation, kind: 'group' }, [memberId]);
  return {};
}

export async function muteConversation(
  tx: Tx,
  memberId: string,
  { conversationId, on = true }: Input,
  now: number,
): Promise<Answer> {
  const place = await placeOf(tx, memberId, conversationId, true);
  if (!place.seat) await addSeats(tx, place.conversation, [memberId], now);
  await updateSeat(tx, memberId, place.conversation.id, { muted: on });
  return { conversation: await presentPlace(tx, await placeOf(tx, memberId, conversationId)) };
}

export async function readInfo(
  tx: Tx,
  memberId: string,
  { conversationId }: RequestOf<'ding.chatInfo'>,
): Promise<DataOf<'ding.chatInfo'>> {
  const place = await placeOf(tx, memberId, conversationId);
  const { conversation, employee } = place;
  const ids = (await listSeats(tx, conversation.id)).map((seat) => seat.memberId);
  const people = await loadBriefs(tx, ids);
  return {
    conversation: await presentPlace(tx, place),
    notice: conversation.notice,
    ownerId: conversation.ownerId,
    members: ids.flatMap((id) => people.get(id) ?? []),
    can: isLed(place) ? [...(employee ? (['rename', 'addMember', 'notice'] as const) : []), 'leave'] : [],
  };
}

export async function announce(tx: Tx, place: Place, text: string, now: number): Promise<void> {
  if (!isLed(place)) throw notFound();
  const { name } = leads(place);
  const notice = text.trim();
  if (Array.from(notice).length > 300) throw badRequest('text', '公告最多 300 个字');
  if (isBlockedPost(notice)) throw refuse('公告含有不能使用的词语', { field: 'text' });
  if (notice === place.conversation.notice) throw conflict('公告没有变化');
  await updateConversation(tx, place.conversation.id, { notice });
  await write(
    tx,
    place.conversation,
    line(notice === '' ? `${name} 撤下了群公告` : `${name} 改了群公告：${notice}`),
    now,
  );
}
