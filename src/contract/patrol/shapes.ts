/** Points of a store that are looked at by plan, what was found there, and how it was put right. */
import { EmployeeBrief } from '../employee/shapes';
import { Count, Flag, Geo, Id, KV, List, Ms, OneOf, Optional, Shape, Text, Type, type Static } from '../kit';

export const PATROL_FREQUENCIES = ['daily', 'weekly'] as const;
export const PATROL_STATUSES = ['ok', 'issue', 'fixed', 'closed'] as const;
export const PATROL_ACTIONS = ['assign', 'fix', 'recheck', 'reopen'] as const;

export const PatrolItem = Shape({
  id: Text,
  title: Text,
  type: OneOf(['check', 'number', 'photo']),
  standard: Text,
  /** Of a number: what lies outside fails. */
  min: Optional(Type.Number()),
  max: Optional(Type.Number()),
  unit: Optional(Text),
  /** How it should look. */
  picture: Optional(Text),
});

export const PatrolResult = Shape({
  itemId: Text,
  ok: Flag,
  value: Optional(Type.Number()),
  note: Optional(Text),
  photo: Optional(Text),
});

const PatrolIssue = Shape({
  assignee: EmployeeBrief,
  dueAt: Ms,
  overdue: Flag,
  /** What failed, in a line. */
  summary: Text,
  fixPhotos: List(Text),
  fixNote: Text,
  fixedBy: Optional(Text),
  recheckBy: Optional(Text),
});

export const PatrolRecord = Shape({
  id: Id,
  /** Name of the point. */
  point: Text,
  pointId: Id,
  store: Text,
  storeId: Id,
  area: Text,
  by: EmployeeBrief,
  at: Ms,
  geo: Optional(Geo),
  /** Metres from the point; missing: nobody knows. */
  distance: Optional(Count),
  /** Farther than 200 m. */
  away: Flag,
  /** The code was typed, not scanned. */
  typed: Flag,
  /** The checklist as it was then. */
  items: List(PatrolItem),
  results: List(PatrolResult),
  photos: List(Text),
  note: Text,
  status: OneOf(PATROL_STATUSES),
  issue: Optional(PatrolIssue),
  /** The oldest first, `value` in epoch ms. */
  log: List(KV),
  /** What the viewer may do with it. */
  can: List(OneOf(PATROL_ACTIONS)),
});

export const PatrolPoint = Shape({
  id: Id,
  code: Text,
  name: Text,
  store: Text,
  storeId: Id,
  area: Text,
  items: List(PatrolItem),
  frequency: OneOf(PATROL_FREQUENCIES),
  geo: Optional(Geo),
  /** Who puts right what is found, and until when if it is found now. */
  assignee: Optional(EmployeeBrief),
  fixBy: Ms,
  last: Optional(PatrolRecord),
  /** One that is not closed, also when something was found there since. */
  open: Optional(PatrolRecord),
  /** Which of the day's points this is for the viewer: those done so far and one. */
  turn: Count,
});

/** A point of the day. */
export const PatrolPlanRow = Shape({
  id: Id,
  code: Text,
  name: Text,
  area: Text,
  store: Text,
  frequency: OneOf(PATROL_FREQUENCIES),
  dueAt: Ms,
  state: OneOf(['done', 'open', 'overdue']),
  /** Of the record that did it. */
  recordId: Optional(Id),
  doneAt: Optional(Ms),
  doneBy: Optional(Text),
  status: Optional(OneOf(PATROL_STATUSES)),
});

export const PatrolSummary = Shape({
  planned: Count,
  done: Count,
  /** Not closed yet. */
  issues: Count,
  /** Of those, what should have been put right by now. */
  overdue: Count,
  /** For managers: records of 30 days by person, `key` is the employee. */
  byStaff: List(KV),
});

export type PatrolItem = Static<typeof PatrolItem>;
export type PatrolResult = Static<typeof PatrolResult>;
export type PatrolRecord = Static<typeof PatrolRecord>;
export type PatrolPoint = Static<typeof PatrolPoint>;
export type PatrolPlanRow = Static<typeof PatrolPlanRow>;
export type PatrolSummary = Static<typeof PatrolSummary>;
