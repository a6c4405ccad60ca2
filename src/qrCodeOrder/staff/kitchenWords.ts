/** How long a ticket waits, in words and in a mark, and which station makes what (rule 37.4). Pure. */
import type { Kitchen, KitchenTicket } from '@/contract';
import type { Mark } from '../bill/words';

const MINUTE = 60_000;
const SOON = 8;
const LATE = 15;

interface Age {
  word: string;
  mark: Mark;
  tone: 'celadon' | 'warn' | 'danger' | 'muted';
}
export function ageOf({ placedAt, lines }: KitchenTicket, now: number): Age {
  const minutes = Math.max(0, Math.floor((now - placedAt) / MINUTE));
  if (lines.every(({ held }) => held === true)) return { word: `缓上 ${minutes} 分钟`, mark: 'ring', tone: 'muted' };
  if (minutes >= LATE) return { word: `超时 ${minutes} 分钟`, mark: 'square', tone: 'danger' };
  if (minutes >= SOON) return { word: `久等 ${minutes} 分钟`, mark: 'square', tone: 'warn' };
  return { word: minutes === 0 ? '刚下单' : `${minutes} 分钟`, mark: 'dot', tone: 'celadon' };
}

/** 茶水 before 茶点; one without a ticket is left out. */
export const stationsOf = ({ tickets }: Kitchen): { station: string; tickets: KitchenTicket[] }[] =>
  [...new Set(tickets.map(({ station }) => station))]
    .sort()
    .map((station) => ({ station, tickets: tickets.filter((ticket) => ticket.station === station) }));
