import {
  Called,
  Count,
  CountTab,
  Fen,
  Flag,
  Geo,
  Id,
  Int,
  KV,
  List,
  Ms,
  OneOf,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Standing,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { UserBrief } from '../member/schemas';
import { OutboundCost } from '../order/schemas';
import type { groveEndpoints } from './endpoints';

export const TREE_STATES = ['free', 'held', 'adopted'] as const;
export const ADOPTION_STATUSES = ['unpaid', 'growing', 'making', 'claimable', 'ended', 'cancelled'] as const;
export const ADOPTION_TABS = ['growing', 'claimable', 'unpaid', 'ended'] as const;
export const ADOPTION_ACTIONS = [
  'cancel',
  'refund',
  'craft',
  'claim',
  'rename',
  'renew',
  'give',
  'accept',
  'refuse',
  'recall',
] as const;
export const HARVEST_STATUSES = ['chooseCraft', 'making', 'claimable', 'shipped', 'stored'] as const;
export const SEASONS = ['spring', 'summer', 'autumn'] as const;
export const CRAFTS = ['raw', 'white', 'red', 'oolong'] as const;

export const TeaField = Shape({
  id: Id,
  name: Text,
  region: Text,
  /** Metres above the sea. */
  altitude: Count,
  areaMu: Count,
  variety: Text,
  cover: Text,
  weather: Shape({ text: Text, temp: Text, humidity: Text }),
  /** The newest readings; `readAt` says when. */
  sensors: List(KV),
  readAt: Ms,
  treesTotal: Count,
  treesFree: Count,
  /** Id of the camera's live stream, while it is on. */
  liveId: Optional(Id),
});
export const AdoptPlan = Shape({
  id: Id,
  fieldId: Id,
  name: Text,
  /** One tree, or a plot of them. */
  unit: OneOf(['tree', 'plot']),
  years: Count,
  price: Fen,
  /** Grams of finished tea that a year brings about. */
  yieldGrams: Count,
  gifts: List(Text),
  quota: Count,
  left: Count,
  /** Of legacy.joinAgreements: what who adopts agrees to. */
  agreementCode: Text,
});
export const TeaTree = Shape({
  id: Id,
  fieldId: Id,
  code: Text,
  /** Years. */
  age: Count,
  variety: Text,
  /** Place on the drawn terrace, thousandths of its width and height. */
  x: Int,
  y: Int,
  state: OneOf(TREE_STATES),
  image: Text,
  /** The plaque of who has adopted it. */
  plaque: Optional(Text),
});
/** `grams` of finished tea. */
export const Harvest = Shape({
  id: Id,
  season: OneOf(SEASONS),
  year: Int,
  grams: Count,
  crafts: List(Shape({ value: OneOf(CRAFTS), label: Text, text: Text })),
  craft: Optional(OneOf(CRAFTS)),
  /** The craft was not chosen in time: the field's own. */
  byDefault: Flag,
  /** Nobody claimed it in time: it was stored. */
  overdue: Flag,
  status: OneOf(HARVEST_STATUSES),
  pickedAt: Ms,
  /** Until when the craft is chosen; until when it is claimed. */
  chooseBefore: Ms,
  claimBefore: Optional(Ms),
  readyAt: Optional(Ms),
  /** While it is claimed by its owner: what it costs to have it sent later, if it goes to the cellar. */
  outbound: Optional(OutboundCost),
  /** What it became in the cellar, and the outbound that sends it. */
  lotId: Optional(Id),
  requestId: Optional(Id),
  parcel: Optional(Shape({ company: Text, trackingNo: Text })),
  store: Optional(Text),
});
export const Adoption = Shape({
  id: Id,
  no: Text,
  tree: TeaTree,
  field: TeaField,
  plan: AdoptPlan,
  /** As its owner wants it; others see the one before while it is checked. */
  plaque: Text,
  ...Standing.properties,
  status: OneOf(ADOPTION_STATUSES),
  /** A renewal prolongs an adoption and waits to be paid. */
  isRenewal: Flag,
  price: Fen,
  startAt: Ms,
  endAt: Ms,
  /** Until when it is paid. */
  expireAt: Optional(Ms),
  /** What comes next, in words. */
  nextStep: Text,
  /** 春 夏 秋 冬 of the year it is in; none when it does not live. */
  seasons: List(Shape({ name: Text, text: Text, state: OneOf(['done', 'now', 'other']) })),
  lastEntry: Optional(Text),
  claimable: Count,
  /** A gift that waits for its answer: to whom, and to the receiver from whom. */
  gift: Optional(Shape({ to: Optional(UserBrief), from: Optional(UserBrief), expireAt: Ms })),
});
const DiaryEntry = Shape({ at: Ms, season: Text, title: Text, text: Text, photos: List(Text) });
/** Who is not the owner sees the certificate with a masked name and nothing to do. */
export const AdoptionDetail = Shape({
  adoption: Adoption,
  own: Flag,
  owner: Text,
  certificateNo: Text,
  /** Of the page that draws it, from the root; '' as long as there is none. */
  certificateUrl: Text,
  diary: List(DiaryEntry),
  harvests: List(Harvest),
  liveId: Optional(Id),
  actions: List(OneOf(ADOPTION_ACTIONS)),
  /** Until when the whole price goes back. */
  returnableUntil: Optional(Ms),
  /** When the plaque may be changed again. */
  renameAt: Optional(Ms),
  /** What a renewal costs, within the last sixty days. */
  renewal: Optional(
    Shape({ price: Fen, endAt: Ms, pending: Optional(Shape({ orderId: Id, amount: Fen, expireAt: Ms })) }),
  ),
  serverTime: Ms,
});
const HarvestPost = Shape({
  id: Id,
  field: Shape({ id: Id, name: Text, region: Text }),
  season: OneOf(SEASONS),
  year: Int,
  grams: Count,
  photos: List(Text),
  text: Text,
  adopters: Count,
  at: Ms,
});

const Place = Type.Integer({ minimum: 0, maximum: 1000 });
const Plaque = Called({ minLength: 2, maxLength: 12 });

export const groveSchemas = {
  'tea.fields': {
    request: Shape({ region: Optional(Text), page: PageNo }),
    data: Shape({
      /** `harvestKg`: of all fields so far. */
      summary: Shape({ fields: Count, trees: Count, adopted: Count, harvestKg: Count, members: Count }),
      regions: List(Text),
      page: Page(TeaField),
      /** Own harvests that wait to be claimed. */
      claimable: Count,
      serverTime: Ms,
    }),
  },
  'tea.fieldView': {
    request: Shape({ id: Id }),
    data: Shape({
      field: TeaField,
      /** The drawn terrace with a dot for each tree; another address when a state has changed. */
      map: Text,
      gallery: List(Text),
      story: Text,
      camera: Optional(Shape({ liveId: Id, cover: Text })),
      /** Daily means of seven days by sensor, the oldest first; `value`: the newest in words. */
      sensorTrend: List(Shape({ key: Text, label: Text, value: Text, unit: Text, values: List(Type.Number()) })),
      /** The newest first. */
      log: List(Shape({ at: Ms, title: Text, text: Text, photo: Text })),
      plans: List(AdoptPlan),
      batches: List(KV),
      geo: Geo,
      varieties: List(Text),
      serverTime: Ms,
    }),
  },
  'tea.fieldTrees': {
    request: Shape({
      id: Id,
      free: Optional(Flag),
      variety: Optional(Text),
      ageMin: Optional(Type.Integer({ minimum: 0, maximum: 2000 })),
      ageMax: Optional(Type.Integer({ minimum: 0, maximum: 2000 })),
      /** What is seen of the terrace, thousandths; a side that is left out is its edge. */
      left: Optional(Place),
      top: Optional(Place),
      right: Optional(Place),
      bottom: Optional(Place),
      page: PageNo,
    }),
    data: Page(TeaTree),
  },
  'tea.treeView': {
    request: Shape({ id: Id }),
    data: Shape({
      tree: TeaTree,
      field: TeaField,
      /** The whole tree on its slope, wide. */
      scene: Text,
      /** Four seasons: label and picture. */
      photos: List(KV),
      plans: List(AdoptPlan),
      /** Centimetres. */
      height: Count,
      crown: Count,
      history: List(KV),
      collected: Flag,
      /** Own unpaid adoption of this tree, as it was handed in. */
      pending: Optional(Shape({ adoptionId: Id, planId: Id, plaque: Text, amount: Fen, expireAt: Ms })),
      /** The viewer's own adoption of it, paid and running. */
      own: Optional(Id),
      /** Free ones nearby, the nearest first. */
      near: List(TeaTree),
      serverTime: Ms,
    }),
  },
  'tea.adoptCreate': {
    request: Shape({ treeId: Id, planId: Id, plaque: Plaque, agree: Flag, requestId: RequestId }),
    data: Shape({ orderId: Id, orderGroup: OneOf(['adopt']), amount: Fen, expireAt: Ms }),
    reasons: ['soldOut', 'taken'],
    once: true,
    limit: 20,
  },
  'tea.adoptIndex': {
    request: Shape({ tab: Optional(OneOf(ADOPTION_TABS)), page: PageNo }),
    data: Shape({
      tabs: List(CountTab),
      /** Gifts that wait for the viewer's answer. */
      incoming: List(Adoption),
      page: Page(Adoption),
      serverTime: Ms,
    }),
  },
  'tea.adoptView': { request: Shape({ id: Id }), data: AdoptionDetail },
  'tea.adoptAct': {
    request: Shape({
      id: Id,
      action: OneOf(ADOPTION_ACTIONS),
      harvestId: Optional(Id),
      craft: Optional(OneOf(CRAFTS)),
      delivery: Optional(OneOf(['express', 'escrow', 'pickup'])),
      addressId: Optional(Id),
      storeId: Optional(Id),
      plaque: Optional(Plaque),
      toId: Optional(Id),
      payToken: Optional(Text),
      requestId: RequestId,
    }),
    data: AdoptionDetail,
    once: true,
    limit: 30,
  },
  'tea.harvests': {
    request: Shape({ fieldId: Optional(Id), season: Optional(OneOf(SEASONS)), page: PageNo }),
    data: Page(HarvestPost),
  },
} as const satisfies SchemasFor<typeof groveEndpoints>;

export type TeaField = Static<typeof TeaField>;
export type AdoptPlan = Static<typeof AdoptPlan>;
export type TeaTree = Static<typeof TeaTree>;
export type Harvest = Static<typeof Harvest>;
export type Adoption = Static<typeof Adoption>;
export type AdoptionDetail = Static<typeof AdoptionDetail>;
export type HarvestPost = Static<typeof HarvestPost>;
export type Season = (typeof SEASONS)[number];
export type AdoptionTab = (typeof ADOPTION_TABS)[number];
