import { Count, Flag, Id, List, Ms, OneOf, Optional, Shape, Text, type SchemasFor, type Static } from '../kit';
import type { collectEndpoints } from './endpoints';

export const COLLECT_KINDS = ['goods', 'store', 'article', 'video', 'course', 'master', 'tree', 'collectible'] as const;
export const REMIND_KINDS = [
  'stock',
  'live',
  'discount',
  'auction',
  'booking',
  'harvest',
  'coupon',
  'price',
  'activity',
  'release',
] as const;
export const RemindRow = Shape({
  kind: OneOf(REMIND_KINDS),
  targetId: Id,
  title: Text,
  when: Optional(Ms),
  on: Flag,
  templateId: Optional(Text),
  /** The page of what it waits for; absent when that is gone. */
  link: Optional(Text),
});

export const collectSchemas = {
  'collect.create': {
    request: Shape({ kind: OneOf(COLLECT_KINDS), targetId: Id, on: Flag }),
    data: Shape({ on: Flag, count: Count }),
  },
  'wechat.getRemind': { request: Shape({}), data: List(RemindRow) },
  'wechat.remind': { request: Shape({ kind: OneOf(REMIND_KINDS), targetId: Id, on: Flag }), data: RemindRow },
} as const satisfies SchemasFor<typeof collectEndpoints>;

export type RemindRow = Static<typeof RemindRow>;
