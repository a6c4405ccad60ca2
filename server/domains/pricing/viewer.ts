/** Who looks at a price: level from growth, annual card from its end date, the events of the hour. */
import type { Tx } from '../../db/client';
import type { Viewer } from '../../http/context';
import { levelOf, type PriceViewer } from './levels';
import { findStanding } from './repository';

export async function loadPriceViewer(
  tx: Tx,
  memberId: string | undefined,
  now: number,
): Promise<PriceViewer | undefined> {
  if (memberId === undefined) return undefined;
  const row = await findStanding(tx, memberId, now);
  if (!row) return undefined;
  return {
    memberId,
    level: levelOf(row.growth ?? 0),
    hasCard: (row.vipUntil ?? 0) > now,
    ...(row.events ? { events: new Map(row.events) } : {}),
    ...(row.usedUp ? { usedUp: new Set(row.usedUp) } : {}),
  };
}

/** The same without asking: what a session knows of its member. */
export const viewerOf = (session: Viewer | undefined, now: number): PriceViewer | undefined =>
  session && { memberId: session.memberId, level: levelOf(session.growth), hasCard: session.vipUntil > now };
