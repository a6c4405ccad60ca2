/**
 * Addresses of private files. A browser and the messenger's viewer open a file without the session's token, so the address itself says
 * that somebody who may see it asked, and until when.
 */
import { createHmac } from 'node:crypto';
import type { ServerConfig } from '../config';
import { sameSecret } from '../lib/secret';

type Keeper = Pick<ServerConfig, 'secret'>;
const FOR_MS = 10 * 60_000;

const signOf = ({ secret }: Keeper, path: string, until: number): string =>
  createHmac('sha256', secret).update(`open ${path} ${until}`).digest('base64url').slice(0, 32);

export const untilOf = (now: number): number => now + FOR_MS;

/** Call for who may see the file only. */
export const signedUrl = (config: Keeper, path: string, now: number): string => {
  const until = untilOf(now);
  return `${path}?until=${until}&sign=${signOf(config, path, until)}`;
};

/** What came as `until` and `sign` opens the path. */
export function mayOpen(config: Keeper, path: string, query: Record<string, unknown>, now: number): boolean {
  const until = Number(query.until);
  return (
    Number.isSafeInteger(until) && until >= now && sameSecret(String(query.sign ?? ''), signOf(config, path, until))
  );
}
