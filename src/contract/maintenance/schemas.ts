import {
  Day,
  Id,
  Json,
  KV,
  Lat,
  List,
  Lng,
  Month,
  Ms,
  OneOf,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  Type,
  Typed,
  type SchemasFor,
} from '../kit';
import { ClientCard, ClientDict, PLAN_KINDS, PLAN_STATUSES, PlanRow } from '../client/shapes';
import type { maintenanceEndpoints } from './endpoints';
import {
  COME_STATUSES,
  ComeVisit,
  INVITE_STATUSES,
  InviteRow,
  MAINT_WAYS,
  MaintRow,
  ROUTE_STATUSES,
  VisitPlan,
} from './shapes';

const CLIENTS = ['staff:client', 'staff:visit'] as const;
const Line = (most: number) => Typed('text', Type.String({ maxLength: most }));
const Lines = (most: number) => Typed('lines', Type.String({ maxLength: most }));
const Party = Type.Integer({ minimum: 1, maximum: 50 });
/** By the half hour, as rooms are taken. */
const Minutes = Type.Integer({ minimum: 30, maximum: 480 });
const Photos = Json(List(Text, { maxItems: 9 }));
const Place = Json(Shape({ lat: Lat, lng: Lng }));
const Money = Type.Integer({ minimum: 0, maximum: 100_000_000_000 });
const Scope = Optional(OneOf(['mine', 'team']));
const Purpose = Type.String({ minLength: 1, maxLength: 20 });

export const maintenanceSchemas = {
  'customer.maint': {
    request: Shape({ clientId: Optional(Id), way: Optional(OneOf(MAINT_WAYS)), month: Optional(Month), page: PageNo }),
    data: Page(MaintRow),
    role: CLIENTS,
  },
  /** Without id the form: with the client, or with that of the plan. */
  'customer.maintInfo': {
    request: Shape({ id: Optional(Id), planId: Optional(Id), clientId: Optional(Id) }),
    data: Shape({
      row: Optional(MaintRow),
      client: Optional(ClientCard),
      plan: Optional(PlanRow),
      dict: ClientDict,
    }),
    role: CLIENTS,
  },
  'customer.maintSave': {
    request: Shape({
      id: Optional(Id),
      clientId: Id,
      way: OneOf(MAINT_WAYS),
      content: Lines(1000),
      photos: Optional(Photos),
      geo: Optional(Place),
      place: Optional(Line(80)),
      nextAt: Optional(Ms),
      couponTemplateId: Optional(Id),
      planId: Optional(Id),
      requestId: RequestId,
    }),
    data: MaintRow,
    role: CLIENTS,
    once: true,
    reasons: ['claimed', 'soldOut'],
    limit: 30,
  },
  'customer.invite': {
    request: Shape({
      clientId: Optional(Id),
      status: Optional(OneOf(INVITE_STATUSES)),
      scope: Scope,
      page: PageNo,
    }),
    data: Page(InviteRow),
    role: CLIENTS,
  },
  /** By its token for the guest; by its id, or with a client for a new one, for the staff. */
  'customer.inviteInfo': {
    request: Shape({ id: Optional(Id), token: Optional(Type.String({ maxLength: 64 })), clientId: Optional(Id) }),
    data: Shape({ row: Optional(InviteRow), client: Optional(ClientCard), dict: ClientDict }),
  },
  /** create writes the draft anew when it comes with an id; accept and decline are the guest's, by the token. */
  'customer.inviteSave': {
    request: Shape({
      id: Optional(Id),
      token: Optional(Type.String({ maxLength: 64 })),
      action: OneOf(['create', 'send', 'accept', 'decline', 'arrive', 'cancel']),
      clientId: Optional(Id),
      purpose: Optional(Purpose),
      storeId: Optional(Id),
      roomId: Optional(Id),
      at: Optional(Ms),
      minutes: Optional(Minutes),
      party: Optional(Party),
      activityId: Optional(Id),
      note: Optional(Lines(200)),
      planId: Optional(Id),
      requestId: RequestId,
    }),
    data: InviteRow,
    once: true,
    reasons: ['taken'],
    limit: 30,
  },
  'customer.plan': {
    request: Shape({
      scope: Scope,
      kind: Optional(OneOf(PLAN_KINDS)),
      status: Optional(OneOf(PLAN_STATUSES)),
      date: Optional(Day),
      clientId: Optional(Id),
      page: PageNo,
    }),
    data: Page(PlanRow),
    role: CLIENTS,
  },
  'customer.planInfo': { request: Shape({ id: Id }), data: PlanRow, role: CLIENTS },
  'customer.planSave': {
    request: Shape({
      id: Optional(Id),
      kind: OneOf(PLAN_KINDS),
      clientId: Id,
      at: Ms,
      content: Lines(200),
      remindMin: Optional(Type.Integer({ minimum: 0, maximum: 10_080 })),
      requestId: RequestId,
    }),
    data: PlanRow,
    role: CLIENTS,
    once: true,
    limit: 30,
  },
  'customer.planCancel': {
    request: Shape({ id: Id, reason: Line(100) }),
    data: PlanRow,
    role: CLIENTS,
  },
  /** days: how many come, of the week around `date`. */
  'customer.comeVisitPlan': {
    request: Shape({
      id: Optional(Id),
      date: Optional(Day),
      storeId: Optional(Id),
      status: Optional(OneOf(COME_STATUSES)),
      scope: Scope,
      page: PageNo,
    }),
    data: Shape({ days: List(KV), page: Page(ComeVisit), one: Optional(ComeVisit) }),
    role: 'staff:visit',
  },
  'customer.comeVisitPlanSave': {
    request: Shape({
      id: Optional(Id),
      action: OneOf(['save', 'arrive', 'finish', 'cancel', 'noShow']),
      clientId: Optional(Id),
      storeId: Optional(Id),
      at: Optional(Ms),
      minutes: Optional(Minutes),
      party: Optional(Party),
      /** '0' = none any more. */
      roomId: Optional(Id),
      receptionNo: Optional(Type.String({ maxLength: 20 })),
      prepare: Optional(Lines(300)),
      result: Optional(Lines(500)),
      dealAmount: Optional(Money),
      reason: Optional(Line(100)),
      planId: Optional(Id),
      requestId: RequestId,
    }),
    data: ComeVisit,
    role: 'staff:visit',
    once: true,
    reasons: ['taken'],
    limit: 60,
  },
  /** days: how many stops are done of how many, 2/5, of the week around `date`; one: the own route of that day. */
  'customer.visitPlan': {
    request: Shape({
      id: Optional(Id),
      date: Optional(Day),
      scope: Scope,
      status: Optional(OneOf(ROUTE_STATUSES)),
      page: PageNo,
    }),
    data: Shape({ days: List(KV), page: Page(VisitPlan), one: Optional(VisitPlan) }),
    role: 'staff:visit',
  },
  /** save: what is still ahead of a route is written anew. cancel: one stop, or the route. `tappedAt`: when the button was pressed. */
  'customer.visitPlanSave': {
    request: Shape({
      id: Optional(Id),
      action: OneOf(['save', 'start', 'checkin', 'finish', 'cancel']),
      date: Optional(Day),
      stops: Optional(
        Json(
          List(Shape({ clientId: Id, purpose: Line(60), at: Ms, planId: Optional(Id) }), { minItems: 1, maxItems: 10 }),
        ),
      ),
      stopId: Optional(Id),
      geo: Optional(Place),
      accuracy: Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
      tappedAt: Optional(Ms),
      photos: Optional(Photos),
      result: Optional(Lines(500)),
      reason: Optional(Line(100)),
      nextAt: Optional(Ms),
      requestId: RequestId,
    }),
    data: VisitPlan,
    role: 'staff:visit',
    once: true,
    limit: 60,
  },
} as const satisfies SchemasFor<typeof maintenanceEndpoints>;
