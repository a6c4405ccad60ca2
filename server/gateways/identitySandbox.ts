/**
 * Outside identities without a provider. Documented codes: `sandbox:<openid>` or `sandbox:<openid>:<nickname>` for every provider,
 * `sandbox:<mobile>` as a phoneCode; who has an open id that ends in `-fan` follows the shop. A production server without a messenger keeps it closed: every code is unknown.
 */
import type { IdentityGateway } from './identity';

const CODE = /^sandbox:([\w-]{1,64})(?::(.{1,16}))?$/u;
const PHONE = /^sandbox:(1[3-9]\d{9})$/;

export function createSandboxIdentity({ open }: { open: boolean }): IdentityGateway {
  return {
    sandbox: true,
    appId: 'wx0000000000000000',
    miniAppId: 'wx1111111111111111',
    identify: async (_provider, code) => {
      const [, openId, nickname = ''] = (open && CODE.exec(code)) || [];
      return openId ? { openId, nickname } : undefined;
    },
    mobileOf: async (phoneCode) => (open ? PHONE.exec(phoneCode)?.[1] : undefined),
    follows: async (openId) => openId.endsWith('-fan'),
    jsapiTicket: async () => 'sandbox_jsapi_ticket',
    workplaceTicket: async () =>
      open ? { corpId: 'ding000000000000', agentId: '1000000001', ticket: 'sandbox_workplace_ticket' } : undefined,
  };
}
