import { Day, Id, Int, List, OneOf, Optional, Shape, Text, Type, type SchemasFor, type Static } from '../kit';
import type { roomEndpoints } from './endpoints';
import { RoomView } from './shapes';

/** free: a use of that length can begin here. taken: somebody has it, or it is cleared after him. blocked: nothing begins, for another reason. */
const SLOT_STATES = ['free', 'taken', 'blocked', 'past'] as const;

const SlotGrid = Shape({
  date: Text,
  /** '' on a day that it is closed. */
  open: Text,
  /** Past midnight it is earlier than `open`: of the next day. */
  close: Text,
  /** Minutes of a cell. */
  step: Int,
  rooms: List(Shape({ room: RoomView, cells: List(Shape({ start: Text, state: OneOf(SLOT_STATES) })) })),
});

export const roomSchemas = {
  /** Of a day of opening: the half hours after midnight stand at its end. */
  'tea.bookingSlots': {
    request: Shape({
      storeId: Id,
      date: Day,
      party: Optional(Type.Integer({ minimum: 1, maximum: 99 })),
      minutes: Optional(Type.Integer({ minimum: 30, maximum: 480 })),
    }),
    data: SlotGrid,
  },
} as const satisfies SchemasFor<typeof roomEndpoints>;

export type SlotGrid = Static<typeof SlotGrid>;
