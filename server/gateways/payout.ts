/** Money to the outside: one interface, a simulator (default) and the operator's relay to bank, messenger and settlement service. */
import type { Relay } from '../config';

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

/** The relay gets {action, ...} as JSON and answers {state, reason?} or, to an offer, {package}. What it was asked stands in no error. */
export function createRelayPayout(relay: Relay, fetcher: typeof fetch = fetch): PayoutGateway {
  async function ask(action: string, what: object): Promise<Record<string, unknown>> {
    const answer = await fetcher(relay.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${relay.key}` },
      body: JSON.stringify({ action, ...what }),
      signal: AbortSignal.timeout(15_000),
    });
    if (!answer.ok) throw new Error(`payout relay answered HTTP ${answer.status}`);
    return (await answer.json()) as Record<string, unknown>;
  }
  return {
    sandbox: false,
    open: true,
    send: async (payout) => stateOf(await ask('send', payout)),
    offer: async (payout) => {
      const { package: pack } = await ask('offer', payout);
      if (typeof pack !== 'string' || pack === '') throw new Error('payout relay answered without a package');
      return pack;
    },
    query: async (no) => stateOf(await ask('query', { no })),
    revoke: async (no) => stateOf(await ask('revoke', { no })),
  };
}

function stateOf({ state, reason }: Record<string, unknown>): PayoutState {
  if (state === 'failed') return { state, reason: typeof reason === 'string' && reason ? reason : '打款失败' };
  if (state === 'success' || state === 'paying' || state === 'waiting') return { state };
  throw new Error('payout relay answered without a state');
}
