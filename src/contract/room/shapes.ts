/** Shapes of rooms that others carry too. */
import { Count, Fen, Flag, Id, Int, List, Ms, OneOf, Optional, Shape, Text, type Static } from '../kit';

export const RoomView = Shape({
  id: Id,
  storeId: Id,
  name: Text,
  area: OneOf(['hall', 'room', 'terrace', 'public']),
  seatsMin: Int,
  seatsMax: Int,
  minSpend: Fen,
  deposit: Fen,
  images: List(Text),
  facilities: List(Text),
  /** Minutes after a use in which nobody else begins. */
  buffer: Count,
  /** Two neighbouring rooms as one: whoever has it has both, and it is offered last. */
  joined: Optional(Flag),
});
export type RoomView = Static<typeof RoomView>;

/** free: a use of that length can begin here. taken: somebody has it, or it is cleared after him. blocked: nothing begins, for another reason. */
const SLOT_STATES = ['free', 'taken', 'blocked', 'past'] as const;
export const SlotGrid = Shape({
  date: Text,
  /** '' on a day that it is closed. */
  open: Text,
  /** Past midnight it is earlier than `open`: of the next day. */
  close: Text,
  /** Minutes of a cell. */
  step: Int,
  rooms: List(
    Shape({
      room: RoomView,
      cells: List(
        Shape({
          start: Text,
          state: OneOf(SLOT_STATES),
          at: Ms,
          /** After midnight: 次日. */
          nextDay: Flag,
        }),
      ),
      /** Why nobody of this party, or for this service, may have it: 6 位坐满, 暂停使用, 席主不在这里. */
      reason: Optional(Text),
    }),
  ),
  /** Why nothing begins on the day. */
  closedText: Optional(Text),
});
export type SlotGrid = Static<typeof SlotGrid>;
