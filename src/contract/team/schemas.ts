import {
  Called,
  Count,
  Fen,
  Int,
  Keyword,
  KV,
  List,
  Mobile,
  OneOf,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  Type,
  Typed,
  Month,
  Ms,
  type SchemasFor,
  type Static,
} from '../kit';
import { UserBrief } from '../member/schemas';
import type { teamEndpoints } from './endpoints';

/**
 * `level` 0 = not joined. `active`: seen within 30 days. Month and trend (fen, six months up to the asked one) are of the orders of both
 * depths that arrived; `tasks` of this month, `2/5` each.
 */
export const TeamStat = Shape({
  level: Count,
  levelName: Text,
  direct: Count,
  indirect: Count,
  newThisMonth: Count,
  active: Count,
  monthAmount: Int,
  monthOrders: Count,
  inviter: Optional(UserBrief),
  trend: List(KV),
  tasks: List(KV),
});
/** `rateBp`: of what those pay whom one brought. */
export const TeamLevel = Shape({
  level: Int,
  name: Text,
  needDirect: Count,
  needAmount: Fen,
  rateBp: Int,
  rights: List(Text),
});
/** `rank` 0 = without a place. `delta`: what is missing to the place above, 0 on the first. */
export const RankRow = Shape({ rank: Count, user: UserBrief, value: Int, delta: Count });

/** Whom one brought. `orders` and `amount` are those of their orders that arrived, less refunds; `points`: what the receipts gave. `mobile` is masked. */
export const TeamMember = Shape({
  user: UserBrief,
  depth: Int,
  mobile: Optional(Text),
  /** The whole number, to be called: of those whom one brought oneself and who allow it. */
  dial: Optional(Text),
  joinedAt: Ms,
  orders: Count,
  amount: Fen,
  points: Count,
  lastActiveAt: Ms,
  remark: Text,
  /** Put there by who brought them, with the code of that mobile. */
  addedAt: Optional(Ms),
});

export const RANK_UNITS = ['points', 'growth', 'income'] as const;
export const TEAM_SORTS = ['joined', 'orders', 'amount'] as const;

export const teamSchemas = {
  'member.team': { request: Shape({ month: Optional(Month) }), data: TeamStat },
  /** Members of depth 2 are masked, and found by the whole number or mobile only. */
  'member.teamList': {
    request: Shape({
      depth: OneOf(['1', '2']),
      keyword: Optional(Keyword),
      sort: Optional(OneOf(TEAM_SORTS)),
      page: PageNo,
    }),
    data: Page(TeamMember),
    role: 'team',
  },
  /** `progress` and `need`: fen of this month, and those of the next grade (0 on the highest); `indirectBp`: of what depth 2 pays; `settleDays`: from the receipt to the account. */
  'member.teamLevel': {
    request: Shape({}),
    data: Shape({
      levels: List(TeamLevel),
      current: Count,
      progress: Int,
      need: Fen,
      indirectBp: Int,
      settleDays: Count,
    }),
  },
  'member.teamJoin': {
    request: Shape({ agreeVersion: Text, requestId: RequestId }),
    data: TeamStat,
    once: true,
    limit: 10,
  },
  'member.teamAddMember': {
    request: Shape({
      mobile: Mobile,
      code: Typed('code', Type.String({ minLength: 4, maxLength: 64 })),
      nickname: Optional(Called({ maxLength: 16 })),
      remark: Optional(Called({ maxLength: 20 })),
      requestId: RequestId,
    }),
    data: TeamMember,
    role: 'team',
    // A try stays counted when the rest is refused.
    transaction: 'own',
    limit: 10,
    daily: 50,
  },
  /** Who is not in the own team is masked. `income` of the team is what each one's orders brought the asking member. */
  'credits.rank': {
    request: Shape({ scope: OneOf(['all', 'team']), unit: OneOf(RANK_UNITS), month: Optional(Month) }),
    data: Shape({ list: List(RankRow), mine: RankRow }),
  },
} as const satisfies SchemasFor<typeof teamEndpoints>;

export type TeamStat = Static<typeof TeamStat>;
export type TeamLevel = Static<typeof TeamLevel>;
export type RankRow = Static<typeof RankRow>;
export type RankUnit = (typeof RANK_UNITS)[number];
export type TeamSort = (typeof TEAM_SORTS)[number];
export type TeamMember = Static<typeof TeamMember>;
