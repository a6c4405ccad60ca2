import {
  BlockItem,
  Count,
  CountTab,
  Day,
  Fen,
  Flag,
  Geo,
  Id,
  Int,
  Json,
  KV,
  List,
  Ms,
  OneOf,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { GoodsBlock, GoodsCard, MasterCard, ProducerCard, StoreCard } from '../shop/schemas';
import { ActivityCard, ActivityDetail } from './activity';
import type { cultureEndpoints } from './endpoints';
import { LifePost, MerchantCard } from './life';

export const VideoCard = Shape({
  id: Id,
  title: Text,
  cover: Text,
  /** Seconds. */
  duration: Int,
  author: Text,
  plays: Count,
  likes: Count,
  liked: Flag,
  tags: List(Text),
  goods: Optional(List(GoodsCard)),
});
export const CourseCard = Shape({
  id: Id,
  kind: Text,
  title: Text,
  cover: Text,
  teacher: Text,
  lessons: Count,
  minutes: Count,
  price: Fen,
  marketPrice: Fen,
  vipFree: Flag,
  students: Count,
  score: Type.Number(),
  progress: Optional(Int),
});
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

export const ARTICLE_CATES = ['notice', 'tea', 'event', 'brand', 'help'] as const;
const ArticleLink = Shape({ id: Id, title: Text });
export const Article = Shape({
  id: Id,
  cate: OneOf(ARTICLE_CATES),
  title: Text,
  cover: Text,
  summary: Text,
  html: Optional(Text),
  author: Text,
  views: Count,
  pinned: Flag,
  publishedAt: Ms,
  /** Kept by the viewer. */
  collected: Flag,
  goods: Optional(List(GoodsCard)),
  prev: Optional(ArticleLink),
  next: Optional(ArticleLink),
});

export const CultureHome = Shape({
  hero: GoodsBlock,
  masters: List(MasterCard),
  producers: List(ProducerRow),
  articles: List(Article),
  vr: GoodsBlock,
  salon: List(ActivityCard),
  exhibits: List(GoodsCard),
});

export const OfficialView = Shape({
  certs: List(Shape({ title: Text, image: Text, no: Text })),
  channels: List(KV),
  companies: List(KV),
  notice: Text,
});
/** ok = the code is ours. `firstQueryAt` is this query when it is the first one, 0 for an unknown code. */
export const TraceView = Shape({
  ok: Flag,
  code: Text,
  goods: Optional(GoodsCard),
  batch: List(KV),
  steps: List(Shape({ label: Text, at: Ms, place: Text, text: Text })),
  queryCount: Count,
  firstQueryAt: Ms,
  warning: Optional(Text),
});

export const AudioRow = Shape({ id: Id, title: Text, cover: Text, author: Text, duration: Int, url: Text });

const Lat = Optional(Type.Number({ minimum: -90, maximum: 90 }));
const Lng = Optional(Type.Number({ minimum: -180, maximum: 180 }));
const Keyword = Optional(Type.String({ maxLength: 30 }));
const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'YYYY-MM' });

export const LIFE_TOPICS = ['今日一泡', '茶席', '开汤'] as const;
const MAKER_QUERY = { cateId: Optional(Id), id: Optional(Id), page: PageNo };

export const cultureSchemas = {
  'tea.newIndex': { request: Shape({}), data: CultureHome },
  'tea.masterCate': { request: Shape({}), data: List(CountTab) },
  'tea.master': {
    request: Shape({ ...MAKER_QUERY, keyword: Keyword, sort: Optional(OneOf(['default', 'followers'])) }),
    data: Shape({ page: Optional(Page(MasterCard)), master: Optional(MasterDetail) }),
  },
  'tea.producerCate': { request: Shape({}), data: List(CountTab) },
  'tea.producer': {
    request: Shape(MAKER_QUERY),
    data: Shape({ page: Optional(Page(ProducerRow)), producer: Optional(ProducerDetail) }),
  },
  'tea.official': { request: Shape({}), data: OfficialView },
  'tea.officialTrace': {
    request: Shape({ code: Type.String({ pattern: '^[A-Za-z0-9]{12,20}$' }) }),
    data: TraceView,
    limit: 30,
  },
  'tea.salon': {
    request: Shape({
      month: Optional(Month),
      /** One day of that month; without it the coming 30 days. */
      date: Optional(Day),
      kind: Optional(OneOf(['salon', 'gathering', 'publicTable', 'tasting'])),
      storeId: Optional(Id),
      id: Optional(Id),
      page: PageNo,
    }),
    /** days: key = day, value = number of events. mine: what the viewer signed up for and is still to come. */
    data: Shape({
      days: List(KV),
      mine: Optional(List(ActivityCard)),
      page: Optional(Page(ActivityCard)),
      activity: Optional(ActivityDetail),
      serverTime: Ms,
    }),
  },
  'tea.lifeCircle': {
    request: Shape({ lat: Lat, lng: Lng, topic: Optional(OneOf(LIFE_TOPICS)), page: PageNo }),
    data: Shape({
      banners: List(GoodsBlock),
      posts: Page(LifePost),
      offers: List(MerchantCard),
      checkins: List(KV),
    }),
  },
  'tea.lifePost': {
    request: Shape({
      id: Optional(Id),
      action: OneOf(['post', 'like', 'unlike', 'comment', 'delete', 'report']),
      text: Optional(Type.String({ maxLength: 500 })),
      photos: Optional(Json(List(Text))),
      topic: Optional(OneOf(LIFE_TOPICS)),
      storeId: Optional(Id),
      requestId: Optional(RequestId),
    }),
    data: LifePost,
    once: true,
    limit: 30,
  },
  'tea.merchantCate': { request: Shape({}), data: List(CountTab) },
  'tea.merchantList': {
    request: Shape({ cateId: Optional(Id), lat: Lat, lng: Lng, keyword: Keyword, page: PageNo }),
    data: Page(MerchantCard),
  },
  'merchant.list': {
    request: Shape({ cateId: Optional(Id), keyword: Keyword, page: PageNo }),
    data: Page(MerchantCard),
  },
  'merchant.nearby': {
    request: Shape({
      lat: Type.Number({ minimum: -90, maximum: 90 }),
      lng: Type.Number({ minimum: -180, maximum: 180 }),
      /** Metres. */
      radius: Optional(Type.Integer({ minimum: 100, maximum: 20_000_000 })),
      kind: Optional(OneOf(['store', 'merchant', 'pickup'])),
      page: PageNo,
    }),
    data: Page(StoreCard),
  },
  'article.index': {
    request: Shape({ cate: Optional(OneOf(ARTICLE_CATES)), keyword: Keyword, page: PageNo }),
    data: Page(Article),
  },
  'article.details': { request: Shape({ id: Id }), data: Article },
  'video.audio': { request: Shape({ page: PageNo }), data: Page(AudioRow) },
} as const satisfies SchemasFor<typeof cultureEndpoints>;

export type Article = Static<typeof Article>;
export type AudioRow = Static<typeof AudioRow>;
export type CourseCard = Static<typeof CourseCard>;
export type CultureHome = Static<typeof CultureHome>;
export type MasterDetail = Static<typeof MasterDetail>;
export type OfficialView = Static<typeof OfficialView>;
export type ProducerDetail = Static<typeof ProducerDetail>;
export type ProducerRow = Static<typeof ProducerRow>;
export type TraceView = Static<typeof TraceView>;
export type VideoCard = Static<typeof VideoCard>;
