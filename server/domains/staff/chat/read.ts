/** How far somebody has read (rule 28.6): who has read a later message has read the earlier ones. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { publish } from '../../../realtime/publish';
import { placeOf, type Place } from './access';
import { presentPlace } from './presenter';
import { countAfter, readAtDesk, updateSeat } from './repository';
import { tellPeople } from './write';

/** Without a place all of it. The own phones count anew, the others see how far. */
export async function markRead(
  tx: Tx,
  memberId: string,
  { conversationId, body }: RequestOf<'ding.chatSend'>,
): Promise<DataOf<'ding.chatSend'>> {
  const place = await placeOf(tx, memberId, conversationId, true);
  const { conversation, isDesk } = place;
  const seq = Math.max(0, Math.min(body?.seq ?? conversation.lastSeq, conversation.lastSeq));
  if (!(await (isDesk ? readForDesk : readOwn)(tx, place, seq))) return { conversation: await presentPlace(tx, place) };
  const reader = { memberId: isDesk ? '0' : memberId, seq };
  await publish(tx, `conv:${conversation.id}`, { kind: 'read', data: { reader } });
  return { conversation: await presentPlace(tx, await placeOf(tx, memberId, conversationId)) };
}

/** False: that far it was read already. */
async function readForDesk(tx: Tx, { conversation }: Place, seq: number): Promise<boolean> {
  if (seq <= conversation.deskSeq) return false;
  await readAtDesk(tx, conversation.id, seq);
  await tellPeople(tx, conversation, []);
  return true;
}

async function readOwn(tx: Tx, { conversation, memberId, seat }: Place, seq: number): Promise<boolean> {
  if (!seat || seq < seat.readSeq || (seq === seat.readSeq && seat.unread === 0)) return false;
  const isAll = seq === conversation.lastSeq;
  await updateSeat(tx, memberId, conversation.id, {
    readSeq: seq,
    unread: isAll ? 0 : await countAfter(tx, memberId, conversation.id, seq),
    ...(isAll ? { mentionId: null } : {}),
  });
  await tellPeople(tx, { ...conversation, kind: 'c2c' }, [memberId]);
  return true;
}
