/** Human-readable numbers: YJ + yymmdd + 6 digits (domain.md 1). */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';

const SHANGHAI = 8 * 3_600_000;
/** Coprime to 10^6 and 10^8: maps the sequence onto all numbers once, so that neighbours do not look like neighbours. */
const STRIDE = 387_420_489n;

/** 'yymmdd' in Asia/Shanghai. */
export const dayOf = (at: number): string => new Date(at + SHANGHAI).toISOString().slice(2, 10).replaceAll('-', '');

export const numberOf = (prefix: string, at: number, sequence: number | string, digits = 6): string =>
  `${prefix}${dayOf(at)}${String((BigInt(sequence) * STRIDE) % 10n ** BigInt(digits)).padStart(digits, '0')}`;

async function nextSequence(tx: Tx): Promise<string> {
  const result = (await tx.execute(sql`select nextval('ids')::text as next`)) as unknown as {
    rows: { next: string }[];
  };
  return result.rows[0]?.next ?? '0';
}

/** The sequence never repeats, so a number of one day repeats after a million ids at the earliest. */
export const newOrderNo = async (tx: Tx, at: number): Promise<string> => numberOf('YJ', at, await nextSequence(tx));
export const newPaymentNo = async (tx: Tx, at: number): Promise<string> =>
  numberOf('YP', at, await nextSequence(tx), 8);
