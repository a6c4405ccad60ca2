/** What is redeemed at a counter. Each kind's domain describes itself; who may, what is said of a used code, and that it is used once is the same for all. */
import type { KV } from '../../../../src/contract/kit';
import type { VerifyResult } from '../../../../src/contract/verification/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { refuse } from '../../../http/errors';

/** Where a code is shown: at a merchant's own counter, in the store at which a member of the staff works, or both in one person. */
export interface Counter {
  merchantId: string | null;
  storeId: string | null;
  /** Who stands there, and where: what a used code says of itself. */
  by: string;
}

export interface Found {
  id: string;
  /** Whose code it is. */
  memberId: string;
  title: string;
  /** Absent: as the member is called. */
  owner?: string;
  detail: KV[];
  usedAt: number | null;
  /** Who redeemed it, and where. */
  usedBy?: string;
  /** Who would redeem it now. */
  by?: string;
  /** Why it cannot be redeemed though nobody has. */
  reason?: string | undefined;
}

export interface Verification {
  /** How its codes are typed and what their pictures say; the first group is the code. */
  reads: RegExp;
  /** What is said of a code that nobody has, and of one that was used, where it is not what is said of all. */
  words?: { unknown: string; used: string };
  /** The code's row stays locked until the transaction ends. Refuses what belongs to another counter. */
  find(tx: Tx, code: string, counter: Counter, now: number): Promise<Found | undefined>;
  /** What `find` found just before, unused and without a reason. */
  redeem(tx: Tx, found: Found, now: number, server: Setup): Promise<void>;
}

declare module '../../../http/context' {
  interface Kinds {
    /** null: there are no such codes yet. */
    verifications: Readonly<Record<VerifyResult['kind'], Verification | null>>;
  }
}

export const elsewhere = (what: '订单' | '券码') => refuse(`非本店${what}`);
