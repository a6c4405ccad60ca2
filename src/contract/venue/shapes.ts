/** Shapes of venues that others carry too. */
import { ReviewRow } from '../catalogue/schemas';
import { ServiceType, Specialist } from '../booking/shapes';
import { EmployeeBrief } from '../employee/shapes';
import { Count, Fen, Flag, KV, List, Ms, Optional, Shape, Text, Type, type Static } from '../kit';
import { RoomView } from '../room/shapes';
import { StoreCard } from '../store/shapes';

export const VenueDetail = Shape({
  store: StoreCard,
  gallery: List(Text),
  intro: Text,
  facilities: List(Text),
  /** By weekday, Monday first; `value` 09:30-21:30, 休息. */
  hours: List(KV),
  /** 0 = Sunday: which of `hours` is marked. */
  today: Count,
  rooms: List(RoomView),
  services: List(ServiceType),
  employees: List(Specialist),
  reviews: List(ReviewRow),
  reviewCount: Count,
  score: Type.Number(),
  /** Rooms that nobody has at this moment; 0 while closed. */
  freeNow: Count,
  /** 地铁, 公交, 停车 */
  traffic: List(KV),
  /** Coming days on which it is closed. */
  holidays: List(Shape({ from: Ms, to: Ms, text: Text })),
  /** Closed now by a decision of the store: 暂停营业至 06月20日. */
  closedText: Optional(Text),
  priceFrom: Fen,
  collected: Flag,
  /** From so many guests on the store confirms. */
  largeParty: Count,
  /** The largest room, joined ones too. */
  maxParty: Count,
  manager: Optional(EmployeeBrief),
  team: List(EmployeeBrief),
  phones: List(KV),
  licences: List(KV),
  delivery: Text,
  notices: List(Text),
  /** With a session only. */
  wifi: Optional(Shape({ name: Text, password: Text })),
  serverTime: Ms,
});

export type VenueDetail = Static<typeof VenueDetail>;
