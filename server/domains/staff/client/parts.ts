/** What other domains show of a client. They know clients; clients know only this table, which server/kinds.ts fills. */
import type { PlanRow, QuoteCard, TimelineEntry } from '../../../../src/contract/client/shapes';
import type { KV } from '../../../../src/contract/kit';
import type { OrderCard } from '../../../../src/contract/order/schemas';
import type { Tx } from '../../../db/client';
import type { Server } from '../../../http/context';
import type { Employee } from '../../people/employee/repository';
import type { ClientRow } from './repository';

/** Who looks, and when. The client is one that the viewer may see. */
export interface ClientLook {
  viewer: Employee;
  now: number;
  server: Pick<Server, 'config' | 'kinds'>;
}

/** A part has what it has: a domain leaves out the others. */
export interface ClientPart {
  /** What happened, the newest first, at most `most`. */
  timeline?(tx: Tx, client: ClientRow, look: ClientLook, most: number): Promise<TimelineEntry[]>;
  orders?(tx: Tx, client: ClientRow, look: ClientLook): Promise<OrderCard[]>;
  /** The newest first, twenty at most; the page asks its own list for the rest. */
  quotes?(tx: Tx, client: ClientRow, look: ClientLook): Promise<QuoteCard[]>;
  /** What is still to be done, the next first. */
  plans?(tx: Tx, client: ClientRow, look: ClientLook): Promise<PlanRow[]>;
  figures?(tx: Tx, client: ClientRow, look: ClientLook): Promise<KV[]>;
  /** The viewer's own plans of today and those before that are still open. */
  today?(tx: Tx, look: ClientLook): Promise<PlanRow[]>;
  /**
   * Two clients are one (rule 29.8): rows of `fromId` become those of `toId`; the ids that moved are kept for the undoing, which
   * gives them as `only`. Without it a part has no rows of clients.
   */
  move?(tx: Tx, fromId: string, toId: string, only?: readonly string[]): Promise<string[]>;
}

declare module '../../../http/context' {
  interface Kinds {
    clientParts: Readonly<Record<string, ClientPart>>;
  }
}
