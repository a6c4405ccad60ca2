/** credits.rank: who earned most in a month. Equal figures share a place, and the next place is left out. */
import type { RankRow } from '../../../../src/contract/team/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { findBrief, loadBriefs } from '../../people/member/presenter';
import { monthOf, monthSpan } from './month';
import { veiled } from './presenter';
import {
  listAbove,
  listContributions,
  listScores,
  lowestOf,
  ownOf,
  scoreOf,
  type Ranking,
  type Score,
} from './repository';

const TOP = 50;

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
  const { rows, mine } = isShare
    ? sharesOf(await listContributions(tx, memberId, from, to), memberId)
    : await earnedOf(tx, memberId, { unit, month: monthOf(from), teamOf: scope === 'team' ? memberId : undefined });
  const top = rows.slice(0, TOP);
  const briefs = await loadBriefs(
    tx,
    top.map((row) => row.memberId),
  );
  const team = await ownOf(tx, memberId, [...briefs.keys()]);
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

/** What those whom one brought gave, and all of it together: that stands in no ranking. */
function sharesOf(scores: readonly Score[], memberId: string): { rows: Placed[]; mine: Placed } {
  const rows = placed(scores);
  const value = rows.reduce((sum, one) => sum + one.value, 0);
  return { rows, mine: { memberId, rank: 0, value, delta: 0 } };
}

/** The first of a month, and where the asking one stands. Who earned nothing yet lacks what the last one has. */
async function earnedOf(tx: Tx, memberId: string, ranking: Ranking): Promise<{ rows: Placed[]; mine: Placed }> {
  const first = await listScores(tx, ranking, TOP);
  const own = await scoreOf(tx, memberId, ranking);
  // Nobody brought himself, but he stands among those he brought.
  const rows = placed([...first.filter((one) => one.memberId !== memberId), ...(own ? [own] : [])]);
  if (!own) return { rows, mine: { memberId, rank: 0, value: 0, delta: await lowestOf(tx, ranking) } };
  const mine = rows.slice(0, TOP).find((one) => one.memberId === memberId);
  if (mine) return { rows, mine };
  const { count, next } = await listAbove(tx, ranking, own.value);
  return { rows, mine: { ...own, rank: count + 1, delta: next - own.value } };
}
