/** The conversation of a public table (rule 35.11): its host and whoever has a seat there, until they give it up. */
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { loadBriefs } from '../../people/member/presenter';
import { listSignups, lockActivity, readActivity, type Activity } from '../../selling/activity/repository';
import { whenOf } from '../../selling/activity/words';
import { placeOf, type Place } from './access';
import { addSeats, deleteSeat, findByActivity, insertOnce, lockConversation, type ConversationRow } from './repository';
import { write } from './write';

/** Opens it, or makes it. 404 without a seat at that table. */
export async function enterTable(tx: Tx, memberId: string, activityId: string, now: number): Promise<Place> {
  const activity = await lockActivity(tx, activityId);
  if (activity?.kind !== 'publicTable' || !(await guestsOf(tx, activity)).includes(memberId)) throw notFound();
  const made = await insertOnce(tx, {
    kind: 'group',
    title: `${activity.title} ${whenOf(activity)}`,
    ownerId: activity.hostMemberId ?? memberId,
    activityId,
    lastAt: now,
    createdAt: now,
  });
  const found = made ?? (await findByActivity(tx, activityId));
  const conversation = found && (await lockConversation(tx, found.id));
  if (!conversation) throw notFound();
  await seatGuests(tx, conversation, activity, now);
  return placeOf(tx, memberId, `GROUP${conversation.id}`);
}

async function guestsOf(tx: Tx, { id, hostMemberId }: Activity): Promise<string[]> {
  const rows = await listSignups(tx, id);
  const guests = rows.filter(({ status }) => status !== 'unpaid').map(({ memberId }) => memberId);
  return [...new Set([...(hostMemberId === null ? [] : [hostMemberId]), ...guests])];
}

/** The conversation is locked: whoever has sat down since is in it, and that is said once. */
async function seatGuests(tx: Tx, conversation: ConversationRow, activity: Activity, now: number): Promise<void> {
  const added = await addSeats(tx, conversation, await guestsOf(tx, activity), now);
  if (added.length === 0) return;
  const people = await loadBriefs(tx, added);
  const names = added.map((id) => people.get(id)?.nickname ?? '').filter(Boolean);
  await write(tx, conversation, { senderId: null, type: 'system', body: { text: `${names.join('、')} 入席` } }, now);
}

/** Before somebody says something: it reaches those, too, who have not opened it yet. */
export async function gather(tx: Tx, conversation: ConversationRow, now: number): Promise<void> {
  if (conversation.activityId === null) return;
  const activity = await readActivity(tx, conversation.activityId);
  if (activity) await seatGuests(tx, conversation, activity, now);
}

/** Whoever gives up the seat hears and sees nothing of it any more. */
export async function leaveTalk(tx: Tx, memberId: string, activityId: string): Promise<void> {
  const conversation = await findByActivity(tx, activityId);
  if (conversation) await deleteSeat(tx, memberId, conversation.id);
}
