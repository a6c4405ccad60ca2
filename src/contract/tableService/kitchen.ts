/** What the tea bar makes: tickets by station, what is made of one dish over all of them, what was finished a moment ago. */
import { Count, Flag, Id, Int, List, Ms, Optional, Shape, Text, type Static } from '../kit';

const KitchenLine = Shape({
  id: Id,
  title: Text,
  /** Choices, and what the guest wrote. */
  notes: List(Text),
  qty: Count,
  /** 缓上: waits until somebody calls for it. */
  held: Optional(Flag),
  /** 催菜 */
  urged: Optional(Flag),
});
/** What one station makes of one round; `id` stays the same as long as it is there. */
export const KitchenTicket = Shape({
  id: Text,
  orderId: Id,
  sessionId: Id,
  station: Text,
  table: Text,
  round: Int,
  placedAt: Ms,
  note: Text,
  lines: List(KitchenLine),
  /** Of what is finished: when, and until when it may be taken back. */
  servedAt: Optional(Ms),
  undoUntil: Optional(Ms),
});
export const Kitchen = Shape({
  /** Open, the oldest first. */
  tickets: List(KitchenTicket),
  /** Finished a moment ago, the newest first. */
  done: List(KitchenTicket),
  /** Of one dish over all tickets: still to make, and what went out today. */
  sums: List(Shape({ station: Text, title: Text, open: Count, served: Count })),
});

export type KitchenTicket = Static<typeof KitchenTicket>;
export type Kitchen = Static<typeof Kitchen>;
