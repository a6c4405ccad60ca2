/** What a store's screen can show. Boards of what stands above are filled in by it. */
import type { Board } from '../../../../../src/contract/login/schemas';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import type { StaffArea } from '../../../../../src/contract/roles';

type BoardData = DataOf<'screen.board'>;

export interface BoardKind {
  name: string;
  /** What it shows, for who chooses it. */
  note: string;
  /** The area whoever lets it in has to have, and what is said to who has not. */
  needs?: { area: StaffArea; text: string };
  read: (tx: Tx, of: { storeId: string }, now: number) => Promise<Omit<BoardData, 'board' | 'store' | 'by' | 'at'>>;
  /** What may be pressed on it, in the right of who let it in. */
  act?: (
    tx: Tx,
    of: { storeId: string; memberId: string },
    input: Omit<RequestOf<'screen.act'>, 'token'>,
    now: number,
    server: Setup,
  ) => Promise<void>;
}

declare module '../../../../http/context' {
  interface Kinds {
    boards: Readonly<Record<Board, BoardKind>>;
  }
}
