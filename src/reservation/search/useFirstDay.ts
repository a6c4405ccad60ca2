/** The day that a row of days begins with: after midnight the one whose night still runs somewhere. */
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useBlock } from '@/ui/shell';
import { dayOf } from '../days';

/** Until the morning only: by day nothing is asked. */
const MORNING = '06:00';

export function useFirstDay(): { today: string; first: string } {
  const { clock } = useStores();
  const today = dayOf(clock.now());
  const isNight = clock.now() < Date.parse(`${today}T${MORNING}:00+08:00`);
  const night = useBlock(async () => (isNight ? call('booking.days', { party: 2, days: 1 }) : undefined), today);
  return { today, first: night?.days[0]?.date ?? today };
}
