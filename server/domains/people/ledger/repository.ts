/** SQL of accounts and their rows. Every account is locked before it moves; see service.ts for the rules. */
import { and, asc, eq, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { insertInto } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { accounts, ledgerRows, pointBatches, pointMoves, type AccountUnit } from '../../../db/schema';
import { statement } from '../../../db/statement';
import { sumOf } from '../../../db/sums';

export type Account = typeof accounts.$inferSelect;
export type LedgerRow = typeof ledgerRows.$inferSelect;
export type Batch = typeof pointBatches.$inferSelect;
export type PointKind = Batch['kind'];
export interface Owner {
  ownerType: 'member' | 'merchant' | 'platform';
  ownerId: string;
}

const of = (owner: Owner, unit: AccountUnit) =>
  and(eq(accounts.ownerType, owner.ownerType), eq(accounts.ownerId, owner.ownerId), eq(accounts.unit, unit));

/** As it is, without a lock; undefined = nothing was ever booked on it. */
export async function findAccount(tx: Tx, owner: Owner, unit: AccountUnit): Promise<Account | undefined> {
  const [row] = await tx.select().from(accounts).where(of(owner, unit));
  return row;
}

/** The same with nothing in it while it is not opened; no row belongs to it then. */
export const accountOf = async (
  tx: Tx,
  owner: Owner,
  unit: AccountUnit,
): Promise<Pick<Account, 'id' | 'available' | 'frozen'>> =>
  (await findAccount(tx, owner, unit)) ?? { id: '0', available: 0, frozen: 0 };

/** Of a unit, what a member gave away since `from`, to whomever. */
export async function sumGivenAway(tx: Tx, memberId: string, unit: AccountUnit, from: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sumOf(sql`-${ledgerRows.delta}`) })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(
      and(
        of({ ownerType: 'member', ownerId: memberId }, unit),
        eq(ledgerRows.bizType, 'transferOut'),
        gte(ledgerRows.createdAt, from),
      ),
    );
  return row?.sum ?? 0;
}

/** Opens the account when it is new and locks its row until the transaction ends. */
export async function lockAccount(tx: Tx, owner: Owner, unit: AccountUnit): Promise<Account> {
  const find = () => tx.select().from(accounts).where(of(owner, unit)).for('update');
  let [row] = await find();
  if (!row) {
    await tx
      .insert(accounts)
      .values({ ...owner, unit })
      .onConflictDoNothing();
    [row] = await find();
  }
  if (!row) throw new Error(`account ${owner.ownerType} ${owner.ownerId} ${unit} could not be opened`);
  return row;
}

export async function findRow(
  tx: Tx,
  accountId: string,
  bizType: string,
  bizId: string,
): Promise<LedgerRow | undefined> {
  const [row] = await tx
    .select()
    .from(ledgerRows)
    .where(and(eq(ledgerRows.accountId, accountId), eq(ledgerRows.bizType, bizType), eq(ledgerRows.bizId, bizId)));
  return row;
}

export async function moveAccount(
  tx: Tx,
  id: string,
  move: { delta: number; bonus: number; frozen: number },
): Promise<void> {
  await tx
    .update(accounts)
    .set({
      available: sql`${accounts.available} + ${move.delta}`,
      bonus: sql`${accounts.bonus} + ${move.bonus}`,
      frozen: sql`${accounts.frozen} + ${move.frozen}`,
    })
    .where(eq(accounts.id, id));
}

export async function addOwed(tx: Tx, id: string, more: number): Promise<void> {
  await tx
    .update(accounts)
    .set({ owed: sql`${accounts.owed} + ${more}` })
    .where(eq(accounts.id, id));
}

export const insertRow = insertInto(ledgerRows);

/** The member to whom something was given at that moment. */
export async function findTaker(tx: Tx, bizId: string, at: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: accounts.ownerId })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(
      and(
        inArray(ledgerRows.unit, ['money', 'points', 'coin']),
        eq(ledgerRows.createdAt, at),
        eq(ledgerRows.bizId, bizId),
        eq(ledgerRows.bizType, 'transferIn'),
        eq(accounts.ownerType, 'member'),
      ),
    );
  return row?.id;
}

const memberAccounts = statement({ memberId: 'bigint' }, (tx, { memberId }) =>
  tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, memberId))),
);

/** Available amounts of a member; a unit without an account is 0. */
export async function balancesOf(
  tx: Tx,
  memberId: string,
): Promise<Record<AccountUnit, { available: number; frozen: number; bonus: number }>> {
  const rows = await memberAccounts(tx, { memberId });
  const of = (unit: AccountUnit) => {
    const row = rows.find((item) => item.unit === unit);
    return { available: row?.available ?? 0, frozen: row?.frozen ?? 0, bonus: row?.bonus ?? 0 };
  };
  return { money: of('money'), points: of('points'), coin: of('coin'), growth: of('growth'), income: of('income') };
}

/** Written out, not a parameter: a plan that is made once uses `point_batches_ending` only then. */
const unspent = sql`${pointBatches.left} > 0`;
type BatchKey = Pick<Batch, 'kind' | 'expireAt'>;

/** Batches that can be used at `at`, in the order in which they are. */
export const listLive = (tx: Tx, accountId: string, at: number): Promise<Batch[]> =>
  tx
    .select()
    .from(pointBatches)
    .where(and(eq(pointBatches.accountId, accountId), unspent, gt(pointBatches.expireAt, at)))
    .orderBy(asc(pointBatches.expireAt), asc(pointBatches.kind));

/** Every batch a member ever had, the first to end first. */
export const batchesOf = (tx: Tx, memberId: string): Promise<Batch[]> =>
  tx
    .select({ batch: pointBatches })
    .from(pointBatches)
    .innerJoin(accounts, eq(accounts.id, pointBatches.accountId))
    .where(of({ ownerType: 'member', ownerId: memberId }, 'points'))
    .orderBy(asc(pointBatches.expireAt), asc(pointBatches.kind))
    .then((rows) => rows.map(({ batch }) => batch));

/** The id of the batch, which is made when it is new. */
export async function addToBatch(
  tx: Tx,
  accountId: string,
  { kind, expireAt, delta, returned }: BatchKey & { delta: number; returned?: true },
): Promise<string> {
  const more = returned ? 0 : delta;
  const [row] = await tx
    .insert(pointBatches)
    .values({ accountId, kind, expireAt, gained: delta, left: delta })
    .onConflictDoUpdate({
      target: [pointBatches.accountId, pointBatches.kind, pointBatches.expireAt],
      set: { left: sql`${pointBatches.left} + ${delta}`, gained: sql`${pointBatches.gained} + ${more}` },
    })
    .returning({ id: pointBatches.id });
  return row?.id ?? '';
}

export async function takeFromBatch(
  tx: Tx,
  accountId: string,
  { kind, expireAt, delta }: BatchKey & { delta: number },
): Promise<string> {
  const [row] = await tx
    .update(pointBatches)
    .set({ left: sql`${pointBatches.left} + ${delta}` })
    .where(and(eq(pointBatches.accountId, accountId), eq(pointBatches.kind, kind), eq(pointBatches.expireAt, expireAt)))
    .returning({ id: pointBatches.id });
  if (!row) throw new Error(`account ${accountId} has no ${kind} points that end at ${expireAt}`);
  return row.id;
}

export async function insertMove(tx: Tx, row: typeof pointMoves.$inferInsert): Promise<void> {
  await tx.insert(pointMoves).values(row);
}

/** What a row moved, in the order of its batches. */
export const movesOf = (tx: Tx, rowId: string): Promise<(BatchKey & { delta: number })[]> =>
  tx
    .select({ kind: pointBatches.kind, expireAt: pointBatches.expireAt, delta: pointMoves.delta })
    .from(pointMoves)
    .innerJoin(pointBatches, eq(pointBatches.id, pointMoves.batchId))
    .where(eq(pointMoves.rowId, rowId))
    .orderBy(asc(pointBatches.expireAt), asc(pointBatches.kind));

export type OwnedBatch = Batch & Owner;
const owned = (tx: Tx) =>
  tx
    .select({ batch: pointBatches, ownerType: accounts.ownerType, ownerId: accounts.ownerId })
    .from(pointBatches)
    .innerJoin(accounts, eq(accounts.id, pointBatches.accountId));
const flat = (rows: { batch: Batch; ownerType: Owner['ownerType']; ownerId: string }[]): OwnedBatch[] =>
  rows.map(({ batch, ...owner }) => ({ ...batch, ...owner }));

/** Batches with something left that are over at `at`, `limit` of them. */
export const listEnded = async (tx: Tx, at: number, limit: number): Promise<OwnedBatch[]> =>
  flat(
    await owned(tx)
      .where(and(unspent, lte(pointBatches.expireAt, at)))
      .orderBy(asc(pointBatches.expireAt), asc(pointBatches.id))
      .limit(limit),
  );

/** Batches with something left that end until `at`, and whose owners were not told. */
export const listEnding = async (tx: Tx, at: number, limit: number): Promise<OwnedBatch[]> =>
  flat(
    await owned(tx)
      .where(and(unspent, lte(pointBatches.expireAt, at), isNull(pointBatches.toldAt)))
      .orderBy(asc(pointBatches.expireAt), asc(pointBatches.id))
      .limit(limit),
  );

export async function setTold(tx: Tx, ids: readonly string[], at: number): Promise<void> {
  await tx
    .update(pointBatches)
    .set({ toldAt: at })
    .where(inArray(pointBatches.id, [...ids]));
}

/** Gives accounts that are older than batches theirs: what came in by years, less what was taken back; what left, from the oldest. Does nothing a second time. */
export async function fillBatches(tx: Tx, keepYears: number): Promise<void> {
  await tx.execute(sql`
    insert into point_batches (account_id, kind, expire_at, gained, "left")
    select y.account_id, 'earned',
      (extract(epoch from make_timestamp(y.year + ${keepYears}::int + 1, 1, 1, 0, 0, 0) at time zone 'Asia/Shanghai') * 1000)::bigint,
      y.came, greatest(0, least(y.came, y.up_to - y.went))
    from (
      select s.account_id, s.year, s.came, sum(s.came) over (partition by s.account_id order by s.year)::bigint as up_to,
        sum(s.went) over (partition by s.account_id)::bigint as went
      from (
        select r.account_id, extract(year from to_timestamp(r.created_at / 1000) at time zone 'Asia/Shanghai')::int as year,
          coalesce(sum(r.delta) filter (where r.delta > 0 and r.biz_type <> 'orderRefund' or r.biz_type = 'rewardBack'), 0)::bigint as came,
          coalesce(-sum(r.delta) filter (where r.delta < 0 and r.biz_type <> 'rewardBack' or r.biz_type = 'orderRefund'), 0)::bigint as went
        from ledger_rows r
        where r.unit = 'points' and not exists (select 1 from point_batches b where b.account_id = r.account_id)
        group by 1, 2
      ) s
    ) y where y.came > 0`);
}
