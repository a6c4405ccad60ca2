/** What the wizard stands on: the store, its services, what the member holds there, and a booking that is moved. */
import type { BookingDetail, BookingHold, ServiceType, VenueDetail } from '@/contract';
import { call } from '@/core/api';
import type { QueryOf } from '@/core/routes';
import type { Wish } from '../grid/slots';

export type WizardParams = QueryOf<'/reservation/pages/detail/newDetail'>;
export interface WizardData {
  venue: VenueDetail;
  services: readonly ServiceType[];
  hold: BookingHold | undefined;
  /** What is moved. */
  booking: BookingDetail | undefined;
}

/** A store that nobody has named is the nearest that can be booked. */
async function storeOf({ storeId, bookingId }: WizardParams): Promise<[string, BookingDetail?]> {
  if (bookingId) {
    const booking = await call('booking.orderInfo', { id: bookingId });
    return [booking.card.store.id, booking];
  }
  if (storeId) return [storeId];
  const stores = await call('pickUp.index', {});
  return [(stores.find(({ bookable }) => bookable) ?? stores[0])?.id ?? '0'];
}

export async function loadWizard(params: WizardParams): Promise<WizardData> {
  const [id, booking] = await storeOf(params);
  const [venue, services, { hold }] = await Promise.all([
    call('tea.store', { id }),
    call('booking.serviceType', { storeId: id }),
    call('booking.holding', { storeId: id }),
  ]);
  return { venue, services, hold, booking };
}

export interface When {
  date: string;
  party: number;
  wish: Wish | undefined;
}

/** A link that says when. */
function linked({ start, roomId, minutes }: WizardParams): Wish | undefined {
  if (!start) return undefined;
  const length = Number(minutes) || undefined;
  return { start, ...(roomId && { roomId }), ...(length && { minutes: length }) };
}

/** What one begins with: a link that says when is newer than what is held, that is newer than the booking that is moved. */
export function beginning({ hold, booking }: WizardData, params: WizardParams, today: string): When {
  const { date } = params;
  const party = Number(params.party) || undefined;
  const wish = linked(params);
  if (wish) return { date: date || today, party: party ?? 2, wish };
  if (hold)
    return {
      date: hold.date,
      party: party ?? hold.party,
      wish: { start: hold.start, roomId: hold.roomId, minutes: hold.minutes },
    };
  const card = booking?.card;
  if (card && !date)
    return {
      date: card.date,
      party: card.party,
      wish: { start: card.start, roomId: card.room.id, minutes: card.minutes },
    };
  return { date: date || today, party: party ?? card?.party ?? 2, wish: undefined };
}
