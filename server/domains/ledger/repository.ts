/** SQL of accounts and their rows. Every account is locked before it moves; see service.ts for the rules. */
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { accounts, ledgerRows, type AccountUnit } from '../../db/schema';
import { statement } from '../../db/statement';

export type Account = typeof accounts.$inferSelect;
export type LedgerRow = typeof ledgerRows.$inferSelect;
export interface Owner {
  ownerType: 'member' | 'merchant' | 'platform';
  ownerId: string;
}

const of = (owner: Owner, unit: AccountUnit) =>
  and(eq(accounts.ownerType, owner.ownerType), eq(accounts.ownerId, owner.ownerId), eq(accounts.unit, unit));

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

export async function insertRow(tx: Tx, row: typeof ledgerRows.$inferInsert): Promise<LedgerRow> {
  const [made] = await tx.insert(ledgerRows).values(row).returning();
  return made as LedgerRow;
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
