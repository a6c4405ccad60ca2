/** Leading a room (rule 42.5): goods and notice, who may not speak, questions, and when it begins, ends, moves, or is called off. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import { LIVE_GIFTS } from '../../../../src/contract/live/words';
import type { Tx } from '../../../db/client';
import type { Server } from '../../../http/context';
import { badRequest, notFound, refuse } from '../../../http/errors';
import { findEmployee, type Employee } from '../../people/employee/repository';
import { loadBriefs } from '../../people/member/presenter';
import { moveReminds } from '../../people/notice/remind';
import { planBegun, planTurn } from './jobs';
import { leads, ledRoom } from './leads';
import { presentMessage, stateOf, statusOf } from './presenter';
import {
  deleteMute,
  findMessage,
  listMutes,
  putMute,
  sumGifts,
  updateMessage,
  updateRoom,
  type LiveRoom,
  type MessageRow,
} from './repository';
import { tellRoom, viewersOf, type Muting } from './topic';
import { tellMoved, tellWanting, wanted } from './wanting';

type Input = RequestOf<'college.liveHost'>;
type Running = Pick<Server, 'realtime'>;

interface Led {
  room: LiveRoom;
  employee: Employee;
}
/** What becomes of the room, and of a message or a member in it. */
interface Done {
  set?: Partial<LiveRoom>;
  message?: MessageRow;
  muted?: Muting;
}
type Act = (tx: Tx, led: Led, input: Input, now: number) => Promise<Done>;

const MOST_NOTICE = 80;
const MINUTE = 60_000;
/** A show that was moved is as long as it was, and one that has no end yet lasts so long. */
const USUAL_MS = 90 * MINUTE;
const MOST_MS = 24 * 60 * MINUTE;

const ACTS: Record<Input['action'], Act> = {
  pin: (_tx, { room }, { goodsId = '' }) => {
    if (!room.goodsIds.includes(goodsId)) throw badRequest('goodsId', '这件商品不在直播间里');
    return Promise.resolve({ set: { pinnedId: goodsId } });
  },
  unpin: () => Promise.resolve({ set: { pinnedId: null } }),
  notice: (_tx, _led, { text = '' }) => {
    const notice = text.trim();
    if (Array.from(notice).length > MOST_NOTICE) throw badRequest('text', `公告最多 ${MOST_NOTICE} 个字`);
    return Promise.resolve({ set: { notice } });
  },
  mute,
  unmute: async (tx, { room }, { memberId = '0' }) => {
    await deleteMute(tx, memberId, room.id);
    return { muted: { memberId, on: false } };
  },
  hide: (tx, led, input) => changeMessage(tx, led, input, { hidden: true }),
  answer: async (tx, led, input, now) => {
    const answer = (input.text ?? '').trim();
    return changeMessage(tx, led, input, { state: 'answered', answer, answeredAt: now }, 'question');
  },
  pass: (tx, led, input) => changeMessage(tx, led, input, { state: 'passed' }, 'question'),
  start,
  end: (_tx, { room }, _input, now) => {
    if (statusOf(room, now) !== 'live') throw refuse('直播没有在进行');
    return Promise.resolve({ set: { endAt: now } });
  },
  move,
  cancel,
};

/** 400 nobody · 422 a colleague who leads rooms is not muted by another: they would only undo it. */
async function mute(tx: Tx, { room, employee }: Led, { memberId = '0', minutes }: Input, now: number): Promise<Done> {
  if (memberId === employee.memberId) throw refuse('不能禁言自己');
  if (!(await loadBriefs(tx, [memberId])).has(memberId)) throw badRequest('memberId');
  if (await leads(tx, room, await findEmployee(tx, memberId))) throw refuse('对方也是主持，不能禁言');
  const until = minutes === undefined ? undefined : now + minutes * MINUTE;
  await putMute(tx, { roomId: room.id, memberId, until: until ?? null, byId: employee.id, at: now });
  return { muted: { memberId, on: true, ...(until === undefined ? {} : { until }) } };
}

/** 404 of another room, or of another kind. */
async function changeMessage(
  tx: Tx,
  { room }: Led,
  { messageId = '0' }: Input,
  set: Partial<MessageRow>,
  kind?: MessageRow['kind'],
): Promise<Done> {
  const row = await findMessage(tx, room.id, messageId);
  if (!row || (kind && row.kind !== kind)) throw notFound();
  return { message: await updateMessage(tx, row.id, { ...set, changedRev: room.rev + 1 }) };
}

/** 422 it runs or is over. Who wanted to be told before is told now. */
async function start(tx: Tx, { room }: Led, _input: Input, now: number): Promise<Done> {
  if (statusOf(room, now) !== 'upcoming') throw refuse('直播已经开始或结束');
  const endAt = now + lengthOf(room);
  await tellWanting(tx, room, '直播提前开始了', `《${room.title}》现在开始，进来看吧。`, now);
  await planBegun(tx, room, now);
  return { set: { startAt: now, endAt } };
}

const lengthOf = ({ startAt, endAt }: LiveRoom): number => (endAt === null ? USUAL_MS : endAt - startAt);

/** 400 in the past or without end · 422 over. Before it begins its time, while it runs its end. */
async function move(tx: Tx, { room }: Led, { startAt, endAt }: Input, now: number): Promise<Done> {
  const status = statusOf(room, now);
  if (status === 'live') {
    const end = endAt ?? badEnd();
    if (end <= now || end > now + MOST_MS) badEnd();
    return { set: { endAt: end } };
  }
  if (status !== 'upcoming') throw refuse('直播已结束，不能改期');
  if (startAt === undefined || startAt <= now) throw badRequest('startAt', '新的时间要晚于现在');
  const end = endAt ?? startAt + lengthOf(room);
  if (end <= startAt || end > startAt + MOST_MS) badEnd();
  if (startAt === room.startAt) return { set: { endAt: end } };
  await tellMoved(tx, room, startAt, now);
  return { set: { startAt, endAt: end, movedFrom: room.startAt } };
}

const badEnd = (): never => {
  throw badRequest('endAt', '结束时间要晚于开始，最长一天');
};

/** 422 it has begun: then it is ended. */
async function cancel(tx: Tx, { room }: Led, { text = '' }: Input, now: number): Promise<Done> {
  if (statusOf(room, now) !== 'upcoming') throw refuse('直播已经开始或结束，不能取消');
  const why = text.trim();
  await tellWanting(tx, room, '直播已取消', `《${room.title}》不播了${why === '' ? '。' : `：${why}`}`, now);
  await moveReminds(tx, wanted(room), undefined, now);
  return { set: { cancelledAt: now } };
}

/** 403 another's · 404 unknown · 422 what its state does not allow. */
export async function leadRoom(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  server: Running,
): Promise<DataOf<'college.liveHost'>> {
  const led = await ledRoom(tx, memberId, input.id, { lock: true });
  const { set = {}, message, muted } = await ACTS[input.action](tx, led, input, now);
  const room = await updateRoom(tx, led.room.id, { ...set, rev: led.room.rev + 1 });
  await planTurn(tx, room, now);
  const shown = message && (await presentMessage(tx, message));
  await tellRoom(tx, room, { ...(shown ? { message: shown } : {}), ...(muted ? { muted } : {}) }, now, server);
  const state = await stateOf(tx, room, viewersOf(server, room.id), now);
  return { state, ...(shown ? { message: shown } : {}) };
}

/** 403 another's · 404 unknown. */
export async function readDesk(tx: Tx, memberId: string, id: string, now: number): Promise<DataOf<'college.liveDesk'>> {
  await ledRoom(tx, memberId, id, { lock: false });
  const mutes = await listMutes(tx, id, now);
  const people = await loadBriefs(
    tx,
    mutes.map((mute) => mute.memberId),
  );
  const given = new Map((await sumGifts(tx, id)).map((sum) => [sum.giftId, sum]));
  return {
    mutes: mutes.flatMap(({ memberId: who, until, by, at }) => {
      const user = people.get(who);
      return user ? [{ user, ...(until === null ? {} : { until }), by, at }] : [];
    }),
    gifts: LIVE_GIFTS.map((gift) => ({
      id: gift.id,
      label: gift.label,
      count: given.get(gift.id)?.count ?? 0,
      points: given.get(gift.id)?.points ?? 0,
    })),
  };
}
