/**
 * The workplace app's own logins: its code is turned into the person by the operator's relay, which holds the key of the company's account
 * there. Everything else is the identity gateway's beneath.
 */
import type { Relay } from '../config';
import type { IdentityGateway, OutsideIdentity } from './identity';

/** The relay gets {code} as JSON and answers {userId, name}, or 404 for a code that nobody knows. */
export function withWorkplace(identity: IdentityGateway, relay: Relay, fetcher: typeof fetch = fetch): IdentityGateway {
  async function ask(code: string): Promise<OutsideIdentity | undefined> {
    const answer = await fetcher(relay.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${relay.key}` },
      body: JSON.stringify({ code }),
      signal: AbortSignal.timeout(8000),
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`workplace relay answered HTTP ${answer.status}`);
    const { userId, name } = (await answer.json()) as { userId?: unknown; name?: unknown };
    if (typeof userId !== 'string' || userId === '') throw new Error('workplace relay answered without a user');
    return { openId: userId, nickname: typeof name === 'string' ? name : '' };
  }
  return {
    ...identity,
    identify: (provider, code) => (provider === 'ding' ? ask(code) : identity.identify(provider, code)),
  };
}
