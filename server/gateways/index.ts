/** Everything outside the house: money, identities, text messages. Each has an interface, a sandbox and a real one. */
import type { ServerConfig } from '../config';
import { createRelayCarrier, createSandboxCarrier, type CarrierGateway } from './carrier';
import { createIdentityGateway, type IdentityGateway } from './identity';
import { createPaymentGateway, type PaymentGateway } from './payment';
import { createOwnVideos, type VideoGateway } from './video';
import { createRelaySms, createSandboxSms, type SmsGateway } from './sms';

export interface Gateways {
  payment: PaymentGateway;
  identity: IdentityGateway;
  sms: SmsGateway;
  carrier: CarrierGateway;
  video: VideoGateway;
}

export function createGateways(config: ServerConfig): Gateways {
  return {
    payment: createPaymentGateway(config),
    identity: createIdentityGateway(config),
    sms: config.smsRelay ? createRelaySms(config.smsRelay) : createSandboxSms(),
    carrier: config.carrierRelay ? createRelayCarrier(config.carrierRelay) : createSandboxCarrier(),
    video: createOwnVideos(),
  };
}
