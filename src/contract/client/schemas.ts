import { HobbyTag } from '../catalogue/schemas';
import { PageContent } from '../content/schemas';
import {
  Called,
  Count,
  Facet,
  Flag,
  Geo,
  Id,
  Int,
  Json,
  Keyword,
  KV,
  List,
  Ms,
  No,
  OneOf,
  Option,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  Type,
  Typed,
  type SchemasFor,
  type Static,
} from '../kit';
import { UserBrief } from '../member/schemas';
import { OrderCard } from '../order/schemas';
import type { clientEndpoints } from './endpoints';
import {
  CLIENT_LEVELS,
  CLIENT_STAGES,
  CLIENT_TYPES,
  ClientCard,
  ClientDict,
  GENDERS,
  PlanRow,
  QuoteCard,
  TimelineEntry,
} from './shapes';

export const CLIENT_SCOPES = ['mine', 'shared', 'team', 'pool'] as const;
export const CLIENT_SORTS = ['next', 'last', 'created', 'amount'] as const;
export const CLIENT_APPLIES = ['claim', 'release', 'transfer', 'share'] as const;

const line = (most: number) => Optional(Called({ maxLength: most }));
/** As typed in any way: read by `readMobile` of the server (rule 29.1). */
const Number = No({ maxLength: 40 });
const Contact = Shape({
  key: Text,
  label: Called({ maxLength: 20 }),
  value: Typed('text', Type.String({ maxLength: 40 })),
});
/** '' and [] empty a field, what is left out stays. */
export const ClientPatch = Shape({
  name: line(20),
  gender: Optional(OneOf(GENDERS)),
  mobile: Optional(Number),
  mobile2: Optional(Number),
  countryCode: Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$' })),
  type: Optional(OneOf(CLIENT_TYPES)),
  level: Optional(OneOf(CLIENT_LEVELS)),
  stage: Optional(OneOf(CLIENT_STAGES)),
  source: Optional(Type.String({ maxLength: 20 })),
  company: line(40),
  title: line(20),
  birthday: Optional(Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' })),
  regionCode: Optional(Type.String({ pattern: '^(\\d{6})?$' })),
  address: line(80),
  /** null takes the place off the map. */
  geo: Optional(Type.Union([Geo, Type.Null()])),
  wechat: Optional(No({ maxLength: 40 })),
  hobbyTagIds: Optional(List(Id, { maxItems: 12, uniqueItems: true })),
  tags: Optional(List(Called({ minLength: 1, maxLength: 8 }), { maxItems: 12, uniqueItems: true })),
  budget: line(20),
  remark: Optional(Typed('lines', Type.String({ maxLength: 500 }))),
  contacts: Optional(List(Contact, { maxItems: 5 })),
  /** Employees with whom it is shared. */
  collaborators: Optional(List(Id, { maxItems: 10, uniqueItems: true })),
});

/** Everything a form shows, as it is kept. */
const ClientForm = Shape({
  name: Text,
  gender: OneOf(GENDERS),
  countryCode: Text,
  mobile: Text,
  mobile2: Text,
  type: OneOf(CLIENT_TYPES),
  level: OneOf(CLIENT_LEVELS),
  stage: OneOf(CLIENT_STAGES),
  source: Text,
  company: Text,
  title: Text,
  birthday: Text,
  regionCode: Text,
  region: Text,
  address: Text,
  geo: Optional(Geo),
  wechat: Text,
  hobbyTagIds: List(Id),
  tags: List(Text),
  budget: Text,
  remark: Text,
  contacts: List(KV),
  collaborators: List(Id),
});

export const CLIENT_RIGHTS = ['contact', 'edit', 'note', 'claim', 'release', 'transfer', 'share', 'merge'] as const;
/** A client with all that is known. One of the pool has no `form`: what is in it is for who claims it. */
export const ClientDetail = Shape({
  card: ClientCard,
  form: Optional(ClientForm),
  profile: List(KV),
  contacts: List(KV),
  hobbies: List(HobbyTag),
  timeline: List(TimelineEntry),
  /** Of the linked member, when that one agreed. */
  orders: List(OrderCard),
  quotes: List(QuoteCard),
  plans: List(PlanRow),
  stat: List(KV),
  /** Contacts of each of the last twelve weeks, the oldest first. */
  rhythm: List(Count),
  /** What was bought, by kind of tea, in basis points of the whole; the most first. */
  tastes: List(Shape({ label: Text, shareBp: Int })),
  member: Optional(UserBrief),
  /** The member lets the adviser see the orders. */
  agreed: Flag,
  /** Colleagues with whom it is shared. */
  collaborators: List(Option),
  /** A transfer that waits for a manager: to whom. */
  transfer: Optional(Shape({ id: Id, to: Text, at: Ms })),
  /** Clients that were merged into it and can still be taken out again. */
  merges: List(Shape({ id: Id, name: Text, by: Text, at: Ms, until: Ms })),
  rev: Int,
  can: List(OneOf(CLIENT_RIGHTS)),
});

export const ClientHome = Shape({
  counts: List(KV),
  today: List(PlanRow),
  birthdays: List(ClientCard),
  overdue: Count,
  newThisMonth: Count,
  pool: Count,
  target: List(KV),
  /** Who runs out of tea about now, and why that is thought (rule 29.9). */
  refills: List(Shape({ client: ClientCard, at: Ms, goods: Text, goodsId: Id, why: Text })),
  /** Clients that go back to the pool in the next days. */
  leaving: List(ClientCard),
  /** May hand clients to others. */
  leads: Flag,
});

const ClientApply = Shape({
  id: Id,
  clientId: Id,
  kind: OneOf(CLIENT_APPLIES),
  status: OneOf(['done', 'waiting', 'passed', 'rejected', 'withdrawn']),
  /** Name of who gets it. */
  to: Optional(Text),
  reason: Text,
});

/** Two clients side by side. */
const ClientSide = Shape({ card: ClientCard, form: ClientForm, rev: Int });

export const MERGED_FIELDS = [
  'name',
  'gender',
  'mobile',
  'mobile2',
  'type',
  'level',
  'stage',
  'source',
  'company',
  'title',
  'birthday',
  'address',
  'wechat',
  'tags',
  'hobbyTagIds',
  'budget',
  'remark',
  'contacts',
  'ownerId',
] as const;

const AREAS = ['staff:client', 'staff:visit'] as const;

export const clientSchemas = {
  /** `facets`: what the list can be narrowed to, with the first page; none of them is empty. */
  'customer.index': {
    request: Shape({
      scope: Optional(OneOf(CLIENT_SCOPES)),
      level: Optional(Type.String({ maxLength: 10 })),
      stage: Optional(Type.String({ maxLength: 20 })),
      tag: Optional(Type.String({ maxLength: 20 })),
      source: Optional(Type.String({ maxLength: 20 })),
      keyword: Optional(Keyword),
      due: Optional(Flag),
      sort: Optional(OneOf(CLIENT_SORTS)),
      page: PageNo,
    }),
    data: Shape({ ...Page(ClientCard).properties, facets: Optional(List(Facet)) }),
    role: AREAS,
  },
  'customer.indexInfo': { request: Shape({}), data: ClientHome, role: AREAS },
  'customer.info': { request: Shape({ id: Id }), data: ClientDetail, role: AREAS },
  /** `duplicate`: who has the number. A colleague's says no more than whose it is; `own`: the asker works with it. */
  'customer.infoNew': {
    request: Shape({ mobile: Optional(Number), countryCode: Optional(Type.String({ maxLength: 4 })) }),
    data: Shape({ dict: ClientDict, duplicate: Optional(ClientCard), own: Optional(Flag) }),
    role: AREAS,
    limit: 60,
  },
  /**
   * claim from the pool · release into it, with a reason · transfer, which a manager decides or makes · share with a colleague, or ask
   * the owner of a client whose `mobile` one knows.
   */
  'customer.apply': {
    request: Shape({
      clientId: Id,
      kind: OneOf(CLIENT_APPLIES),
      toEmployeeId: Optional(Id),
      mobile: Optional(Number),
      reason: Optional(Typed('text', Type.String({ maxLength: 100 }))),
      requestId: RequestId,
    }),
    data: ClientApply,
    role: 'staff:client',
    reasons: ['taken', 'claimed'],
    limit: 60,
    once: true,
  },
  /** 409 with the client as it is now when `rev` is old. */
  'customer.save': {
    request: Shape({ id: Id, patch: Json(ClientPatch), rev: Int }),
    data: ClientDetail,
    role: 'staff:client',
    reasons: ['taken'],
  },
  'customer.saveNew': {
    request: Shape({ client: Json(ClientPatch), requestId: RequestId }),
    data: ClientDetail,
    role: 'staff:client',
    reasons: ['taken'],
    limit: 60,
    once: true,
  },
  /** A message to the member whom the client is. */
  'customer.tell': {
    request: Shape({
      id: Id,
      text: Typed('lines', Type.String({ minLength: 1, maxLength: 200 })),
      requestId: RequestId,
    }),
    data: ClientDetail,
    role: 'staff:client',
    limit: 20,
    once: true,
  },
  /** Clients that may be the same as this one, for a manager. */
  'customer.duplicates': {
    request: Shape({ id: Id }),
    data: Shape({ client: ClientSide, others: List(ClientSide) }),
    role: 'staff:client',
  },
  /** `take`: the fields that are taken from the one that goes. */
  'customer.merge': {
    request: Shape({
      keptId: Id,
      goneId: Id,
      take: Json(List(OneOf(MERGED_FIELDS), { maxItems: MERGED_FIELDS.length, uniqueItems: true })),
      keptRev: Int,
      goneRev: Int,
      requestId: RequestId,
    }),
    data: ClientDetail,
    role: 'staff:client',
    once: true,
  },
  'customer.mergeUndo': {
    request: Shape({ id: Id, requestId: RequestId }),
    data: ClientDetail,
    role: 'staff:client',
    once: true,
  },
  /** The handbook of talk; the address names its code, so nobody has to. */
  'pages.salesTeam': { request: Shape({}), data: PageContent, role: AREAS },
  /** `min` and `max`: how many digits a number of that country has. */
  'tea.countryList': {
    request: Shape({}),
    data: List(Shape({ value: Text, label: Text, min: Int, max: Int })),
    role: AREAS,
  },
} as const satisfies SchemasFor<typeof clientEndpoints>;

export type ClientPatch = Static<typeof ClientPatch>;
export type ClientForm = Static<typeof ClientForm>;
export type ClientDetail = Static<typeof ClientDetail>;
export type ClientHome = Static<typeof ClientHome>;
export type ClientApply = Static<typeof ClientApply>;
export type ClientSide = Static<typeof ClientSide>;
export type ClientRight = (typeof CLIENT_RIGHTS)[number];
export type MergedField = (typeof MERGED_FIELDS)[number];
