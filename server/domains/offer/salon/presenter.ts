/** Wire shapes of activities. The state follows the clock and the seats. */
import type { ActivityCard, ActivitySignup, ThemeCard } from '../../../../src/contract/salon/schemas';
import { maskMobile } from '../../../lib/mask';
import type { ActivityRow, ThemeRow } from './repository';

export function activityCard({ activity, store, signup }: ActivityRow, now: number): ActivityCard {
  const { id, kind, title, cover, startAt, endAt, price, seats, cancelledAt } = activity;
  // A place that the waiting list keeps for somebody is free for nobody else.
  const joined = activity.joined + activity.kept;
  const status =
    cancelledAt !== null || now >= endAt
      ? 'ended'
      : now >= startAt
        ? 'running'
        : joined >= seats
          ? ('full' as const)
          : ('signing' as const);
  return {
    id,
    kind,
    title,
    cover,
    store: { id: store.id, name: store.name },
    startAt,
    endAt,
    price,
    seats,
    joined,
    status,
    ...(signup ? { mine: signup.status } : {}),
  };
}

export function ownSignup(row: ActivityRow, now: number): ActivitySignup | undefined {
  const { signup } = row;
  if (!signup) return undefined;
  return {
    id: signup.id,
    activity: activityCard(row, now),
    name: signup.name,
    mobile: maskMobile(signup.mobile),
    qty: signup.qty,
    ...(signup.seatNo ? { seatNo: signup.seatNo } : {}),
    status: signup.status,
    code: signup.code,
    qr: signup.code,
    at: signup.at,
  };
}

export const themeCard = ({ theme, coming }: { theme: ThemeRow; coming: number }): ThemeCard => ({
  id: theme.id,
  title: theme.title,
  cover: theme.cover,
  summary: theme.summary,
  priceEach: theme.priceEach,
  minPeople: theme.minPeople,
  minutes: theme.minutes,
  coming,
  over: theme.over,
});
