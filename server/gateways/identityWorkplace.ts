/**
 * The workplace app's own logins: its code is turned into the person by the operator's relay, which holds the key of the company's account
 * there. Everything else is the identity gateway's beneath.
 */
import type { Relay } from '../config';
import { askRelay, RelayRefusal } from './relay/ask';
import type { IdentityGateway, OutsideIdentity } from './identity';

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
  return {
    ...identity,
    identify: (provider, code) => (provider === 'ding' ? ask(code) : identity.identify(provider, code)),
  };
}
