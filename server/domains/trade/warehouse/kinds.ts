/** What differs by kind of document: where it comes from, and what it means that it has left. server/kinds.ts joins the rows. */
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { AddressSnapshot, StockDocKind, StockDocOrigin } from '../../../db/schema';
import type { Setup } from '../../../http/context';
import type { Employee } from '../../people/employee/repository';
import type { DocLine, DocRow, NewLine } from './repository';

export type SaveInput = RequestOf<'stock.orderSave'>;

/** How its order, request or store stands now. */
export interface Source {
  kind: 'order' | 'escrow' | 'piece' | 'store';
  /** To whom a parcel goes; its passer names carrier and number. */
  address?: AddressSnapshot | null;
  /** The store where its owner fetches it. */
  place?: string;
  /** Document line id -> pieces that may still leave, where that can be less than was asked for. */
  open?: ReadonlyMap<string, number>;
  /** Nothing of it may leave any more: why, in words. Everybody at the desk may void it then. */
  dead?: string;
}

interface Passing {
  lines: readonly DocLine[];
  carried: { company: string; trackingNo: string } | undefined;
}

/** What the desk makes a document of. */
export interface Made {
  warehouse: 'central' | 'cellar';
  /** Of its maker, where no customer waits for it. */
  storeId?: string;
  sourceId: string | null;
  sourceNo?: string;
  target: string;
  lines: NewLine[];
}

/** Every function runs in the transaction of what happened. */
export interface StockDocRules {
  /** May leave with fewer pieces than asked for, if somebody says why. */
  partial: boolean;
  /** Locks what it comes from, before the document itself is locked. */
  lock?(tx: Tx, sourceId: string): Promise<unknown>;
  /** How much of it waits until the desk takes it up. */
  waiting?(tx: Tx): Promise<number>;
  /** By hand; a kind without it arises by itself. Throws the refusal that the desk reads. */
  make?(tx: Tx, input: SaveInput, maker: Employee, now: number): Promise<Made>;
  /** The document made by hand is written. */
  onMade?(tx: Tx, doc: DocRow, lines: readonly NewLine[], now: number): Promise<void>;
  source?(tx: Tx, doc: DocRow, lines: readonly DocLine[]): Promise<Source | undefined>;
  /** The document has left: `lines` say how many pieces. */
  onPassed(tx: Tx, doc: DocRow, passing: Passing, now: number, server: Setup): Promise<void>;
  onVoid?(tx: Tx, doc: DocRow, lines: readonly DocLine[], now: number, server: Setup): Promise<void>;
}

export const rulesOf = ({ kind, origin }: Pick<DocRow, 'kind' | 'origin'>, { kinds }: Setup): StockDocRules =>
  kinds.stockDocs[origin ?? kind];

declare module '../../../http/context' {
  interface Kinds {
    stockDocs: Readonly<Record<StockDocKind | StockDocOrigin, StockDocRules>>;
  }
}
