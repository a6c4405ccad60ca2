/** Carriers by name, and the numbers of their parcels. */
export const CARRIERS = [
  { company: '顺丰速运', companyTel: '95338', prefix: 'SF' },
  { company: '京东快递', companyTel: '950616', prefix: 'JD' },
] as const;
export type Carrier = (typeof CARRIERS)[number];

export const carrierOf = (company: string): Carrier => CARRIERS.find((one) => one.company === company) ?? CARRIERS[0];

/** '' for a carrier that we do not know. */
export const telOf = (company: string): string => CARRIERS.find((one) => one.company === company)?.companyTel ?? '';

/** 15 characters from a number that is unique. */
export const trackingNoOf = (carrier: Carrier, sequence: string): string =>
  carrier.prefix + String((BigInt(sequence) * 7_368_787n + 1_048_576_117n) % 10_000_000_000_000n).padStart(13, '0');
