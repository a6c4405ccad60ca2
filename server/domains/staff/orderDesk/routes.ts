/** Endpoints of an order in the hands of the staff. */
import type { orderDeskEndpoints } from '../../../../src/contract/orderDesk/endpoints';
import type { HandlersOf } from '../../../http/handler';
import {
  cancelForStaff,
  moveForStaff,
  noteForStaff,
  notifyForStaff,
  quoteForStaff,
  refundForStaff,
  viewForStaff,
} from './service';

export const orderDeskHandlers: HandlersOf<typeof orderDeskEndpoints> = {
  'orderDesk.view': (tx, { id }, { memberId, now, server }) => viewForStaff(tx, memberId, id, now, server),
  'orderDesk.quote': (tx, input, { now, server }) => quoteForStaff(tx, input, now, server),
  'orderDesk.cancel': (tx, input, { memberId, now, server }) => cancelForStaff(tx, memberId, input, now, server),
  'orderDesk.refund': (tx, input, { memberId, now, server }) => refundForStaff(tx, memberId, input, now, server),
  'orderDesk.address': (tx, input, { memberId, now, server }) => moveForStaff(tx, memberId, input, now, server),
  'orderDesk.note': (tx, input, { memberId, now, server }) => noteForStaff(tx, memberId, input, now, server),
  'orderDesk.notify': (tx, input, { memberId, now, server }) => notifyForStaff(tx, memberId, input, now, server),
};
