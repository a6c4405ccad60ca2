/** What the home of bookings says beside one's own booking, each part by itself: the words, what one comes for, who serves, what is free tonight. */
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useWhere } from '@/domain/store/useWhere';
import { dayOf } from '@/reservation/days';
import { useBlock } from '@/ui/shell';

export function useHome() {
  const { clock } = useStores();
  const { point } = useWhere();
  const date = dayOf(clock.now());
  const content = useBlock(() => call('pages.booking', {}), '');
  const services = useBlock(() => call('booking.serviceType', {}), '');
  const people = useBlock(() => call('booking.employeeNoList', { date }), '');
  const venues = useBlock(
    () => call('booking.search', { date, party: 2, page: 1, sort: point ? 'distance' : 'score', ...point }),
    '',
    point ? `${point.lat} ${point.lng}` : '',
  );
  // What stands above comes no later than what stands below: nothing is pushed down.
  const settled = [content, services, people, venues].every((block) => block !== undefined);
  return { content, services, people, near: venues?.list[0], settled };
}
export type HomeState = ReturnType<typeof useHome>;
