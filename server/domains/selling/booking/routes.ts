import type { bookingEndpoints } from '../../../../src/contract/booking/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { refuse } from '../../../http/errors';
import { readSlots } from '../../offer/room/service';

const soon = () => Promise.reject(refuse('预约即将开放'));

export const bookingHandlers: HandlersOf<typeof bookingEndpoints> = {
  'booking.search': soon,
  'booking.employeeNoList': soon,
  'booking.serviceType': soon,
  'booking.orderInfo': soon,
  'tea.booking': soon,
  'tea.bookingSave': soon,
  'tea.bookingAct': soon,
  'tea.bookingSlots': (tx, input, { now }) => readSlots(tx, input, now),
  'pages.booking': soon,
  'pages.bookingOrder': soon,
  'booking.days': soon,
  'booking.holding': soon,
  'booking.hold': soon,
  'booking.waitList': soon,
  'booking.waitSave': soon,
  'booking.waitLeave': soon,
  'booking.calendar': soon,
  'booking.answer': soon,
  'booking.desk': soon,
  'booking.deskStranded': soon,
  'booking.deskClose': soon,
  'booking.deskReopen': soon,
  'booking.deskPause': soon,
  'booking.deskSave': soon,
  'booking.deskMove': soon,
};
