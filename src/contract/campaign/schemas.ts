/** Campaigns of every type as cards, lists and pages, and the rolling messages. */
import {
  Count,
  Fen,
  Flag,
  Id,
  Int,
  List,
  Ms,
  OneOf,
  Optional,
  Page,
  PageNo,
  Shape,
  Text,
  type SchemasFor,
  type Static,
} from '../kit';
import { AuctionView } from '../auction/view';
import { GoodsCard } from '../catalogue/schemas';
import { GroupView } from '../groupBuying/schemas';
import type { campaignEndpoints } from './endpoints';

export const CAMPAIGN_TYPES = ['discount', 'group', 'auction', 'tier'] as const;
export const CAMPAIGN_STATUSES = ['running', 'upcoming', 'ended'] as const;
export const CAMPAIGN_SORTS = ['ending', 'hot', 'price'] as const;
export const ROLL_SCENES = ['draw', 'group', 'adopt', 'auction'] as const;

/** `price` is what a piece costs in the campaign: the lowest SKU of a group, the retail price of a tier, the current bid of an auction. */
export const CampaignCard = Shape({
  id: Id,
  type: OneOf(CAMPAIGN_TYPES),
  title: Text,
  cover: Text,
  goods: GoodsCard,
  price: Fen,
  status: OneOf(CAMPAIGN_STATUSES),
  startAt: Ms,
  endAt: Ms,
  group: Optional(
    Shape({
      size: Int,
      /** Open groups. */
      groups: Count,
      /** Pieces sold in groups. */
      joined: Count,
      /** Missing in the fullest open group; absent without one. */
      lack: Optional(Count),
      /** Pieces left. */
      left: Count,
    }),
  ),
  auction: Optional(Shape({ current: Fen, bids: Count, deposit: Fen })),
  /** best: lowest price of the ladder, only for wholesalers. */
  tier: Optional(Shape({ moq: Int, minQty: Int, best: Optional(Fen), sold: Count, stock: Count })),
});
export const CampaignDetail = Shape({
  card: CampaignCard,
  rules: List(Text),
  /** Pieces one member may buy, and has bought. */
  limit: Int,
  bought: Count,
  /** Absent price: only for wholesalers. */
  tiers: Optional(List(Shape({ minQty: Int, price: Optional(Fen) }))),
  /** Specifications of the campaign with their prices. */
  skus: List(Shape({ id: Id, text: Text, price: Fen, singlePrice: Fen, left: Count })),
  /** Open groups, the fullest first. */
  groups: Optional(List(GroupView)),
  /** The group asked for by groupId, whatever its state. */
  group: Optional(GroupView),
  auction: Optional(AuctionView),
  remindOn: Flag,
  serverTime: Ms,
});
export const RollMessage = Shape({ id: Id, text: Text, at: Ms });

export const campaignSchemas = {
  'marketing.wholesale': {
    request: Shape({
      type: OneOf(['group', 'tier']),
      status: Optional(OneOf(CAMPAIGN_STATUSES)),
      categoryId: Optional(Id),
      sort: Optional(OneOf(CAMPAIGN_SORTS)),
      page: PageNo,
    }),
    data: Shape({ page: Page(CampaignCard), serverTime: Ms, nextAt: Optional(Ms) }),
  },
  'marketing.wholesaleView': { request: Shape({ id: Id, groupId: Optional(Id) }), data: CampaignDetail },
  'marketing.auction': {
    request: Shape({
      status: Optional(OneOf(CAMPAIGN_STATUSES)),
      sort: Optional(OneOf(CAMPAIGN_SORTS)),
      page: PageNo,
    }),
    data: Shape({ page: Page(CampaignCard), serverTime: Ms, nextAt: Optional(Ms) }),
  },
  'special.rollMessage': {
    request: Shape({ scene: Optional(OneOf(ROLL_SCENES)) }),
    data: Shape({ list: List(RollMessage) }),
  },
} as const satisfies SchemasFor<typeof campaignEndpoints>;

export type CampaignCard = Static<typeof CampaignCard>;
export type CampaignDetail = Static<typeof CampaignDetail>;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];
export type CampaignSort = (typeof CAMPAIGN_SORTS)[number];
export type RollMessage = Static<typeof RollMessage>;
