/** What an audit does, by kind of task. The kinds live with what they decide about; server/taskKinds.ts joins them. */
import type { TaskLine } from '../../../../src/contract/task/schemas';
import type { Tx } from '../../../db/client';
import type { TaskKind } from '../../../db/schema';
import type { Server, Setup } from '../../../http/context';

export interface TaskDecision {
  /** What the task is about. */
  targetId: string;
  pass: boolean;
  note: string;
  /** Name of who decides. */
  by: string;
  now: number;
}

/** The server as a decision needs it. */
export type Deciding = Setup & Pick<Server, 'realtime'>;

/** `decide` and `withdraw` run in the transaction of the task, which is claimed already. */
export interface AuditRules {
  /** Compares with what is true now and carries out what still holds (rule 5.7). Returns what it left out and why, a sentence each; who can only do all of it returns nothing. */
  decide(tx: Tx, decision: TaskDecision, server: Deciding): Promise<readonly string[] | void>;
  /** Why it can only be passed, as who decides reads it; a kind without it can always be refused too. */
  onlyPass?(tx: Tx, targetId: string): Promise<string | undefined>;
  /** Why it can only be refused by now: what it was sent for is no longer so. */
  onlyReject?(tx: Tx, targetId: string): Promise<string | undefined>;
  /** What the autopilot says, for kinds that need a word. */
  autoNote?: string;
  /** The sender takes it back: what it was about can be sent again. */
  withdraw?(tx: Tx, targetId: string, now: number, server: Setup): Promise<void>;
  /** False while what it is about has gone too far to be taken back; a kind without it always lets the sender. */
  canWithdraw?(tx: Tx, targetId: string): Promise<boolean>;
  /** Members, beside the sender, whose money or standing it moves: none of them decides. */
  concerned(tx: Tx, targetId: string): Promise<string[]>;
  /** Own page of what it is about, for a task that does not name one. */
  route?(tx: Tx, targetId: string): Promise<string | undefined>;
  /** The things it is about, one by one, as they are now. */
  lines?(tx: Tx, targetId: string): Promise<TaskLine[]>;
  /** To pass it is to answer: the note is what its sender reads, so it is done one by one. */
  answered?: true;
  /** What passing does, as who decides reads it. */
  effect?: string;
  /** Passing is `final`: nothing takes it back; or `spends` what the task is about, and somebody could be asked for it back. */
  costs?: 'final' | 'spends';
}

/** Fen; from here on to spend it is asked once more. */
const MUCH = 100_000;

/** One tap passes it, but for what cannot be taken back and for much money (rule 27.2). */
export const asksTwice = (rules: Pick<AuditRules, 'costs'> | undefined, amount: number | null): boolean =>
  rules?.costs === 'final' || (rules?.costs === 'spends' && (amount ?? 0) >= MUCH);

/** A kind without rules cannot be decided yet; `todo` is no audit and needs none. */
export type AuditKinds = Readonly<Partial<Record<TaskKind, AuditRules>>>;
