/**
 * JS-SDK signature: SHA-1 over `jsapi_ticket=..&noncestr=..&timestamp=..&url=..`, the address without its fragment.
 * Source: developers.weixin.qq.com, JS-SDK, appendix 1.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { SignPackage } from '../../../../src/contract/site/schemas';
import type { Server } from '../../../http/context';
import { badRequest } from '../../../http/errors';
import { ownUrl } from './ownUrl';

export function signatureOf(parts: { ticket: string; nonceStr: string; timestamp: string; url: string }): string {
  const text = `jsapi_ticket=${parts.ticket}&noncestr=${parts.nonceStr}&timestamp=${parts.timestamp}&url=${parts.url}`;
  return createHash('sha1').update(text).digest('hex');
}

/** Signs an own address, as it was sent: the messenger compares it with the page's own. */
export async function signUrl(
  { gateways, config }: Pick<Server, 'gateways' | 'config'>,
  url: string,
  now: number,
  field = 'url',
): Promise<SignPackage> {
  if (!/^https?:\/\/\S+$/.test(url)) throw badRequest(field);
  ownUrl(config, url, field);
  const { identity } = gateways;
  const parts = {
    ticket: await identity.jsapiTicket(),
    nonceStr: randomBytes(8).toString('hex'),
    timestamp: String(Math.floor(now / 1000)),
    url: url.split('#')[0] ?? '',
  };
  const { nonceStr, timestamp } = parts;
  return { appId: identity.appId, timestamp, nonceStr, signature: signatureOf(parts) };
}
