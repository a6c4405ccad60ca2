import {
  Count,
  CountTab,
  Flag,
  Id,
  Int,
  Keyword,
  List,
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
import { GoodsCard } from '../catalogue/schemas';
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
/** `sources` from the lowest quality up: 流畅, 高清, 超清. `position`: where this member left it, in seconds. */
export const VideoDetail = Shape({
  card: VideoCard,
  sources: List(Shape({ quality: Text, url: Text })),
  slices: List(VideoSlice),
  goods: List(GoodsCard),
  intro: Text,
  related: List(VideoCard),
  collected: Flag,
  position: Int,
});

export const videoSchemas = {
  'video.index': {
    request: Shape({ cateId: Optional(Keyword), page: PageNo }),
    data: Shape({ cates: List(CountTab), page: Page(VideoCard) }),
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
      position: Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
    }),
    data: Shape({ likes: Count, plays: Count, liked: Flag }),
  },
  'video.alibabaVideo': { request: Shape({ id: Id }), data: VideoDetail, limit: 60 },
} as const satisfies SchemasFor<typeof videoEndpoints>;

export type VideoCard = Static<typeof VideoCard>;
export type VideoDetail = Static<typeof VideoDetail>;
export type VideoSlice = Static<typeof VideoSlice>;
