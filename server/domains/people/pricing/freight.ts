/** Freight (rule 9.5). */
export interface FreightRule {
  company: string;
  /** Fen. */
  base: number;
  /** Fen per started kilogram over 3 kg. */
  perKg: number;
  /** Goods amount in fen from which freight is free; 0 = never. */
  freeOver: number;
  /** Two-digit region prefix -> its own base fee in fen. */
  remote: Record<string, number>;
  /** Two-digit region prefixes that are not served. */
  refused: string[];
}

export interface Freight {
  fee: number;
  freeOver: number;
  /** Goods amount missing to free freight, 0 when it is free. */
  lack: number;
  company: string;
  deliverable: boolean;
}

const FREE_GRAMS = 3000;
const zoneOf = (regionCode: string) => regionCode.slice(0, 2);

/** Two regions are in one freight zone when every rule treats them alike. */
export function sameZone(rules: readonly FreightRule[], one: string, other: string): boolean {
  return rules.every(
    (rule) =>
      (rule.remote[zoneOf(one)] ?? rule.base) === (rule.remote[zoneOf(other)] ?? rule.base) &&
      rule.refused.includes(zoneOf(one)) === rule.refused.includes(zoneOf(other)),
  );
}

/**
 * One parcel carries the order, so the dearest rule among its goods decides. `amount` = goods amount in fen after member price,
 * campaign and coupon (points are a way to pay and do not count against it); `grams` = weight of everything, gifts included;
 * '' as region = not known yet, the base fee is quoted.
 */
export function freightOf(rules: readonly FreightRule[], regionCode: string, amount: number, grams: number): Freight {
  const zone = zoneOf(regionCode);
  const deliverable = !rules.some((rule) => rule.refused.includes(zone));
  const quotes = rules.map((rule): Freight => {
    const free = rule.freeOver > 0 && amount >= rule.freeOver;
    const over = Math.max(0, Math.ceil((grams - FREE_GRAMS) / 1000));
    const fee = free ? 0 : (rule.remote[zone] ?? rule.base) + over * rule.perKg;
    const lack = free || rule.freeOver === 0 ? 0 : rule.freeOver - amount;
    return { fee, freeOver: rule.freeOver, lack, company: rule.company, deliverable };
  });
  const dearest = quotes.reduce<Freight | undefined>(
    (best, quote) => (best && best.fee >= quote.fee ? best : quote),
    undefined,
  );
  return dearest ?? { fee: 0, freeOver: 0, lack: 0, company: '', deliverable };
}
