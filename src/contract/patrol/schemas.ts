import { EmployeeBrief } from '../employee/shapes';
import {
  Day,
  Flag,
  Id,
  Json,
  Lat,
  List,
  Lng,
  Ms,
  OneOf,
  Optional,
  Option,
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  Type,
  Typed,
  type SchemasFor,
} from '../kit';
import type { patrolEndpoints } from './endpoints';
import {
  PATROL_ACTIONS,
  PATROL_STATUSES,
  PatrolPlanRow,
  PatrolPoint,
  PatrolRecord,
  PatrolResult,
  PatrolSummary,
} from './shapes';

const Photos = Json(List(Type.String({ maxLength: 300 }), { maxItems: 9 }));
const Note = Typed('lines', Type.String({ maxLength: 200 }));

export const patrolSchemas = {
  'patrol.scanCode': {
    request: Shape({ code: Type.String({ minLength: 1, maxLength: 64 }) }),
    data: PatrolPoint,
    role: 'staff:patrol',
  },
  /** `tappedAt`: when the button was pressed, for what waited on the phone. `again`: also within ten minutes of the last one. */
  'patrol.scanCodeSave': {
    request: Shape({
      pointId: Id,
      results: Json(List(PatrolResult, { minItems: 1, maxItems: 30 })),
      photos: Optional(Photos),
      geo: Optional(Json(Shape({ lat: Lat, lng: Lng }))),
      note: Optional(Note),
      typed: Optional(Flag),
      again: Optional(Flag),
      tappedAt: Optional(Ms),
      opId: RequestId,
    }),
    data: PatrolRecord,
    role: 'staff:patrol',
    limit: 60,
    reasons: ['taken'],
  },
  /** With id one record. `tab` today answers the plan, the others a page of records. `storeId` is for who works in more than one store. */
  'patrol.index': {
    request: Shape({
      tab: Optional(OneOf(['today', 'issue', 'all'])),
      storeId: Optional(Id),
      date: Optional(Day),
      status: Optional(OneOf(PATROL_STATUSES)),
      id: Optional(Id),
      page: PageNo,
    }),
    data: Shape({
      summary: PatrolSummary,
      plan: List(PatrolPlanRow),
      /** Stores that the viewer may look at. */
      stores: List(Option),
      page: Optional(Page(PatrolRecord)),
      record: Optional(PatrolRecord),
      /** Whom the record can be given to. */
      assignees: Optional(List(EmployeeBrief)),
      today: Text,
    }),
    role: 'staff:patrol',
  },
  'patrol.rectify': {
    request: Shape({
      id: Id,
      action: OneOf(PATROL_ACTIONS),
      employeeId: Optional(Id),
      photos: Optional(Photos),
      note: Optional(Note),
      opId: RequestId,
    }),
    data: PatrolRecord,
    role: 'staff:patrol',
    limit: 60,
  },
} as const satisfies SchemasFor<typeof patrolEndpoints>;
