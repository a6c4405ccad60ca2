/** Whether a bank card is a person's: one interface, a simulator (default) and the operator's authentication service behind it. */
import type { Relay } from '../config';

export interface Person {
  name: string;
  idNo: string;
  cardNo: string;
  /** As the bank knows it. */
  mobile: string;
}
/** What does not agree with the bank, or `match`. */
export type Verdict = 'match' | 'name' | 'mobile' | 'card';
const VERDICTS: readonly string[] = ['match', 'name', 'mobile', 'card'];

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

/** The relay gets {name, idNo, cardNo, mobile} as JSON and answers {verdict}. What it was asked stands in no error. */
export function createRelayAuthentication(relay: Relay, fetcher: typeof fetch = fetch): AuthenticationGateway {
  return {
    sandbox: false,
    verify: async (person) => {
      const answer = await fetcher(relay.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${relay.key}` },
        body: JSON.stringify(person),
        signal: AbortSignal.timeout(8000),
      });
      if (!answer.ok) throw new Error(`authentication relay answered HTTP ${answer.status}`);
      const { verdict } = (await answer.json()) as { verdict?: unknown };
      if (typeof verdict !== 'string' || !VERDICTS.includes(verdict))
        throw new Error('authentication relay answered without a verdict');
      return verdict as Verdict;
    },
  };
}
