import {
  Count,
  CountTab,
  Flag,
  Id,
  Int,
  Keyword,
  List,
  Ms,
  OneOf,
  Optional,
  Page,
  Ok,
  PageNo,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { GoodsCard, MasterCard } from '../catalogue/schemas';
import type { videoEndpoints } from './endpoints';

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
  /** What is said in it where it was found, each at its second. */
  moments: Optional(List(Shape({ at: Int, text: Text }))),
});

/** `from` and `to` in seconds of the video; `url` begins and ends there. */
export const VideoSlice = Shape({
  id: Id,
  videoId: Id,
  title: Text,
  cover: Text,
  from: Int,
  to: Int,
  url: Text,
  goods: Optional(GoodsCard),
  plays: Count,
});
/** A line of what is said, in seconds and their thousandths. */
export const Cue = Shape({ from: Type.Number({ minimum: 0 }), to: Type.Number({ minimum: 0 }), text: Text });
/** One pour of a film that is brewed along: it begins at second `at` and waits `seconds`. */
export const Steep = Shape({
  id: Id,
  name: Text,
  at: Int,
  seconds: Int,
  grams: Optional(Int),
  celsius: Optional(Int),
});
/**
 * `sources` from the lowest quality up: 流畅, 高清, 超清. `position`: where this member left it, in seconds. `later`: put aside for later.
 * `collected`: kept. `cateId`: its class. `master`: who speaks, where they have a page.
 */
export const VideoDetail = Shape({
  card: VideoCard,
  sources: List(Shape({ quality: Text, url: Text })),
  slices: List(VideoSlice),
  goods: List(GoodsCard),
  intro: Text,
  related: List(VideoCard),
  collected: Flag,
  position: Int,
  cateId: Text,
  master: Optional(MasterCard),
  later: Flag,
  transcript: List(Cue),
  steeps: List(Steep),
});
/** A film that was watched: `at` when, `position` where it was left, in seconds; 0 after its end. */
export const WatchRow = Shape({ card: VideoCard, position: Int, at: Ms });
export const VideoCollection = Shape({ id: Id, title: Text, cover: Text, intro: Text, films: List(VideoCard) });

const Second = Type.Integer({ minimum: 0, maximum: 86_400 });

export const videoSchemas = {
  'video.index': {
    request: Shape({ cateId: Optional(Keyword), page: PageNo }),
    /** `left`: the film that was left in the middle last, with the first page. */
    data: Shape({ cates: List(CountTab), page: Page(VideoCard), left: Optional(WatchRow) }),
  },
  'video.search': {
    request: Shape({ keyword: Optional(Keyword) }),
    data: Shape({ hot: List(Text), suggest: List(Text) }),
  },
  'video.videoSearch': {
    request: Shape({
      keyword: Keyword,
      cateId: Optional(Keyword),
      sort: Optional(OneOf(['default', 'newest', 'plays'])),
      duration: Optional(OneOf(['short', 'mid', 'long'])),
      page: PageNo,
    }),
    data: Page(VideoCard),
  },
  'video.slicingCate': { request: Shape({}), data: List(CountTab) },
  'video.slicing': {
    request: Shape({ cateId: Optional(Keyword), videoId: Optional(Id), keyword: Optional(Keyword), page: PageNo }),
    data: Page(VideoSlice),
  },
  'video.click': {
    request: Shape({
      id: Id,
      kind: OneOf(['play', 'finish', 'like', 'unlike', 'share', 'goods']),
      position: Optional(Second),
      /** Which piece of it was played. */
      sliceId: Optional(Id),
    }),
    data: Shape({ likes: Count, plays: Count, liked: Flag }),
  },
  'video.alibabaVideo': { request: Shape({ id: Id }), data: VideoDetail, limit: 60 },
  /** What a link to a film says of it to who has no session yet. */
  'video.card': { request: Shape({ id: Id }), data: Shape({ title: Text, cover: Text }) },
  'video.place': { request: Shape({ id: Id, position: Second }), data: Ok },
  'video.history': { request: Shape({ page: PageNo }), data: Page(WatchRow) },
  /** Without an id the whole history. */
  'video.historyDelete': { request: Shape({ id: Optional(Id) }), data: Ok },
  'video.later': { request: Shape({ page: PageNo }), data: Page(VideoCard) },
  'video.laterSave': { request: Shape({ id: Id, on: Flag }), data: Shape({ on: Flag }) },
  'video.collections': { request: Shape({}), data: List(VideoCollection) },
} as const satisfies SchemasFor<typeof videoEndpoints>;

export type VideoCard = Static<typeof VideoCard>;
export type VideoDetail = Static<typeof VideoDetail>;
export type Cue = Static<typeof Cue>;
export type Steep = Static<typeof Steep>;
export type WatchRow = Static<typeof WatchRow>;
export type VideoCollection = Static<typeof VideoCollection>;
export type VideoSlice = Static<typeof VideoSlice>;
