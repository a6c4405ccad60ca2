/**
 * How what was paid in the mini-program is handed over, as its platform wants to know (发货信息管理): without it the money is not settled.
 * One interface, a sandbox that remembers, and the platform's own servers (shippingWechat.ts).
 */
export type ShippingWay = 'express' | 'pickup' | 'virtual';

export interface ShippedParcel {
  company: string;
  trackingNo: string;
  /** What is in it, in the buyer's words. */
  contains: string;
}
export interface Shipment {
  /** Number of the payment at the provider. */
  transactionId: string;
  /** The payer in the mini-program. */
  openId: string;
  way: ShippingWay;
  /** Parcels leave one after the other; each upload names those that have not been named before. */
  isSplit: boolean;
  /** Nothing more comes. */
  isLast: boolean;
  /** By express: at least one. */
  parcels: readonly ShippedParcel[];
  /** What was bought, where there is no parcel to say it of. */
  contains: string;
  /** The receiver's; it leaves the server with its middle hidden. */
  mobile: string;
  /** Epoch ms; later than that of the upload before. */
  at: number;
}
/**
 * over: its buyer has confirmed, the money went back, or the one change that is allowed was made; nothing more can be said of it. `refused`: why,
 * in words for the shop; the same would be refused again.
 */
export type ShippingAnswer = 'taken' | 'over' | { refused: string };
export interface KnownShipment {
  isOver: boolean;
  isComplete: boolean;
  trackingNos: readonly string[];
}
/** The platform says that a payment's buyer has it all: by hand, or because nobody said otherwise for its days. */
export interface ConfirmedReceipt {
  /** The payment's own number, and the provider's. */
  paymentNo: string;
  tradeNo: string;
}
export interface Receipt {
  transactionId: string;
  /** When the last parcel was signed for, epoch ms. */
  receivedAt: number;
}

export interface ShippingGateway {
  readonly sandbox: boolean;
  /** False: the shop has no mini-program, so nobody asks. */
  readonly open: boolean;
  /** Throws when the platform cannot be asked, or does not know the payment yet. */
  upload(shipment: Shipment): Promise<ShippingAnswer>;
  /** What the platform knows of a payment; undefined: not the payment itself. */
  find(transactionId: string): Promise<KnownShipment | undefined>;
  /** The platform asks the buyer to confirm; once for each payment, and a second time changes nothing. */
  remind(receipt: Receipt): Promise<'taken' | 'over'>;
}

export interface SandboxShipping extends ShippingGateway {
  /** Everything that was taken, in its order. */
  readonly uploads: Shipment[];
  readonly reminders: Receipt[];
  /** What the next uploads are answered; an error is thrown. */
  readonly answers: (Exclude<ShippingAnswer, 'taken'> | Error)[];
  /** Payments that are over: confirmed, or given back. */
  readonly over: Set<string>;
  /** Takes what it is sent, and the answer never comes. */
  isMute: boolean;
}

export function createSandboxShipping(): SandboxShipping {
  const uploads: Shipment[] = [];
  const gateway: SandboxShipping = {
    sandbox: true,
    open: true,
    uploads,
    reminders: [],
    answers: [],
    over: new Set(),
    isMute: false,
    async upload(shipment) {
      const answer = gateway.answers.shift();
      if (answer instanceof Error) throw answer;
      if (answer !== undefined) return answer;
      uploads.push(shipment);
      if (uploads.length > 100) uploads.shift();
      if (gateway.isMute) throw new Error('no answer within 8 s');
      return 'taken';
    },
    async find(transactionId) {
      const own = uploads.filter((one) => one.transactionId === transactionId);
      return {
        isOver: gateway.over.has(transactionId),
        isComplete: own.some(({ isLast }) => isLast),
        trackingNos: own.flatMap(({ parcels }) => parcels.map(({ trackingNo }) => trackingNo)),
      };
    },
    async remind(receipt) {
      gateway.reminders.push(receipt);
      return 'taken';
    },
  };
  return gateway;
}

/** Without a mini-program. */
export const createNoShipping = (): ShippingGateway => ({ ...createSandboxShipping(), open: false });
