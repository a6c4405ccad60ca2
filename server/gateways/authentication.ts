/** Whether a bank card is a person's: one interface, a simulator (default) and the operator's authentication service behind it. */
import type { Relay } from '../config';
import { askRelay } from './relay/ask';

export interface Person {
  name: string;
  idNo: string;
  cardNo: string;
  /** As the bank knows it. */
  mobile: string;
}
/** What does not agree with the bank, or `match`. */
export type Verdict = 'match' | 'name' | 'mobile' | 'card';

export interface AuthenticationGateway {
  readonly sandbox: boolean;
  /** Throws when the service does not answer. */
  verify(person: Person): Promise<Verdict>;
}

/** Digits before the last one by which the simulator's cards say no; 0003 does not answer. */
const SANDBOX_CARDS: Readonly<Record<string, Verdict>> = { '0001': 'name', '0002': 'mobile', '0004': 'card' };
const SILENT = '0003';

/** A simulated service: every card is its holder's but those that end in 0001x (another name), 0002x (another mobile), 0004x (no such card). */
export function createSandboxAuthentication({ open }: { open: boolean }): AuthenticationGateway & { down: boolean } {
  return {
    sandbox: true,
    down: !open,
    verify({ cardNo }) {
      const told = cardNo.slice(-5, -1);
      if (this.down || told === SILENT) return Promise.reject(new Error('the authentication service does not answer'));
      return Promise.resolve(SANDBOX_CARDS[told] ?? 'match');
    },
  };
}

export const createRelayAuthentication = (relay: Relay, fetcher?: typeof fetch): AuthenticationGateway => ({
  sandbox: false,
  verify: async (person) => (await askRelay(relay, ['authentication', 'verify'], person, fetcher)).verdict,
});
