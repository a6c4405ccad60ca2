/** Activities: who comes, the door, blind tastings, guest cards, and what an event sells. */
import type { activityEndpoints } from '../../../../src/contract/activity/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { actAsHost } from './door/host';
import { readDoor, saveDoor, signIn } from './door/service';
import { readVip, saveTags, saveVip } from './guest/service';
import { readEvent } from './read';
import { listEventCates, listEventGoods } from './service';
import { cancelSignup } from './signup/cancel';
import { giveTicket, takeTicket } from './signup/give';
import { holdSeats } from './signup/seats';
import { rename, signUp } from './signup/service';
import { readForm, saveScore } from './tasting/service';

export const activityHandlers: HandlersOf<typeof activityEndpoints> = {
  'activity.index': (tx, input, { memberId, now, server }) => readEvent(tx, memberId, input, now, server),
  'activity.signUpSave': (tx, input, { memberId, now }) => signUp(tx, memberId, input, now),
  'activity.signUpEdit': (tx, input, { memberId, now }) => rename(tx, memberId, input, now),
  'activity.signUpCancel': (tx, input, { memberId, now, server }) => cancelSignup(tx, memberId, input, now, server),
  'activity.signIn': (tx, input, { memberId, now }) => signIn(tx, memberId, input, now),
  'activity.seatHold': (tx, input, { memberId, now }) => holdSeats(tx, memberId, input, now),
  'activity.ticketGive': (tx, input, { memberId, now }) => giveTicket(tx, memberId, input, now),
  'activity.ticketTake': (tx, input, { memberId, now, server }) => takeTicket(tx, memberId, input, now, server),
  'activity.door': (tx, input, { memberId, now }) => readDoor(tx, memberId, input, now),
  'activity.doorSave': (tx, input, { memberId, now }) => saveDoor(tx, memberId, input, now),
  'activity.hostAct': (tx, input, { memberId, now, server }) => actAsHost(tx, memberId, input, now, server),
  'activity.input': (tx, input, { memberId, now }) => readForm(tx, memberId, input, now),
  'activity.inputSave': (tx, input, { memberId, now }) => saveScore(tx, memberId, input, now),
  'activity.vip': (tx, input, { memberId, now }) => readVip(tx, memberId, input, now),
  'activity.vipSave': (tx, input, { memberId, now, server }) => saveVip(tx, memberId, input, now, server),
  'activity.saveTags': (tx, input, { memberId, now, server }) => saveTags(tx, memberId, input, now, server),
  'activity.productCate': (tx, { activityId }, { memberId }) => listEventCates(tx, memberId, activityId),
  'activity.product': (tx, input, { memberId, now }) => listEventGoods(tx, memberId, input, now),
};
