import {
  Count,
  Fen,
  Flag,
  Id,
  Lat,
  List,
  Lng,
  Ms,
  Optional,
  RequestId,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { StoreCard } from '../store/shapes';
import type { exploreEndpoints } from './endpoints';

/** How far a member has come with visiting the stores. */
const Progress = {
  visited: Count,
  total: Count,
  /** Every store has been visited. */
  complete: Flag,
};

export const ExploreStore = Shape({
  store: StoreCard,
  photo: Text,
  /** What it is like, in a line. */
  line: Text,
  signature: Optional(Shape({ id: Id, title: Text, cover: Text, price: Fen })),
  /** The member has been there, ever and today. */
  visited: Flag,
  today: Flag,
});
export const ExploreRoute = Shape({
  id: Id,
  title: Text,
  text: Text,
  minutes: Count,
  /** In the order of the way; one without a store is a place beside it. */
  stops: List(Shape({ name: Text, text: Text, storeId: Optional(Id) })),
});

export const exploreSchemas = {
  'tea.explore': {
    request: Shape({ lat: Optional(Lat), lng: Optional(Lng) }),
    data: Shape({
      /** What the page opens with: a still picture, and the film it is of while one can be played. */
      hero: Optional(Shape({ title: Text, image: Text, film: Optional(Text) })),
      stores: List(ExploreStore),
      routes: List(ExploreRoute),
      ...Progress,
      /** What the first visit of a store brings; 0 = nothing. */
      points: Count,
      serverTime: Ms,
    }),
  },
  /** gcj02. `accuracy` in metres, as the phone tells it. 422 too far away, there today already. */
  'tea.exploreVisit': {
    request: Shape({
      storeId: Id,
      lat: Lat,
      lng: Lng,
      accuracy: Optional(Type.Number({ minimum: 0 })),
      requestId: RequestId,
    }),
    data: Shape({
      ...Progress,
      /** Booked for this visit; 0 when it was not the first of the store. */
      points: Count,
    }),
    once: true,
    limit: 30,
  },
} as const satisfies SchemasFor<typeof exploreEndpoints>;

export type ExploreStore = Static<typeof ExploreStore>;
export type ExploreRoute = Static<typeof ExploreRoute>;
