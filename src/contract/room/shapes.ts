/** Shapes of rooms that others carry too. */
import { Count, Fen, Id, Int, List, OneOf, Shape, Text, type Static } from '../kit';

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
});
export type RoomView = Static<typeof RoomView>;
