/** What the server asks of others: money, identities, text messages. Each has an interface, a sandbox and a real one. */
import type { ServerConfig } from '../config';
import { createRelayCarrier, createSandboxCarrier, type CarrierGateway } from './carrier';
import type { IdentityGateway } from './identity';
import { createSandboxIdentity } from './identitySandbox';
import { createWechatIdentity } from './identityWechat';
import type { PaymentGateway } from './payment';
import { createSandboxPayment } from './paymentSandbox';
import { createWechatPayment } from './paymentWechat';
import { createOwnVideos, type VideoGateway } from './video';
import { createSandboxSubscribe, type SubscribeGateway } from './subscribe';
import { createWechatSubscribe } from './subscribeWechat';
import { createRelaySms, createSandboxSms, type SmsGateway } from './sms';

export interface Gateways {
  payment: PaymentGateway;
  identity: IdentityGateway;
  sms: SmsGateway;
  subscribe: SubscribeGateway;
  carrier: CarrierGateway;
  video: VideoGateway;
}

export function createGateways(config: ServerConfig): Gateways {
  return {
    payment: config.wechat ? createWechatPayment(config.wechat) : createSandboxPayment(config),
    // Production without a messenger has no outside logins at all.
    identity: config.wechat ? createWechatIdentity(config.wechat) : createSandboxIdentity({ open: !config.production }),
    sms: config.smsRelay ? createRelaySms(config.smsRelay) : createSandboxSms(),
    subscribe: config.wechat ? createWechatSubscribe(config.wechat) : createSandboxSubscribe(),
    carrier: config.carrierRelay ? createRelayCarrier(config.carrierRelay) : createSandboxCarrier(),
    video: createOwnVideos(),
  };
}
