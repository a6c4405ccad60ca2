/**
 * The workplace app's signature of a page: SHA-1 over the same four parts as the messenger's. The address is compared with the page's own, and phones
 * send its query encoded where computers send it as it is: it is signed decoded, as the app's own example does.
 */
import { randomBytes } from 'node:crypto';
import type { DataOf } from '../../../../src/contract/schemas';
import type { Server } from '../../../http/context';
import { badRequest } from '../../../http/errors';
import { ownUrl } from '../../people/site/ownUrl';
import { signatureOf } from '../../people/site/signature';

type Signed = Omit<DataOf<'ding.token'>, 'workbench'>;

/** Text that cannot be decoded is signed as it came. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What is signed: without the fragment, its query decoded. */
export function addressOf(url: string): string {
  const [page = ''] = url.split('#');
  const at = page.indexOf('?');
  return at < 0 ? page : `${page.slice(0, at)}?${decoded(page.slice(at + 1))}`;
}

/** 400 an address that is not the shop's own. Without an answer of the workplace app the page opens all the same, without its devices. */
export async function signPage(
  { gateways, config, log }: Pick<Server, 'gateways' | 'config' | 'log'>,
  url: string,
  now: number,
): Promise<Signed> {
  if (!/^https?:\/\/\S+$/.test(url)) throw badRequest('url');
  ownUrl(config, url, 'url');
  const [nonceStr, timestamp] = [randomBytes(8).toString('hex'), String(Math.floor(now / 1000))];
  const unsigned = { corpId: '', agentId: '', timestamp, nonceStr, signature: '' };
  try {
    const found = await gateways.identity.workplaceTicket();
    if (!found) return unsigned;
    const { corpId, agentId, ticket } = found;
    return {
      ...unsigned,
      corpId,
      agentId,
      signature: signatureOf({ ticket, nonceStr, timestamp, url: addressOf(url) }),
    };
  } catch (error) {
    log.warn({ err: error }, 'the workplace app gave no ticket');
    return unsigned;
  }
}
