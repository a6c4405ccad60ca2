/**
 * Addresses of papers. A browser and the messenger's viewer open a file without the session's token, so the address itself says that its
 * owner asked for it, and until when.
 */
import { createHmac } from 'node:crypto';
import type { ServerConfig } from '../../config';
import { sameSecret } from '../../lib/secret';

const FOR_MS = 10 * 60_000;
export type FileKind = 'pdf' | 'png';

const signOf = ({ secret }: Pick<ServerConfig, 'secret'>, file: string, until: number): string =>
  createHmac('sha256', secret).update(`invoice ${file} ${until}`).digest('base64url').slice(0, 32);

/** Call for the paper's owner only. */
export function fileLinks(config: Pick<ServerConfig, 'secret'>, id: string, now: number) {
  const until = now + FOR_MS;
  const address = (kind: FileKind) =>
    `/invoices/${id}.${kind}?until=${until}&sign=${signOf(config, `${id}.${kind}`, until)}`;
  return { fileUrl: address('pdf'), pictureUrl: address('png'), fileUntil: until };
}

export const mayOpen = (
  config: Pick<ServerConfig, 'secret'>,
  { file, until, sign }: { file: string; until: number; sign: string },
  now: number,
): boolean => until >= now && sameSecret(sign, signOf(config, file, until));
