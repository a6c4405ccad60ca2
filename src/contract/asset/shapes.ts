/** Assets and their transfers; stock-takings carry assets too. */
import { EmployeeBrief } from '../employee/shapes';
import { Count, Fen, Id, KV, List, Ms, OneOf, Optional, Shape, Text, Type, type Static } from '../kit';

export const AssetView = Shape({
  id: Id,
  code: Text,
  name: Text,
  category: Text,
  /** '' = none was taken. */
  photo: Text,
  store: Text,
  storeId: Id,
  dept: Text,
  custodian: Optional(EmployeeBrief),
  status: OneOf(['used', 'idle', 'repair', 'moving', 'scrapped']),
  value: Fen,
  boughtAt: Ms,
  location: Text,
  /** The newest first, `value` in epoch ms; only where one asset is asked for. */
  history: List(KV),
  /** The one that is open. */
  transferId: Optional(Id),
  can: List(OneOf(['transfer'])),
});

export const TRANSFER_ACTIONS = ['accept', 'refuse', 'withdraw'] as const;
export const AssetTransfer = Shape({
  id: Id,
  no: Text,
  assets: List(AssetView),
  from: EmployeeBrief,
  to: EmployeeBrief,
  toStore: Text,
  toDept: Text,
  reason: Text,
  status: OneOf(['waiting', 'done', 'refused', 'withdrawn']),
  photos: List(Text),
  /** What was said and shown with the answer. */
  note: Optional(Text),
  answerPhotos: List(Text),
  log: List(KV),
  createdAt: Ms,
  can: List(OneOf(TRANSFER_ACTIONS)),
});

/** Stores, their departments, their people. A department is called by its name. */
const node = { id: Text, kind: OneOf(['store', 'dept', 'employee']), name: Text, count: Count };
const Person = Shape({ ...node, employee: Optional(EmployeeBrief) });
const Department = Shape({ ...node, children: List(Person) });
export const DeptNode = Shape({ ...node, children: List(Department) });

/** Of a label: capitals, without spaces. */
export const AssetCode = Type.String({ title: '资产编号', minLength: 1, maxLength: 64 });

export type AssetView = Static<typeof AssetView>;
export type AssetTransfer = Static<typeof AssetTransfer>;
export type DeptNode = Static<typeof DeptNode>;
