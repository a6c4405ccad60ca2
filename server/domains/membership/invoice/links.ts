/** Addresses of a paper. */
import type { ServerConfig } from '../../../config';
import { signedUrl, untilOf } from '../../../http/signedUrl';

export type FileKind = 'pdf' | 'png';

export const pathOf = (file: string): string => `/invoices/${file}`;

/** Call for the paper's owner only. */
export function fileLinks(config: Pick<ServerConfig, 'secret'>, id: string, now: number) {
  const address = (kind: FileKind) => signedUrl(config, pathOf(`${id}.${kind}`), now);
  return { fileUrl: address('pdf'), pictureUrl: address('png'), fileUntil: untilOf(now) };
}
