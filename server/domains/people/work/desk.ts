/**
 * What the workbench shows (chapter 26). The domain that knows a number, an appointment or something that is looked for says so in a file of its
 * own; server/kinds.ts fills the tables.
 */
import type { DeskEvent, DeskSearch, DeskView } from '../../../../src/contract/desk/schemas';
import type { StaffArea } from '../../../../src/contract/roles';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { DAY_MS } from '../../../lib/shanghai';
import type { Employee } from '../employee/repository';

/** In the order in which they are shown. */
export const DESK_FIGURES = [
  'sales',
  'orders',
  'toShip',
  'returns',
  'lowStock',
  'afterSales',
  'feedback',
  'reviews',
  'inquiries',
  'chats',
] as const;

/** What nobody has answered for longer is no work of today. */
export const UNANSWERED_MS = 30 * DAY_MS;

export interface DeskFigure {
  label: string;
  area: StaffArea;
  unit: 'count' | 'fen';
  /** Own route of the page where it is worked off. */
  route?: string;
  read(tx: Tx, employee: Employee, now: number): Promise<number>;
}

/** Appointments of the store between two instants, the first one first. */
export type DeskDay = (tx: Tx, employee: Employee, span: { from: number; until: number }) => Promise<DeskEvent[]>;

/** The last conversations of an employee. */
export type DeskChats = (tx: Tx, employee: Employee, most: number, now: number) => Promise<DeskView['chats']>;

/** The report of today that an employee still has to hand in; none for who writes no reports. */
export type DeskReport = (tx: Tx, employee: Employee, now: number) => Promise<DeskView['daily']>;

export interface DeskFound {
  id: string;
  title: string;
  note: string;
  tag?: string;
  avatar?: string;
  route?: string;
}
export interface DeskSearchRules {
  label: string;
  /** Who may see it: one of these areas; all of the staff. */
  areas: readonly StaffArea[] | 'all';
  /** At most so many, looked up in an index; what was typed is trimmed and not empty. */
  find(tx: Tx, employee: Employee, keyword: string, most: number, server: Setup): Promise<DeskFound[]>;
}

declare module '../../../http/context' {
  interface Kinds {
    deskFigures: Readonly<Record<(typeof DESK_FIGURES)[number], DeskFigure>>;
    /** null: nobody makes such appointments yet. */
    deskDays: Readonly<Record<'salon' | 'booking' | 'comeVisit' | 'visit' | 'patrol', DeskDay | null>>;
    deskChats: DeskChats | null;
    deskReport: DeskReport | null;
    deskSearches: Readonly<Record<DeskSearch, DeskSearchRules | null>>;
  }
}
