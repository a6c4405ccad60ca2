/** When a store is open, a line each: the week with today marked, then the days on which it is closed. */
import type { VenueDetail } from '@/contract';
import { dayOf, dayText } from '../days';

export const hoursRows = ({ hours, holidays, today }: VenueDetail): { label: string; value: string }[] => [
  ...hours.map(({ label, value }, at) => ({ label: at === (today + 6) % 7 ? `${label} 今天` : label, value })),
  ...holidays.map(({ from, to, text }) => ({ label: text, value: `${dayText(dayOf(from))} 至 ${dayText(dayOf(to))}` })),
];
