/** Express carriers: one interface, a simulator (default), the operator's relay and 快递100 (carrierKuaidi100.ts) behind it. */
import { Value } from '@sinclair/typebox/value';
import { townOf } from '../../src/contract/address/text';
import type { Relay } from '../config';
import { askRelay } from './relay/ask';
import { PARTS } from './relay/protocol';

export interface Step {
  /** Epoch ms. */
  at: number;
  place: string;
  text: string;
  /** Nothing comes after it, though nobody may have signed: a parcel that went back. */
  isEnd?: true;
}
export interface TrackedParcel {
  company: string;
  trackingNo: string;
  /** When it left the warehouse. */
  sentAt: number;
  /** City that it left from; '' = not known. */
  from: string;
  to: { province: string; city: string; district: string };
  /** The end of the receiver's mobile: some carriers ask for it. */
  tail: string;
}

/** The carrier knows no such parcel, or not for us: to ask again is of no use. */
export class CarrierRefusal extends Error {}

/** What a carrier tells of a parcel by itself. */
export interface Told {
  trackingNo: string;
  /** Whether a parcel under this number that we gave to `company` is meant. */
  isOf(company: string): boolean;
  steps: Step[];
  /** The carrier has stopped following it and will tell no more. */
  isLeft: boolean;
}

export interface CarrierGateway {
  readonly sandbox: boolean;
  /** Tells by itself what happens, once `subscribe` has asked for it; one that does not is asked now and then. */
  readonly pushes: boolean;
  /**
   * Everything that happened to the parcel until `now`, oldest first; empty while nothing is known. Throws CarrierRefusal when that will not
   * change, anything else when the carrier does not answer.
   */
  track(parcel: TrackedParcel, now: number): Promise<Step[]>;
  /** Asks to be told of every step at this address; asked twice it is asked once. Throws as above. */
  subscribe(parcel: TrackedParcel, callback: string): Promise<void>;
  /** The form that came to that address; undefined: the carrier has not signed it. */
  readPush(form: Readonly<Record<string, unknown>>): Told | 'unreadable' | undefined;
}

/** Of a carrier that is asked. */
const ASKED = {
  pushes: false,
  subscribe: () => Promise.reject(new CarrierRefusal('the carrier tells nothing by itself')),
  readPush: () => undefined,
} as const;

const HOUR = 3_600_000;

/** Eight steps from pick-up to the signature. */
export function journeyOf({ to, from: place, sentAt: from }: Pick<TrackedParcel, 'to' | 'from' | 'sentAt'>): Step[] {
  const start = place.replace(/市$/, '');
  const city = townOf(to) || to.province;
  const near = to.district || city;
  return [
    { at: from, place, text: '包裹已出库，快递员已揽收' },
    { at: from + 2 * HOUR, place, text: `快件已到达【${start}转运中心】` },
    { at: from + 5 * HOUR, place, text: `快件已发往【${city}转运中心】` },
    { at: from + 20 * HOUR, place: city, text: `快件已到达【${city}转运中心】` },
    { at: from + 24 * HOUR, place: city, text: `快件已发往【${near}营业点】` },
    { at: from + 28 * HOUR, place: near, text: `快件已到达【${near}营业点】` },
    { at: from + 30 * HOUR, place: near, text: '快递员正在派送，请保持电话畅通' },
    { at: from + 33 * HOUR, place: near, text: '包裹已签收，签收人：本人' },
  ];
}
export const isSigned = (steps: readonly Pick<Step, 'text'>[]): boolean => steps.some(({ text }) => /签收/.test(text));

/** A simulated carrier: a parcel moves on as time passes. `down` simulates an outage. */
export function createSandboxCarrier(): CarrierGateway & { down: boolean } {
  return {
    ...ASKED,
    sandbox: true,
    down: false,
    track(parcel, now) {
      if (this.down) return Promise.reject(new Error('the carrier does not answer'));
      return Promise.resolve(journeyOf(parcel).filter(({ at }) => at <= now));
    },
  };
}

export const createRelayCarrier = (relay: Relay, fetcher?: typeof fetch): CarrierGateway => ({
  ...ASKED,
  sandbox: false,
  track: async ({ company, trackingNo, tail }, now) => {
    const { steps } = await askRelay(relay, ['carrier', 'track'], { company, trackingNo, tail }, fetcher);
    return steps
      .filter((step) => Value.Check(PARTS.step, step))
      .filter(({ at }) => at <= now)
      .sort((a, b) => a.at - b.at);
  },
});
