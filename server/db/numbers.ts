/** Numbers of new orders, payments and parcels. The sequence never repeats, so a number of one day repeats after a million ids at the earliest. */
import { sql } from 'drizzle-orm';
import { numberOf } from '../lib/numbers';
import type { Tx } from './client';

/** The next number of the sequence, as text. */
export async function nextSequence(tx: Tx): Promise<string> {
  const result = (await tx.execute(sql`select nextval('ids')::text as next`)) as unknown as {
    rows: { next: string }[];
  };
  return result.rows[0]?.next ?? '0';
}

export const newOrderNo = async (tx: Tx, at: number): Promise<string> => numberOf('YJ', at, await nextSequence(tx));
export const newPaymentNo = async (tx: Tx, at: number): Promise<string> =>
  numberOf('YP', at, await nextSequence(tx), 8);
