/**
 * The workplace app's own logins: its code is turned into the person by the operator's relay, which holds the key of the company's account
 * there. Everything else is the identity gateway's beneath.
 */
import type { Relay } from '../config';
import { askRelay, RelayRefusal } from './relay/ask';
import type { IdentityGateway, OutsideIdentity, WorkplaceTicket } from './identity';

/** A ticket is good for two hours, and the relay says it has a quarter of an hour left. */
const TICKET_KEPT_MS = 10 * 60_000;

/** 404: a code that nobody knows. */
export function withWorkplace(identity: IdentityGateway, relay: Relay, fetcher?: typeof fetch): IdentityGateway {
  async function ask(code: string): Promise<OutsideIdentity | undefined> {
    try {
      const { userId, name } = await askRelay(relay, ['workplace', 'login'], { code }, fetcher);
      return { openId: userId, nickname: typeof name === 'string' ? name : '' };
    } catch (error) {
      if (error instanceof RelayRefusal && error.status === 404) return undefined;
      throw error;
    }
  }
  let kept: { ticket: WorkplaceTicket; until: number } | undefined;
  return {
    ...identity,
    async workplaceTicket() {
      if (kept && kept.until > Date.now()) return kept.ticket;
      const ticket = await askRelay(relay, ['workplace', 'ticket'], { ticket: true }, fetcher);
      kept = { ticket, until: Date.now() + TICKET_KEPT_MS };
      return ticket;
    },
    identify: (provider, code) => (provider === 'ding' ? ask(code) : identity.identify(provider, code)),
  };
}
