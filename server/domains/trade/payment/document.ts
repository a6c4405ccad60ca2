/**
 * Documents that are paid for as a whole and in time: a row that waits for its payment, and is closed by a timer when none came. Which row
 * it is, what it says at the cashier and what becomes of it is each group's own; the rest is the same for all.
 */
import type { Tx } from '../../../db/client';
import type { Server, Setup } from '../../../http/context';
import type { Payable, PayableGroup } from './payables';

interface Row {
  id: string;
  no: string;
  memberId: string;
  status: string;
  expireAt: number;
}

interface DocumentRules<T extends Row> extends Pick<PayableGroup, 'creation' | 'delivered' | 'transfer' | 'revive'> {
  /** `lock` keeps the row, and what has to be locked before it, until the transaction ends. */
  read(tx: Tx, id: string, lock: boolean): Promise<T | undefined>;
  /** What the cashier says of it; undefined for what is not paid for in this group. */
  show(tx: Tx, row: T): Promise<Shown | undefined> | Shown | undefined;
  /** The row is locked and unpaid. */
  paid(tx: Tx, row: T, now: number, server: Setup): Promise<unknown>;
  /** The row is locked and unpaid, and its time is over. */
  close(tx: Tx, row: T, now: number, server: Setup): Promise<unknown>;
}
type Shown = Pick<Payable, 'title' | 'amount' | 'nextRoute' | 'route'>;

interface DocumentGroup extends PayableGroup {
  /** The document's timer. It looks at the row again: a state that moved on makes it do nothing. */
  expire(tx: Tx, id: string, server: Server): Promise<void>;
}

const CLOSED: ReadonlySet<string> = new Set(['cancelled', 'refunded']);
const stateOf = (status: string): Payable['state'] =>
  status === 'unpaid' ? 'open' : CLOSED.has(status) ? 'closed' : 'paid';

export const documentsOf = <T extends Row>({ read, show, paid, close, ...rules }: DocumentRules<T>): DocumentGroup => ({
  ...rules,
  async find(tx, id, { memberId, lock = false }) {
    const row = await read(tx, id, lock);
    if (!row || (memberId !== undefined && row.memberId !== memberId)) return undefined;
    const shown = await show(tx, row);
    const { no, memberId: owner, status, expireAt } = row;
    return shown && { id: row.id, no, memberId: owner, state: stateOf(status), expireAt, ...shown };
  },
  async paid(tx, id, now, server) {
    const row = await read(tx, id, true);
    if (row?.status !== 'unpaid') throw new Error(`document ${id} is not open`);
    await paid(tx, row, now, server);
  },
  async expire(tx, id, server) {
    const row = await read(tx, id, true);
    if (row?.status === 'unpaid' && row.expireAt <= server.now()) await close(tx, row, server.now(), server);
  },
});
