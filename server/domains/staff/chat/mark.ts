/** What is done with a message or a conversation beside talking: faces, pins, drafts, reminders, tasks. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, conflict, forbidden, notFound, refuse } from '../../../http/errors';
import { sendNotice } from '../../people/notice/send';
import { staffById } from '../../people/employee/repository';
import { employeeOf } from '../../people/employee/who';
import { putTask } from '../../people/task/open';
import { placeOf, wireId, type Place } from './access';
import { announce } from './group';
import { lineOf, presentOf, presentPlace } from './presenter';
import {
  addSeats,
  findMessage,
  listBehind,
  updateConversation,
  updateMessage,
  updateSeat,
  type MessageRow,
} from './repository';
import { change, write } from './write';

type Input = RequestOf<'ding.chatMark'>;
type Answer = DataOf<'ding.chatMark'>;

export const pageOfChat = (wire: string): string => `/dingding/pages/group?conversationId=${wire}`;

async function messageOf(tx: Tx, { conversation }: Place, id: string | undefined): Promise<MessageRow> {
  const row = id === undefined ? undefined : await findMessage(tx, conversation.id, id);
  if (!row || row.status === 'recalled' || row.senderId === null) throw notFound();
  return row;
}

/** Of the own list: a seat is taken where there was none. */
async function keep(tx: Tx, place: Place, set: Parameters<typeof updateSeat>[3], now: number): Promise<void> {
  const { conversation, memberId, seat } = place;
  if (!seat) await addSeats(tx, conversation, [memberId], now);
  await updateSeat(tx, memberId, conversation.id, set);
}

const ACTS: Record<Input['action'], (tx: Tx, place: Place, input: Input, now: number) => Promise<MessageRow | void>> = {
  react: async (tx, place, { messageId, key, on = true }) => {
    if (key === undefined) throw badRequest('key');
    const row = await messageOf(tx, place, messageId);
    const others = (row.reactions[key] ?? []).filter((id) => id !== place.memberId);
    const own = on ? [...others, place.memberId] : others;
    const { [key]: _was, ...rest } = row.reactions;
    return change(tx, place, row.id, { reactions: own.length > 0 ? { ...rest, [key]: own } : rest });
  },
  pin: async (tx, place, { messageId, on = true }, now) => {
    const row = await messageOf(tx, place, messageId);
    if ((place.conversation.pinnedId === row.id) === on) return row;
    await updateConversation(tx, place.conversation.id, { pinnedId: on ? row.id : null });
    const who = place.employee?.name ?? (await presentOf(tx, place, [row]))[0]?.from.nickname ?? '';
    const body = { text: on ? `${who} 置顶了一条消息` : `${who} 取消了置顶` };
    await write(tx, place.conversation, { senderId: null, type: 'system', body }, now);
    return row;
  },
  top: (tx, place, { on = true }, now) => keep(tx, place, { top: on }, now),
  draft: (tx, place, { text = '' }, now) => keep(tx, place, { draft: text.trim() === '' ? '' : text }, now),
  notice: (tx, place, { text = '' }, now) => announce(tx, place, text, now),
  /** Once: nobody is reminded twice of the same. */
  remind: async (tx, place, { messageId }, now) => {
    const row = await messageOf(tx, place, messageId);
    if (place.conversation.kind !== 'group') throw notFound();
    if (row.senderId !== place.memberId) throw forbidden();
    if (row.reminded) throw conflict('已经提醒过了');
    const behind = await listBehind(tx, row);
    if (behind.length === 0) throw refuse('大家都读过了');
    for (const memberId of behind)
      await sendNotice(tx, memberId, {
        box: 'service',
        title: `${place.employee?.name ?? ''} 提醒你看消息`,
        text: `${place.conversation.title}：${lineOf(row)}`,
        link: pageOfChat(wireId(place.conversation, memberId)),
        at: now,
      });
    return updateMessage(tx, row.id, { reminded: true });
  },
};

export async function markChat(tx: Tx, memberId: string, input: Input, now: number): Promise<Answer> {
  const place = await placeOf(tx, memberId, input.conversationId, true);
  const row = await ACTS[input.action](tx, place, input, now);
  return {
    ...(row ? { message: (await presentOf(tx, place, [row]))[0] } : {}),
    conversation: await presentPlace(tx, await placeOf(tx, memberId, input.conversationId)),
  };
}

/** A task of one colleague who takes part, or the own one. */
export async function makeTask(
  tx: Tx,
  memberId: string,
  { conversationId, messageId, assigneeId, title, dueAt }: RequestOf<'ding.chatTask'>,
  now: number,
): Promise<DataOf<'ding.chatTask'>> {
  const employee = await employeeOf(tx, memberId);
  const place = await placeOf(tx, memberId, conversationId, true);
  const row = await messageOf(tx, place, messageId);
  const assignee = assigneeId === undefined ? employee : (await staffById(tx, assigneeId))?.employee;
  if (!assignee) throw badRequest('assigneeId', '请选择在职的同事');
  if (dueAt !== undefined && dueAt <= now) throw badRequest('dueAt', '截止时间要晚于现在');
  const [message] = await presentOf(tx, place, [row]);
  const id = await putTask(tx, {
    kind: 'todo',
    targetId: row.id,
    title: title.trim(),
    summary: lineOf(row),
    fromId: memberId,
    fromName: employee.name,
    area: '',
    assigneeId: assignee.id,
    worth: null,
    route: pageOfChat(wireId(place.conversation, assignee.memberId)),
    fields: [
      { key: 'from', label: '来自', value: place.conversation.title || '会话' },
      { key: 'by', label: '谁说的', value: message?.from.nickname ?? '' },
      { key: 'text', label: '内容', value: lineOf(row) },
    ],
    dueAt: dueAt ?? null,
    createdAt: now,
  });
  await write(
    tx,
    place.conversation,
    { senderId: null, type: 'system', body: { text: `${employee.name} 把一条消息交给 ${assignee.name} 办理` } },
    now,
  );
  return { id };
}
