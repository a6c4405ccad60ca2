/** Which plans of the annual card somebody may buy (rule 9.11). Pure. */
import { DAY_MS } from '../../../lib/shanghai';
import type { CardPlan } from '../../people/shopSettings/settings';

/** So long before its end a card is renewed at the price of a renewal. */
export const ENDING_MS = 30 * DAY_MS;

export interface CardsBought {
  /** The end of the last card. */
  until?: number;
  /** Cards paid so far, and whether one of them was a whole one. */
  cards: number;
  whole: boolean;
}

export const isEnding = ({ until = 0 }: Pick<CardsBought, 'until'>, now: number): boolean =>
  until > now && until - now <= ENDING_MS;

const FITS: Record<CardPlan['buyer'], (bought: CardsBought, now: number) => boolean> = {
  all: (bought, now) => !isEnding(bought, now),
  first: ({ whole }) => !whole,
  trial: ({ cards, until = 0 }) => cards === 0 && until === 0,
  renew: isEnding,
};

export function plansFor(plans: readonly CardPlan[], bought: CardsBought, now: number): CardPlan[] {
  const fitting = plans.filter(({ buyer }) => FITS[buyer](bought, now));
  // A shop without a price of its own for renewals renews at the usual one.
  return fitting.length > 0 || !isEnding(bought, now) ? fitting : plans.filter(({ buyer }) => buyer === 'all');
}

/** A renewal begins where the card before ends. */
export const spanOf = (
  days: number,
  until: number | null | undefined,
  now: number,
): { from: number; until: number } => {
  const from = Math.max(now, until ?? 0);
  return { from, until: from + days * DAY_MS };
};
