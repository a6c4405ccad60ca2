import { Id, Keyword, Lat, Lng, Optional, Page, PageNo, Shape, type SchemasFor } from '../kit';
import { RoomView } from '../room/shapes';
import type { venueEndpoints } from './endpoints';
import { VenueDetail } from './shapes';

export const venueSchemas = {
  'tea.store': { request: Shape({ id: Id, lat: Optional(Lat), lng: Optional(Lng) }), data: VenueDetail },
  /** `keyword`: words, each part of the room's name, its area, a facility of it or of its store; one of them may name the store or its city. */
  'legacy.houseIndex': {
    request: Shape({ storeId: Optional(Id), keyword: Optional(Keyword), page: PageNo }),
    data: Page(RoomView),
    shared: true,
  },
  'legacy.houseDetails': { request: Shape({ id: Id }), data: RoomView, shared: true },
} as const satisfies SchemasFor<typeof venueEndpoints>;
