/** A stock-taking as it travels. What was scanned is kept in this shape too, to answer a repetition with. */
import { AssetView } from '../asset/shapes';
import { EmployeeBrief } from '../employee/shapes';
import { Count, Fen, Flag, Id, Int, List, Ms, OneOf, Optional, Shape, Text, type Static } from '../kit';

export const StockTakeProgress = Shape({
  expected: Count,
  found: Count,
  missing: Count,
  unexpected: Count,
  /** Pieces that this one does not ask for: noted, and nothing changes. */
  outside: Count,
  unknown: Count,
  /** Counted, but damaged or moved. */
  marked: Count,
  rev: Int,
});

export const StockTakeCard = Shape({
  id: Id,
  title: Text,
  store: Text,
  storeId: Id,
  lead: EmployeeBrief,
  status: OneOf(['active', 'finished', 'cancelled']),
  dueAt: Ms,
  createdAt: Ms,
  /** The viewer leads it or counts in it. */
  mine: Flag,
  progress: StockTakeProgress,
});

export const StockAdjust = Shape({
  id: Id,
  no: Text,
  /** The stock-taking it came of. */
  audit: Id,
  kind: OneOf(['gain', 'loss']),
  /** `left`: why the document does nothing with it, as things stand since. */
  lines: List(Shape({ asset: Text, code: Text, value: Fen, reason: Text, left: Optional(Text) })),
  /** Of what it changes. */
  amount: Fen,
  status: OneOf(['waiting', 'booked', 'rejected']),
  by: Text,
  note: Text,
  at: Ms,
});

export const StockTakeDetail = Shape({
  card: StockTakeCard,
  /** '' = all of them. */
  dept: Text,
  category: Text,
  members: List(EmployeeBrief),
  blind: Flag,
  note: Optional(Text),
  documents: List(StockAdjust),
  can: List(OneOf(['count', 'finish', 'cancel'])),
  serverTime: Ms,
});

export const CONDITIONS = ['ok', 'damaged', 'moved'] as const;
export const StockTakeLine = Shape({
  id: Id,
  asset: Optional(AssetView),
  code: Text,
  state: OneOf(['pending', 'found', 'missing', 'unexpected', 'outside', 'unknown']),
  condition: OneOf(CONDITIONS),
  method: Optional(OneOf(['scan', 'manual'])),
  note: Optional(Text),
  photos: List(Text),
  by: Optional(Text),
  at: Optional(Ms),
  expectedPlace: Optional(Text),
  /** The viewer may take it back. */
  canUndo: Flag,
});

export type StockTakeProgress = Static<typeof StockTakeProgress>;
export type StockTakeCard = Static<typeof StockTakeCard>;
export type StockTakeDetail = Static<typeof StockTakeDetail>;
export type StockTakeLine = Static<typeof StockTakeLine>;
export type StockAdjust = Static<typeof StockAdjust>;
