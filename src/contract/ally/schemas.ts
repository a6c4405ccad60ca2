import {
  CountTab,
  Flag,
  Geo,
  Id,
  Int,
  Keyword,
  Lat,
  List,
  Lng,
  OneOf,
  Optional,
  Page,
  PageNo,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { StoreCard } from '../store/shapes';
import type { allyEndpoints } from './endpoints';

export const AllyCard = Shape({
  id: Id,
  name: Text,
  cover: Text,
  cate: Text,
  offer: Text,
  /** Metres from the asked position. */
  distance: Optional(Int),
  score: Type.Number(),
  address: Text,
  hours: Text,
  tel: Text,
  geo: Geo,
  open: Flag,
});

export const allySchemas = {
  'tea.merchantCate': { request: Shape({}), data: List(CountTab) },
  'tea.merchantList': {
    request: Shape({
      cateId: Optional(Id),
      lat: Optional(Lat),
      lng: Optional(Lng),
      keyword: Optional(Keyword),
      page: PageNo,
    }),
    data: Page(AllyCard),
  },
  /** With `id` that one, if it is open to everybody. */
  'merchant.list': {
    request: Shape({ id: Optional(Id), cateId: Optional(Id), keyword: Optional(Keyword), page: PageNo }),
    data: Page(AllyCard),
  },
  'merchant.nearby': {
    request: Shape({
      lat: Lat,
      lng: Lng,
      /** Metres. */
      radius: Optional(Type.Integer({ minimum: 100, maximum: 20_000_000 })),
      kind: Optional(OneOf(['store', 'merchant', 'pickup'])),
      page: PageNo,
    }),
    data: Page(StoreCard),
  },
} as const satisfies SchemasFor<typeof allyEndpoints>;

export type AllyCard = Static<typeof AllyCard>;
