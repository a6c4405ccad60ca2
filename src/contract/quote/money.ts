/**
 * The money of a quote (rule 30.1): the only place that computes it, for editor, list, offer, paper and order. All figures are fen and whole; a
 * product that is too large for a number of the language is never made.
 */

/** Basis points of the whole. */
export const WHOLE_BP = 10_000;
/** Fen of one piece, pieces of one line, lines of one quote: what keeps every sum exact. */
export const MOST_PRICE = 100_000_000;
export const MOST_QTY = 99_999;
export const MOST_LINES = 50;
/** Fen of the whole discount, and of the carriage. */
export const MOST_SUM = MOST_LINES * MOST_QTY * MOST_PRICE;
export const MOST_FREIGHT = 100_000_000;

export interface QuoteLineMoney {
  qty: number;
  /** Fen of one piece before the discount. */
  price: number;
  /** What is paid of it: 8500 = 85 折, 0 = free. */
  discountBp: number;
}
export interface QuoteMoney {
  lines: {
    /** qty x price x discount. */
    amount: number;
    /** The part of the whole discount that falls on the line. */
    off: number;
    /** What is paid for it: amount - off. */
    paid: number;
  }[];
  subtotal: number;
  /** Never more than the lines come to. */
  discount: number;
  freight: number;
  total: number;
}

/** qty x price x discount, half up to the fen. */
export function lineAmount({ qty, price, discountBp }: QuoteLineMoney): number {
  const full = qty * price;
  const rest = full % WHOLE_BP;
  return ((full - rest) / WHOLE_BP) * discountBp + Math.floor((rest * discountBp + WHOLE_BP / 2) / WHOLE_BP);
}

/** a x b / c with what remains of it, digit by digit of a: for a and b up to c, whose triple is still exact. */
function share(a: number, b: number, c: number): { floor: number; rest: number } {
  let [floor, rest] = [0, 0];
  for (let bit = 2 ** 52; bit >= 1; bit /= 2) {
    const on = Math.floor(a / bit) % 2 === 1;
    floor *= 2;
    rest = rest * 2 + (on ? b : 0);
    while (rest >= c) {
      rest -= c;
      floor += 1;
    }
  }
  return { floor, rest };
}

/** `sum` in parts as the weights are, by largest remainder: the parts add up to it. The first of two that are equal gets the odd fen. */
export function spread(sum: number, weights: readonly number[]): number[] {
  const all = weights.reduce((before, one) => before + one, 0);
  if (all === 0 || sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => ({ index, ...share(sum, weight, all) }));
  const left = sum - parts.reduce((before, { floor }) => before + floor, 0);
  const next = [...parts].sort((a, b) => b.rest - a.rest || a.index - b.index).slice(0, left);
  return parts.map(({ index, floor }) => floor + (next.some((one) => one.index === index) ? 1 : 0));
}

/** Of the lines that are bought. */
export function quoteMoney(
  lines: readonly QuoteLineMoney[],
  { discount, freight }: { discount: number; freight: number },
): QuoteMoney {
  const amounts = lines.map(lineAmount);
  const subtotal = amounts.reduce((all, amount) => all + amount, 0);
  const off = Math.min(Math.max(0, discount), subtotal);
  const parts = spread(off, amounts);
  return {
    lines: amounts.map((amount, i) => ({ amount, off: parts[i] ?? 0, paid: amount - (parts[i] ?? 0) })),
    subtotal,
    discount: off,
    freight,
    total: subtotal - off + freight,
  };
}

/** `must`: always bought. `optional`: the client may. `choice`: one of those with the same `group`. */
export const QUOTE_PICKS = ['must', 'optional', 'choice'] as const;
export interface QuotePick {
  pick: (typeof QUOTE_PICKS)[number];
  /** Of a choice: what it is a choice of. */
  group: string;
  /** Bought as it stands: the seller's proposal, later what the client took. */
  chosen: boolean;
}

export const isBought = ({ pick, chosen }: Pick<QuotePick, 'pick' | 'chosen'>): boolean => pick === 'must' || chosen;

/** Why lines cannot be bought like this; undefined when they can. */
export function pickFault(lines: readonly QuotePick[]): string | undefined {
  const groups = new Set(lines.flatMap(({ pick, group }) => (pick === 'choice' ? group : [])));
  for (const group of groups) {
    const taken = lines.filter((line) => line.pick === 'choice' && line.group === group && line.chosen).length;
    if (taken !== 1) return `“${group}”里请选一项`;
  }
  return lines.some(isBought) ? undefined : '请至少选一项';
}

export interface QuoteBounds {
  /** Below it somebody else has to agree. */
  staffBp: number;
  /** Below it nobody may go. */
  managerBp: number;
}
export type Zone = 'free' | 'review' | 'floor';
export interface QuoteZoneLine extends QuoteLineMoney, QuotePick {
  /** Fen of one piece in the shop; of an own line its own price. */
  listPrice: number;
}

/** What a line is at least asked for: paid of its list price, after the largest part of the whole discount that it can get. */
const zoneOf = (paid: number, full: number, { staffBp, managerBp }: QuoteBounds): Zone => {
  const isBelow = (bp: number) => paid < lineAmount({ qty: 1, price: full, discountBp: bp });
  return isBelow(managerBp) ? 'floor' : isBelow(staffBp) ? 'review' : 'free';
};

/** The cheapest set of lines that the client can take: there the whole discount weighs most. */
function smallest(lines: readonly QuoteZoneLine[], amounts: readonly number[]): ReadonlySet<number> {
  const at = (i: number) => amounts[i] ?? 0;
  const cheapest = (rows: readonly number[]) => [...rows].sort((a, b) => at(a) - at(b)).slice(0, 1);
  const indexes = lines.map((_, i) => i);
  const must = indexes.filter((i) => lines[i]?.pick === 'must');
  const groups = [...new Set(lines.flatMap(({ pick, group }) => (pick === 'choice' ? group : [])))];
  const choices = groups.flatMap((group) =>
    cheapest(indexes.filter((i) => lines[i]?.pick === 'choice' && lines[i]?.group === group)),
  );
  const least = [...must, ...choices];
  return new Set(least.length > 0 ? least : cheapest(indexes));
}

/** In which zone each line stands, whatever the client ticks (rule 30.3). */
export function quoteZones(lines: readonly QuoteZoneLine[], discount: number, bounds: QuoteBounds): Zone[] {
  const amounts = lines.map(lineAmount);
  const least = smallest(lines, amounts);
  return lines.map((line, i) => {
    const bought = lines.flatMap((one, at) => (at === i || least.has(at) ? [{ one, at }] : []));
    // A line of a choice stands in place of the other one of its group.
    const beside = bought.filter(({ one, at }) => at === i || !isRival(one, line));
    const money = quoteMoney(
      beside.map(({ one }) => one),
      { discount, freight: 0 },
    );
    const paid = money.lines[beside.findIndex(({ at }) => at === i)]?.paid ?? 0;
    return zoneOf(paid, line.listPrice * line.qty, bounds);
  });
}

const isRival = (one: QuotePick, other: QuotePick): boolean =>
  one.pick === 'choice' && other.pick === 'choice' && one.group === other.group;

/** The strictest of them. */
export const zoneOfAll = (zones: readonly Zone[]): Zone =>
  zones.includes('floor') ? 'floor' : zones.includes('review') ? 'review' : 'free';

/** What the whole quote is asked for, of its list prices, in basis points: where the marker of the band stands. */
export function overallBp(lines: readonly QuoteZoneLine[], discount: number): number {
  const bought = lines.filter(isBought);
  const full = bought.reduce((all, { listPrice, qty }) => all + listPrice * qty, 0);
  const { subtotal, discount: off } = quoteMoney(bought, { discount, freight: 0 });
  return full === 0 ? WHOLE_BP : Math.round(((subtotal - off) / full) * WHOLE_BP);
}
