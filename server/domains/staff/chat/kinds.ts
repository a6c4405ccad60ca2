/** What a conversation shows of things it knows nothing of, and who advises a member. They know conversations; conversations know only these tables. */
import type { KV } from '../../../../src/contract/kit';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';

export interface ChatCard {
  title: string;
  sub?: string;
  note?: string;
  picture?: string;
  /** Own route of the page it opens. */
  route: string;
  /** Figures of a report. */
  rows?: KV[];
}
/** Who puts it into a conversation. */
export interface ChatViewer {
  memberId: string;
  now: number;
  server: Setup;
}
/** As it is now for who sends it; `notFound` for what the sender may not see. */
export type CardOf = (tx: Tx, viewer: ChatViewer, refId: string) => Promise<ChatCard>;
export type CardKind = 'goods' | 'order' | 'quote' | 'daily' | 'table' | 'chart';

declare module '../../../http/context' {
  interface Kinds {
    /** null: there is none of this kind yet. */
    chatCards: Readonly<Record<CardKind, CardOf | null>>;
    /** The employee, by the member he is, whom a member may write to as the own advisor. */
    advisorOf: (tx: Tx, memberId: string) => Promise<string | undefined>;
  }
}
