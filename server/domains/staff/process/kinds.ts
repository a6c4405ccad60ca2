/** What a process does once all have passed it, by its kind; most kinds do nothing but stand written down. server/kinds.ts fills the table. */
import type { KV } from '../../../../src/contract/kit';
import type { Tx } from '../../../db/client';
import type { Employee } from '../../people/employee/repository';

/** By the key of the field, as they travel. */
export type Values = Readonly<Record<string, string>>;

export interface ProcessEffect {
  /** When it is sent: 400 and 422 with the key of the field. Gives back the values as they are kept. */
  check(tx: Tx, values: Values, employee: Employee): Promise<Values>;
  /** What who decides reads besides: how things stand now. */
  shown?(tx: Tx, values: Values): Promise<KV[]>;
  /** Members, beside the sender, whose money or standing it moves. */
  concerned?(tx: Tx, values: Values): Promise<string[]>;
  /** In the transaction of the last decision. 422 what cannot be done any more. */
  carryOut(tx: Tx, process: { id: string; employee: Employee; values: Values; now: number }): Promise<void>;
  /** As who decides last reads it. */
  word: string;
}

declare module '../../../http/context' {
  interface Kinds {
    processes: Readonly<Record<string, ProcessEffect>>;
  }
}
