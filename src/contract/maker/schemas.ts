import {
  BlockItem,
  CountTab,
  Day,
  Flag,
  Geo,
  Id,
  KV,
  Keyword,
  List,
  OneOf,
  Optional,
  Page,
  PageNo,
  Shape,
  Text,
  type SchemasFor,
  type Static,
} from '../kit';
import { GoodsCard, MasterCard, ProducerCard } from '../catalogue/schemas';
import { CourseCard } from '../college/shapes';
import { VideoCard } from '../video/schemas';
import type { makerEndpoints } from './endpoints';

export const MasterDetail = Shape({
  card: MasterCard,
  bio: Text,
  honours: List(KV),
  gallery: List(Text),
  goods: List(GoodsCard),
  courses: List(CourseCard),
  videos: List(VideoCard),
  bookable: Flag,
  employeeNo: Optional(Text),
});
/** A producer in a list, with the place of its dot on the region map. */
export const ProducerRow = Shape({ ...ProducerCard.properties, regionId: Text, geo: Geo });
export const ProducerDetail = Shape({
  card: ProducerRow,
  story: Text,
  steps: List(BlockItem),
  /** `report` is a picture; '' while the laboratory works. */
  batches: List(Shape({ no: Text, date: Day, grade: Text, report: Text })),
  goods: List(GoodsCard),
  fieldId: Optional(Id),
  geo: Geo,
});
const MAKER_QUERY = { cateId: Optional(Id), id: Optional(Id), page: PageNo };

export const makerSchemas = {
  'tea.masterCate': { request: Shape({}), data: List(CountTab) },
  'tea.master': {
    request: Shape({ ...MAKER_QUERY, keyword: Optional(Keyword), sort: Optional(OneOf(['default', 'followers'])) }),
    data: Shape({ page: Optional(Page(MasterCard)), master: Optional(MasterDetail) }),
  },
  'tea.producerCate': { request: Shape({}), data: List(CountTab) },
  'tea.producer': {
    request: Shape(MAKER_QUERY),
    data: Shape({ page: Optional(Page(ProducerRow)), producer: Optional(ProducerDetail) }),
  },
} as const satisfies SchemasFor<typeof makerEndpoints>;

export type MasterDetail = Static<typeof MasterDetail>;
export type ProducerDetail = Static<typeof ProducerDetail>;
export type ProducerRow = Static<typeof ProducerRow>;
