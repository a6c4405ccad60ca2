/** Which bookings count. */
import type { BookingStatus } from '../../../../src/contract/booking/shapes';

/** Bookings that have a room. */
export const ACTIVE: readonly BookingStatus[] = ['unpaid', 'pending', 'booked', 'seated'];
/** The store has still to do with them. */
export const COMING: readonly BookingStatus[] = ['unpaid', 'pending', 'booked'];
