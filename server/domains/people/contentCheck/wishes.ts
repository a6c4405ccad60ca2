/**
 * What takes the place of something that others see already, or of nothing: the new lies in its check, and nowhere else, until it has passed. So no table
 * keeps it twice, and a later one takes the place of an earlier by dropping its check.
 */
import type { Standing } from '../../../../src/contract/kit';
import type { Tx } from '../../../db/client';
import type { ContentKind } from '../../../db/schema';
import { mustWait, openCheck, type Asking, type Written } from './open';
import { dropChecks, listMedia, newestChecks, type CheckRow } from './repository';

interface Wish extends Written {
  kind: ContentKind;
  targetId: string;
  memberId: string;
}

/** Does it wait? If not, the caller writes it. The caller holds the writer's row. */
export async function mustWish(tx: Tx, wish: Wish, now: number, server: Asking): Promise<boolean> {
  const { kind, targetId } = wish;
  await dropChecks(tx, { kind, targetId, andRefused: true }, now);
  if (!mustWait(server, wish)) return false;
  await openCheck(tx, wish, now);
  return true;
}

/** What its writer wants, for as long as it waits. */
interface Wished extends Standing {
  check: CheckRow;
}

/** By target and kind; nothing of what has passed, or was taken back. */
export type Wishes = (targetId: string, kind: ContentKind) => Wished | undefined;

export async function loadWishes(tx: Tx, of: readonly ContentKind[], targetIds: readonly string[]): Promise<Wishes> {
  const rows = await newestChecks(tx, of, targetIds);
  const standing = new Map(rows.flatMap((check) => (isOver(check) ? [] : [[keyOf(check), standingOf(check)]])));
  return (targetId, kind) => standing.get(keyOf({ targetId, kind }));
}

/** Of one thing. */
export const wishOf = async (tx: Tx, kind: ContentKind, targetId: string): Promise<Wished | undefined> =>
  (await loadWishes(tx, [kind], [targetId]))(targetId, kind);

const keyOf = ({ targetId, kind }: Pick<CheckRow, 'targetId' | 'kind'>): string => `${kind} ${targetId}`;
const isOver = ({ state }: CheckRow): boolean => state === 'passed' || state === 'dropped';
const standingOf = (check: CheckRow): Wished =>
  check.state === 'refused' ? { check, refused: check.label } : { check, auditing: true };

/** Of several parts of one thing: does one wait, and why was one not shown? */
export function standingAll(parts: readonly (Standing | undefined)[]): Standing {
  const refused = parts.find((part) => part?.refused !== undefined)?.refused;
  return {
    ...(parts.some((part) => part?.auditing) ? { auditing: true } : {}),
    ...(refused === undefined ? {} : { refused }),
  };
}

/** The text that waits, else the one that others see. */
export const wantedText = (wished: Wished | undefined, shown: string): string =>
  wished?.auditing ? wished.check.text : shown;

/** The pictures of a check in the order in which they were sent. */
export const wantedMedia = async (tx: Tx, { id }: Pick<CheckRow, 'id'>): Promise<string[]> =>
  (await listMedia(tx, id)).map(({ url }) => url);
