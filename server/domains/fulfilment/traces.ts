/** A carrier that does not exist: its parcels travel by the clock, so that a demo shows a journey. */
export interface Step {
  at: number;
  place: string;
  text: string;
}

const HOUR = 3_600_000;
export const CARRIERS = [
  { company: '顺丰速运', companyTel: '95338', prefix: 'SF' },
  { company: '京东快递', companyTel: '950616', prefix: 'JD' },
] as const;
export type Carrier = (typeof CARRIERS)[number];

export const carrierOf = (company: string): Carrier => CARRIERS.find((one) => one.company === company) ?? CARRIERS[0];

/** 15 characters from a number that is unique. */
export const trackingNoOf = (carrier: Carrier, sequence: string): string =>
  carrier.prefix + String((BigInt(sequence) * 7_368_787n + 1_048_576_117n) % 10_000_000_000_000n).padStart(13, '0');

/** Seven steps from pick-up to the doorbell; the eighth, the signature, waits for the buyer. */
export function journeyOf(to: { province: string; city: string; district: string }, from: number): Step[] {
  const city = to.city || to.province;
  return [
    { at: from, place: '杭州市', text: '包裹已出库，快递员已揽收' },
    { at: from + 2 * HOUR, place: '杭州市', text: '快件已到达【杭州转运中心】' },
    { at: from + 5 * HOUR, place: '杭州市', text: `快件已发往【${city}转运中心】` },
    { at: from + 20 * HOUR, place: city, text: `快件已到达【${city}转运中心】` },
    { at: from + 24 * HOUR, place: city, text: `快件已发往【${to.district || city}营业点】` },
    { at: from + 28 * HOUR, place: to.district || city, text: `快件已到达【${to.district || city}营业点】` },
    { at: from + 30 * HOUR, place: to.district || city, text: '快递员正在派送，请保持电话畅通' },
  ];
}
