/**
 * Calls a minute from one address. Most endpoints share `config.rateLimit`; those that cost money, guess secrets or write files have
 * a counter and a smaller limit of their own. Limits per mobile and per account live with their services.
 */
import type { EndpointName } from '../../src/contract/endpoints';

const OWN: Partial<Record<EndpointName, number>> = {
  'site.smsCode': 12,
  'carrierSms.send': 6,
  'carrierSms.verify': 20,
  'site.login': 20,
  'site.mobileLogin': 20,
  'login.codeLogin': 20,
  'login.register': 10,
  'member.resetPw': 20,
  'member.checkPayPw': 20,
  'file.images': 30,
  'shop.opinion': 20,
};

const ownOf = (endpoint: string | undefined) => OWN[endpoint as EndpointName];

export const limitOf = (endpoint: string | undefined, general: number): number =>
  Math.min(ownOf(endpoint) ?? general, general);
export const limitKeyOf = (ip: string, endpoint: string | undefined): string =>
  ownOf(endpoint) ? `${ip} ${endpoint}` : ip;
