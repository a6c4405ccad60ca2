/** credits.rank: who earned most in a month. Equal figures share a place, and the next place is left out. */
import type { RankRow, RankUnit } from '../../../src/contract/team/schemas';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { notFound } from '../../http/errors';
import { sharedPart } from '../../http/shared';
import { findBrief, loadBriefs } from '../member/presenter';
import { monthOf, monthSpan } from './month';
import { veiled } from './presenter';
import { listContributions, listScores, ownOf, type Score } from './repository';

const TOP = 50;

/** Those of all members are read once a second for everybody. */
const openScores = sharedPart('month scores', (tx, asked: { unit: RankUnit; from: number; to: number }) =>
  listScores(tx, asked),
);

type Placed = Omit<RankRow, 'user'> & { memberId: string };

/** The best first; who is older stands first among equals. */
export function placed(scores: readonly Score[]): Placed[] {
  const sorted = [...scores].sort((a, b) => b.value - a.value || (BigInt(a.memberId) < BigInt(b.memberId) ? -1 : 1));
  let rank = 0;
  let above = 0;
  let delta = 0;
  return sorted.map(({ memberId, value }, at) => {
    if (value !== above) {
      rank = at + 1;
      delta = at === 0 ? 0 : above - value;
      above = value;
    }
    return { rank, memberId, value, delta };
  });
}

export async function rankOf(
  tx: Tx,
  memberId: string,
  { scope, unit, month }: RequestOf<'credits.rank'>,
  now: number,
): Promise<DataOf<'credits.rank'>> {
  const [from, to] = monthSpan(month ?? monthOf(now));
  const isShare = scope === 'team' && unit === 'income';
  const scores = isShare
    ? await listContributions(tx, memberId, from, to)
    : scope === 'team'
      ? await listScores(tx, { unit, from, to, teamOf: memberId })
      : await openScores(tx, { unit, from, to }, now);
  const rows = placed(scores);
  const top = rows.slice(0, TOP);
  const briefs = await loadBriefs(
    tx,
    top.map((row) => row.memberId),
  );
  const team = await ownOf(tx, memberId, [...briefs.keys()]);
  const mine = isShare
    ? wholeOf(rows, memberId)
    : (rows.find((row) => row.memberId === memberId) ?? nowhere(rows, memberId));
  const self = await findBrief(tx, memberId);
  if (!self) throw notFound();
  const view = ({ rank, value, delta }: Placed, user: RankRow['user']): RankRow => ({ rank, user, value, delta });
  return {
    list: top.flatMap((row) => {
      const user = briefs.get(row.memberId);
      if (!user) return [];
      return [view(row, team.has(row.memberId) || row.memberId === memberId ? user : veiled(user))];
    }),
    mine: view(mine, self),
  };
}

/** What all of them brought: it stands in no ranking. */
const wholeOf = (rows: readonly Placed[], memberId: string): Placed => ({
  memberId,
  rank: 0,
  value: rows.reduce((sum, { value }) => sum + value, 0),
  delta: 0,
});

/** Who earned nothing yet: what the last one has is missing. */
const nowhere = (rows: readonly Placed[], memberId: string): Placed => ({
  memberId,
  rank: 0,
  value: 0,
  delta: rows.at(-1)?.value ?? 0,
});
