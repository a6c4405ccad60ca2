/** Times and limits of activities (rules 34.2, 35.1 to 35.6). Pure. */
import type { Activity } from './repository';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A fee that is not paid until then frees its places. */
export const PAY_MS = 15 * MINUTE;
export const HOLD_MS = 5 * MINUTE;
/** So long the waiting list keeps what it has offered. */
export const OFFER_MS = 30 * MINUTE;
/** So long before it begins the door is open. */
export const DOOR_MS = HOUR;
/** So long before it begins a table without its guests is called off. */
export const QUORUM_MS = 3 * HOUR;

const BACK_MS = { publicTable: 2 * HOUR, other: 24 * HOUR };

/** Until when places are given back. */
export const cancelUntil = ({ kind, startAt }: Pick<Activity, 'kind' | 'startAt'>): number =>
  startAt - (kind === 'publicTable' ? BACK_MS.publicTable : BACK_MS.other);

/** Places of one sign-up. */
export const mostPlaces = ({ kind }: Pick<Activity, 'kind'>): number =>
  kind === 'publicTable' ? 2 : kind === 'furniture' ? 1 : 4;

/** Guests come and go on those that run all day; into the others nobody comes by a form once they have begun. */
const OPEN_ALL_DAY: readonly Activity['kind'][] = ['event', 'tasting', 'furniture'];
export const signUpUntil = ({ kind, startAt, endAt }: Pick<Activity, 'kind' | 'startAt' | 'endAt'>): number =>
  OPEN_ALL_DAY.includes(kind) ? endAt : startAt;
