import type { bookingEndpoints } from '../../../../src/contract/booking/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readSlots } from '../../offer/room/service';
import { readContent } from '../../people/content/service';
import { act, answer, readBooking } from './act';
import { readCalendar } from './calendar';
import { closeRooms, editAtDesk, moveStranded, pause, readDesk, readStranded, reopenRooms } from './desk';
import { hold, ownTakers, readHold } from './holds';
import { readBookings, readServices } from './lists';
import { barredFor } from './choose';
import { findVenue } from './repository';
import { save } from './save';
import { readDays, search } from './search';
import { readSpecialists } from './specialists';
import { leave, readWaits, wait } from './waits';

export const bookingHandlers: HandlersOf<typeof bookingEndpoints> = {
  'booking.search': (tx, input, { memberId, now }) => search(tx, memberId, input, now),
  'booking.employeeNoList': (tx, input, { now }) => readSpecialists(tx, input, now),
  'booking.serviceType': (tx, input) => readServices(tx, input),
  'booking.orderInfo': (tx, { id }, { memberId, now }) => readBooking(tx, memberId, id, now),
  'tea.booking': (tx, input, { memberId, now }) => readBookings(tx, memberId, input, now),
  'tea.bookingSave': (tx, input, { memberId, now, server }) => save(tx, memberId, input, now, server),
  'tea.bookingAct': (tx, input, { memberId, now, server }) => act(tx, memberId, input, now, server),
  'tea.bookingSlots': async (tx, input, { memberId, now }) => {
    const own = await ownTakers(tx, memberId, input.storeId, input.bookingId);
    const from = (await findVenue(tx, input.storeId))?.pausedUntil ?? 0;
    const barred = await barredFor(tx, input.serviceTypeId);
    return readSlots(tx, { ...input, own, from, ...(barred && { barred }) }, now);
  },
  'pages.booking': (tx, _input, { memberId }) => readContent(tx, memberId, 'BOOKING'),
  'pages.bookingOrder': (tx, _input, { memberId }) => readContent(tx, memberId, 'BOOKING_ORDER'),
  'booking.days': (tx, input, { now }) => readDays(tx, input, now),
  'booking.holding': (tx, input, { memberId, now }) => readHold(tx, memberId, input, now),
  'booking.hold': (tx, input, { memberId, now, server }) => hold(tx, memberId, input, now, server),
  'booking.waitList': (tx, _input, { memberId, now }) => readWaits(tx, memberId, now),
  'booking.waitSave': (tx, input, { memberId, now, server }) => wait(tx, memberId, input, now, server),
  'booking.waitLeave': (tx, input, { memberId, now, server }) => leave(tx, memberId, input, now, server),
  'booking.calendar': (tx, { id }, { memberId, now, server }) => readCalendar(tx, memberId, id, now, server),
  'booking.answer': (tx, input, { memberId, now, server }) => answer(tx, memberId, input, now, server),
  'booking.desk': (tx, input, { memberId, now }) => readDesk(tx, memberId, input, now),
  'booking.deskStranded': (tx, input, { memberId, now }) => readStranded(tx, memberId, input, now),
  'booking.deskClose': (tx, input, { memberId, now }) => closeRooms(tx, memberId, input, now),
  'booking.deskReopen': (tx, { id }, { memberId, now, server }) => reopenRooms(tx, memberId, id, now, server),
  'booking.deskPause': (tx, input, { memberId, now, server }) => pause(tx, memberId, input, now, server),
  'booking.deskSave': (tx, input, { memberId, now, server }) => editAtDesk(tx, memberId, input, now, server),
  'booking.deskMove': (tx, input, { memberId, now, server }) => moveStranded(tx, memberId, input, now, server),
};
