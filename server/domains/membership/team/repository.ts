/** SQL of teams. What they count stands in `team_members` and `team_months`, which triggers keep (migration membership). */
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { RankUnit, TeamSort } from '../../../../src/contract/team/schemas';
import type { Tx } from '../../../db/client';
import { contains } from '../../../db/like';
import { paged, type Paged } from '../../../db/paged';
import {
  earnedMonths,
  incomes,
  members,
  orders,
  teamJoins,
  teamMembers,
  teamMonths,
  type NoticeSettings,
} from '../../../db/schema';
import { hasKey } from '../../people/member/repository';

export type TeamRow = typeof teamMembers.$inferSelect;
/** A place with whose it is: `mayCall` as that member has allowed it. */
export type Place = TeamRow & { mobile: string; mayCall?: boolean };
export type Depth = '1' | '2';

const below = (memberId: string, depth: Depth): SQL =>
  depth === '1' ? eq(teamMembers.inviterId, memberId) : eq(teamMembers.grandId, memberId);

/** Of both depths, each counted from its index. */
export async function countTeam(
  tx: Tx,
  memberId: string,
  { joined, seen }: { joined: [from: number, to: number]; seen: number },
): Promise<{ direct: number; indirect: number; joined: number; active: number }> {
  const of = (depth: Depth, more?: SQL) => tx.$count(teamMembers, and(below(memberId, depth), more));
  const both = async (more: SQL | undefined) => (await of('1', more)) + (await of('2', more));
  const [from, to] = joined;
  return {
    direct: await of('1'),
    indirect: await of('2'),
    joined: await both(and(gte(teamMembers.joinedAt, from), lt(teamMembers.joinedAt, to))),
    active: await both(gte(teamMembers.lastActiveAt, seen)),
  };
}

export const countDirect = (tx: Tx, memberId: string): Promise<number> =>
  tx.$count(teamMembers, eq(teamMembers.inviterId, memberId));

/** Own ones since then. */
export const countJoined = (tx: Tx, memberId: string, since: number): Promise<number> =>
  tx.$count(teamMembers, and(eq(teamMembers.inviterId, memberId), gte(teamMembers.joinedAt, since)));

/** Fen of what both depths received in `from` <= t < `to` without ever having had it, and may still send back (rule 12.5). */
export async function sumOpen(tx: Tx, memberId: string, from: number, to: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string | null>`sum(${orders.payable})` })
    .from(teamMembers)
    .innerJoin(orders, eq(orders.memberId, teamMembers.memberId))
    .where(
      and(
        or(below(memberId, '1'), below(memberId, '2')),
        isNotNull(orders.rewardAt),
        ne(orders.status, 'refunded'),
        gte(orders.receivedAt, from),
        lt(orders.receivedAt, to),
        sql`team_counts(${orders.kind})`,
      ),
    );
  return Number(row?.sum ?? 0);
}

/** Months `YYYY-MM` from the first to the last asked one, those without orders left out. */
export const listMonths = (tx: Tx, memberId: string, months: readonly string[]) =>
  tx
    .select({ month: teamMonths.month, orders: teamMonths.orders, amount: teamMonths.amount })
    .from(teamMonths)
    .where(and(eq(teamMonths.memberId, memberId), inArray(teamMonths.month, [...months])));

const SORTS = { joined: teamMembers.joinedAt, orders: teamMembers.orders, amount: teamMembers.amount } as const;

/** Members of depth 2 are nobody's to be searched by name: only the whole number or mobile finds them. */
function named(depth: Depth, word: string): SQL | undefined {
  if (word === '') return undefined;
  const whole = hasKey(word);
  return depth === '1' ? or(contains(members.nickname, word), contains(teamMembers.remark, word), whole) : whole;
}

export async function pageOfTeam(
  tx: Tx,
  memberId: string,
  { depth, keyword, sort }: { depth: Depth; keyword: string; sort: TeamSort },
  limit: number,
  offset: number,
): Promise<Paged<Place>> {
  const wanted = named(depth, keyword);
  const where = and(below(memberId, depth), wanted);
  const all = tx
    .select({ id: teamMembers.memberId })
    .from(teamMembers)
    .innerJoin(members, eq(members.id, teamMembers.memberId));
  const { rows, total } = await paged(
    tx
      .select({ row: teamMembers, mobile: members.mobile, settings: members.noticeSettings })
      .from(teamMembers)
      .innerJoin(members, eq(members.id, teamMembers.memberId))
      .where(where)
      .orderBy(desc(SORTS[sort]), desc(teamMembers.memberId)),
    limit,
    offset,
    () => (wanted ? tx.$count(all.where(where).as('found')) : tx.$count(teamMembers, where)),
  );
  return { rows: rows.map(flat), total };
}

const flat = ({ row, mobile, settings }: { row: TeamRow; mobile: string; settings: NoticeSettings }): Place => ({
  ...row,
  mobile,
  mayCall: settings.contact ?? false,
});

export async function findPlace(tx: Tx, memberId: string): Promise<Place | undefined> {
  const [found] = await tx
    .select({ row: teamMembers, mobile: members.mobile, settings: members.noticeSettings })
    .from(teamMembers)
    .innerJoin(members, eq(members.id, teamMembers.memberId))
    .where(eq(teamMembers.memberId, memberId));
  return found && flat(found);
}

/** What the inviter says of somebody just added. */
export async function markAdded(tx: Tx, memberId: string, remark: string, addedAt: number): Promise<void> {
  await tx.update(teamMembers).set({ remark, addedAt }).where(eq(teamMembers.memberId, memberId));
}

export async function insertJoin(tx: Tx, row: typeof teamJoins.$inferInsert): Promise<void> {
  await tx.insert(teamJoins).values(row).onConflictDoNothing();
}

/** Of these members, those whom this one brought. */
export async function ownOf(tx: Tx, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  // Each by its key: with the inviter as a condition PostgreSQL reads the whole of a large team instead.
  const rows = await tx
    .select({ id: teamMembers.memberId, inviterId: teamMembers.inviterId })
    .from(teamMembers)
    .where(inArray(teamMembers.memberId, [...ids]));
  return new Set(rows.flatMap(({ id, inviterId }) => (inviterId === memberId ? [id] : [])));
}

export interface Score {
  memberId: string;
  value: number;
}

export interface Ranking {
  unit: RankUnit;
  month: string;
  /** The asking one and those whom he brought, instead of all members. */
  teamOf?: string | undefined;
}

const isRanked = ({ unit, month, teamOf }: Ranking) =>
  and(
    eq(earnedMonths.unit, unit),
    eq(earnedMonths.month, month),
    gt(earnedMonths.value, 0),
    teamOf === undefined ? undefined : eq(earnedMonths.inviterId, teamOf),
  );

const score = { memberId: earnedMonths.memberId, value: earnedMonths.value };

/** What a member earned in a month; undefined: nothing. */
export async function scoreOf(tx: Tx, memberId: string, { unit, month }: Ranking): Promise<Score | undefined> {
  const own = and(eq(earnedMonths.memberId, memberId), isRanked({ unit, month }));
  const [row] = await tx.select(score).from(earnedMonths).where(own);
  return row;
}

/** Who earned most; who is older stands first among equals. */
export const listScores = (tx: Tx, ranking: Ranking, limit: number): Promise<Score[]> =>
  tx
    .select(score)
    .from(earnedMonths)
    .where(isRanked(ranking))
    .orderBy(desc(earnedMonths.value), asc(earnedMonths.memberId))
    .limit(limit);

/** How many stand above `value`, and what the lowest of them has. */
export async function listAbove(tx: Tx, ranking: Ranking, value: number): Promise<{ count: number; next: number }> {
  const [row] = await tx
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      next: sql<number>`coalesce(min(${earnedMonths.value}), 0)`.mapWith(Number),
    })
    .from(earnedMonths)
    .where(and(isRanked(ranking), gt(earnedMonths.value, value)));
  return row ?? { count: 0, next: 0 };
}

/** What the last of a ranking has. */
export async function lowestOf(tx: Tx, ranking: Ranking): Promise<number> {
  const [row] = await tx
    .select({ value: earnedMonths.value })
    .from(earnedMonths)
    .where(isRanked(ranking))
    .orderBy(asc(earnedMonths.value))
    .limit(1);
  return row?.value ?? 0;
}

/** What the orders of those whom a member brought gave that member; a refund is a row below zero. */
export async function listContributions(tx: Tx, memberId: string, from: number, to: number): Promise<Score[]> {
  return tx
    .select({ memberId: members.id, value: sql<number>`sum(${incomes.amount})`.mapWith(Number) })
    .from(incomes)
    .innerJoin(members, eq(members.id, incomes.fromId))
    .where(
      and(
        eq(incomes.memberId, memberId),
        eq(incomes.source, 'direct'),
        ne(incomes.status, 'cancelled'),
        gte(incomes.createdAt, from),
        lt(incomes.createdAt, to),
      ),
    )
    .groupBy(members.id)
    .having(sql`sum(${incomes.amount}) > 0`);
}
