/**
 * What a phone keeps of a room: frames, answers and history in whatever order they come, each message once, in the server's order, and no more
 * than the newest (C8). A message that is another by now - answered, taken away - does not become what it was by an older copy of it.
 */
import type { LiveMsg, LiveState } from '@/contract';

export interface Talk {
  list: readonly LiveMsg[];
  state: LiveState;
}

/** Of a long evening. */
export const MOST_KEPT = 200;

const stepOf = ({ hidden, state }: LiveMsg): number => (hidden ? 2 : state !== undefined && state !== 'open' ? 1 : 0);
const later = (known: LiveMsg | undefined, came: LiveMsg): LiveMsg =>
  known && stepOf(known) > stepOf(came) ? known : came;

/** The same list when nothing of it is news. */
export function merge(list: readonly LiveMsg[], came: readonly LiveMsg[], most = MOST_KEPT): readonly LiveMsg[] {
  if (came.length === 0) return list;
  const bySeq = new Map(list.map((message) => [message.seq, message]));
  for (const message of came) bySeq.set(message.seq, later(bySeq.get(message.seq), message));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq).slice(-most);
}

/** From the first of what came on: what lies between it and what was known before nobody asks for. */
export function anew(list: readonly LiveMsg[], came: readonly LiveMsg[]): readonly LiveMsg[] {
  const first = came[0]?.seq;
  if (first === undefined) return list;
  return merge(
    list.filter(({ seq }) => seq >= first),
    came,
  );
}

/** With the own ones that wait for their check at the foot, until they have come as everybody hears them. */
export const withHeld = (talk: Talk | undefined, held: readonly LiveMsg[]): Talk | undefined => {
  const waiting = held.filter(({ id }) => talk?.list.every((message) => message.id !== id));
  return talk && waiting.length > 0 ? { ...talk, list: [...talk.list, ...waiting] } : talk;
};

export const newer = (known: LiveState, came: LiveState | undefined): LiveState =>
  came && came.rev >= known.rev ? came : known;

/** Nobody knows what was said between what a phone has and what it hears now. */
export const hasGap = (list: readonly LiveMsg[], came: readonly LiveMsg[]): boolean => {
  const [last, first] = [list[list.length - 1], came[0]];
  return last !== undefined && first !== undefined && first.seq > last.seq + 1;
};
