/** Shapes of stores that others carry too. */
import { Flag, Geo, Id, Int, List, Ms, Optional, Shape, Text, type Static } from '../kit';

export const StoreCard = Shape({
  id: Id,
  name: Text,
  cover: Text,
  address: Text,
  geo: Geo,
  /** Metres from the asked position. */
  distance: Optional(Int),
  tel: Text,
  hours: Text,
  open: Flag,
  tags: List(Text),
  stockOk: Optional(Flag),
  bookable: Flag,
  pickup: Flag,
  city: Optional(Text),
  /** Of the SKUs asked for: those it has none of. */
  lacks: Optional(List(Id)),
  /** While it is closed: when it opens next. */
  opensAt: Optional(Ms),
});

export type StoreCard = Static<typeof StoreCard>;
