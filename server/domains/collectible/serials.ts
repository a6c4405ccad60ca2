/** Serial numbers: the lowest free ones above those of the tea rooms. Given out at payment, behind the lock of the issue. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { holdings } from '../../db/schema';
import type { Collectible } from './repository';

/** The `qty` lowest numbers nobody holds. */
export async function freeSerials(tx: Tx, issue: Collectible, qty: number): Promise<number[]> {
  const taken = tx
    .select({ one: sql`1` })
    .from(holdings)
    .where(
      and(eq(holdings.collectibleId, issue.id), ne(holdings.status, 'given'), sql`${holdings.serialNo} = serial.no`),
    );
  const result = (await tx.execute(sql`
    select serial.no::int as no from generate_series(${issue.reserved + 1}::int, ${issue.issue}::int) as serial(no)
    where not exists (${taken}) order by serial.no limit ${qty}`)) as unknown as { rows: { no: number }[] };
  return result.rows.map(({ no }) => no);
}

export async function nextSerial(tx: Tx, issue: Collectible): Promise<number | undefined> {
  return (await freeSerials(tx, issue, 1))[0];
}

export const certificateOf = (issue: Pick<Collectible, 'id' | 'year'>, serialNo: number): string =>
  `YJC${issue.year}${issue.id.padStart(5, '0')}${String(serialNo).padStart(4, '0')}`;

/** Twelve rows A to L of sixty places each: where a numbered piece lies in the cellar. */
export const slotOf = (collectibleId: string, serialNo: number): string => {
  const place = (Number(collectibleId) * 61 + serialNo) % 720;
  return `${String.fromCharCode(65 + Math.floor(place / 60))}-${String((place % 60) + 1).padStart(2, '0')}`;
};
