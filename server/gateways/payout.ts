/** Money to the outside: one interface, a simulator (default) and the operator's relay to bank, messenger and settlement service. */
import type { Relay } from '../config';
import { askRelay, RelayRefusal } from './relay/ask';

export interface Payout {
  /** The provider's key: the same number twice is one payout. */
  no: string;
  /** Fen. */
  amount: number;
  method: 'bank' | 'wechat' | 'external';
  /** Whose it is by law. */
  name: string;
  /** Of bank and settlement service. */
  cardNo?: string;
  bankName?: string;
  /** Of the messenger. */
  openId?: string;
}
/** `waiting`: the receiver has not confirmed it in the messenger yet. */
export type PayoutState =
  | { state: 'success' }
  | { state: 'paying' }
  | { state: 'waiting' }
  | { state: 'failed'; reason: string };

export interface PayoutGateway {
  readonly sandbox: boolean;
  /** Whether money can leave at all: production without a relay pays nothing out. */
  readonly open: boolean;
  /** Sends money; asked once more it says how it stands. Throws when nobody answers: the job tries again. */
  send(payout: Payout): Promise<PayoutState>;
  /** Opens a transfer that its receiver confirms in the messenger, and returns what the dialog there needs. */
  offer(payout: Payout): Promise<string>;
  /** How an offer stands. */
  query(no: string): Promise<PayoutState>;
  /** Takes an offer back: `failed` = nobody can confirm it any more. */
  revoke(no: string): Promise<PayoutState>;
}

export interface SandboxPayout extends PayoutGateway {
  /** What was paid out, for tests. */
  readonly sent: Payout[];
  /** Simulates an outage. */
  down: boolean;
  /** Simulates a receiver who closes the dialog without confirming. */
  hesitant: boolean;
}

/** Cards that end in 0005x are closed accounts; every other payout arrives at once. */
const CLOSED_CARD = '0005';

export function createSandboxPayout({ open }: { open: boolean }): SandboxPayout {
  const sent: Payout[] = [];
  const offered = new Map<string, Payout>();
  const pay = (payout: Payout): PayoutState => {
    if (!sent.some(({ no }) => no === payout.no)) sent.push(payout);
    return { state: 'success' };
  };
  return {
    sandbox: true,
    open,
    sent,
    down: false,
    hesitant: false,
    send(payout) {
      if (this.down) return Promise.reject(new Error('the payout service does not answer'));
      if (payout.cardNo?.slice(-5, -1) === CLOSED_CARD)
        return Promise.resolve({ state: 'failed', reason: '收款账户已注销' });
      return Promise.resolve(pay(payout));
    },
    offer(payout) {
      if (this.down) return Promise.reject(new Error('the payout service does not answer'));
      offered.set(payout.no, payout);
      return Promise.resolve(`sandbox-transfer=${payout.no}`);
    },
    query(no) {
      if (this.down) return Promise.reject(new Error('the payout service does not answer'));
      // A restart forgets what it offered; nobody has confirmed that.
      const payout = offered.get(no);
      return Promise.resolve(payout && !this.hesitant ? pay(payout) : { state: 'waiting' });
    },
    revoke(no) {
      if (sent.some((done) => done.no === no)) return Promise.resolve({ state: 'success' });
      offered.delete(no);
      return Promise.resolve({ state: 'failed', reason: '超时未确认' });
    },
  };
}

export const createRelayPayout = (relay: Relay, fetcher?: typeof fetch): PayoutGateway => ({
  sandbox: false,
  open: true,
  send: async (payout) => stateOf(await askRelay(relay, ['payout', 'send'], { action: 'send', ...payout }, fetcher)),
  offer: async (payout) =>
    (await askRelay(relay, ['payout', 'offer'], { action: 'offer', ...payout }, fetcher)).package,
  query: async (no) => stateOf(await askRelay(relay, ['payout', 'query'], { action: 'query', no }, fetcher)),
  revoke: async (no) => {
    try {
      return stateOf(await askRelay(relay, ['payout', 'revoke'], { action: 'revoke', no }, fetcher));
    } catch (error) {
      // The question that should have opened it never arrived.
      if (error instanceof RelayRefusal && error.status === 404) return { state: 'failed', reason: '超时未确认' };
      throw error;
    }
  },
});

const stateOf = ({ state, reason }: { state: PayoutState['state']; reason?: string }): PayoutState =>
  state === 'failed' ? { state, reason: reason || '打款失败' } : { state };
