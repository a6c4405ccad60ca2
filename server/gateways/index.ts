/** What the server asks of others: money, identities, text messages. Each has an interface, a sandbox and a real one. */
import type { ServerConfig } from '../config';
import { createRelayAuthentication, createSandboxAuthentication, type AuthenticationGateway } from './authentication';
import { createRelayCarrier, createSandboxCarrier, type CarrierGateway } from './carrier';
import { createSandboxContent, type ContentGateway } from './content';
import { createWechatContent } from './contentWechat';
import type { IdentityGateway } from './identity';
import { createSandboxIdentity } from './identitySandbox';
import { createWechatIdentity } from './identityWechat';
import { withWorkplace } from './identityWorkplace';
import { createRelayInvoice, createSandboxInvoice, type InvoiceGateway } from './invoice';
import { createRelayMail, createSandboxMail, type MailGateway } from './mail';
import type { PaymentGateway } from './payment';
import { createRelayPayout, createSandboxPayout, type PayoutGateway } from './payout';
import { createSandboxPayment } from './paymentSandbox';
import { createWechatPayment } from './paymentWechat';
import { createPrinters, type Printers } from './printer';
import { createOwnVideos, createRelayVideos, type VideoGateway } from './video';
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
  authentication: AuthenticationGateway;
  payout: PayoutGateway;
  invoice: InvoiceGateway;
  mail: MailGateway;
  printer: Printers;
  content: ContentGateway;
}

/** Production without a messenger has no outside logins at all. */
const identityOf = (config: ServerConfig): IdentityGateway =>
  config.wechat ? createWechatIdentity(config.wechat) : createSandboxIdentity({ open: !config.production });

/** Without a mini-program no platform asks for checks: what passed the shop's own words is shown. */
const contentOf = ({ wechat, production }: ServerConfig): ContentGateway =>
  wechat?.miniAppId ? createWechatContent(wechat) : createSandboxContent({ open: !production });

export function createGateways(config: ServerConfig): Gateways {
  return {
    payment: config.wechat ? createWechatPayment(config.wechat) : createSandboxPayment(config),
    identity: config.workplaceRelay ? withWorkplace(identityOf(config), config.workplaceRelay) : identityOf(config),
    sms: config.smsRelay ? createRelaySms(config.smsRelay) : createSandboxSms(),
    subscribe: config.wechat ? createWechatSubscribe(config.wechat) : createSandboxSubscribe(),
    carrier: config.carrierRelay ? createRelayCarrier(config.carrierRelay) : createSandboxCarrier(),
    video: config.videoRelay ? createRelayVideos(config.videoRelay) : createOwnVideos(),
    authentication: config.authenticationRelay
      ? createRelayAuthentication(config.authenticationRelay)
      : createSandboxAuthentication({ open: !config.production }),
    invoice: config.invoiceRelay
      ? createRelayInvoice(config.invoiceRelay)
      : createSandboxInvoice({ open: !config.production }),
    mail: config.mailRelay ? createRelayMail(config.mailRelay) : createSandboxMail({ open: !config.production }),
    printer: createPrinters(),
    content: contentOf(config),
    payout: config.payoutRelay
      ? createRelayPayout(config.payoutRelay)
      : createSandboxPayout({ open: !config.production }),
  };
}
