/** What the server asks of others: money, identities, text messages. Each has an interface, a sandbox and a real one. */
import type { ServerConfig } from '../config';
import type { TokenShelf } from '../db/sharedTokens';
import { createRelayAuthentication, createSandboxAuthentication, type AuthenticationGateway } from './authentication';
import { createSandboxCodes, type CodesGateway } from './codes';
import { createWechatCodes } from './codesWechat';
import { createRelayCarrier, createSandboxCarrier, type CarrierGateway } from './carrier';
import { createKuaidi100Carrier } from './carrierKuaidi100';
import { createSandboxContent, type ContentGateway } from './content';
import { createWechatContent } from './contentWechat';
import type { IdentityGateway } from './identity';
import { withDingtalk } from './identityDingtalk';
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
import { createSandboxPush, type PushGateway } from './push';
import { createWechatPush } from './pushWechat';
import { createNoShipping, createSandboxShipping, type ShippingGateway } from './shipping';
import { createWechatShipping } from './shippingWechat';
import { createOwnVideos, createRelayVideos, type VideoGateway } from './video';
import { createSandboxSubscribe, type SubscribeGateway } from './subscribe';
import { createWechatSubscribe } from './subscribeWechat';
import { createRelaySms, createSandboxSms, type SmsGateway } from './sms';
import { createAliyunSms } from './smsAliyun';
import { createTencentSms } from './smsTencent';

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
  shipping: ShippingGateway;
  codes: CodesGateway;
  content: ContentGateway;
  push: PushGateway;
}

/** Production without a messenger has no outside logins at all. */
const identityOf = (config: ServerConfig): IdentityGateway =>
  config.wechat ? createWechatIdentity(config.wechat) : createSandboxIdentity({ open: !config.production });

/** Who works here, beside whom the messenger knows. */
function withStaff(
  identity: IdentityGateway,
  { dingtalk, workplaceRelay }: ServerConfig,
  shelf?: TokenShelf,
): IdentityGateway {
  if (dingtalk) return withDingtalk(identity, dingtalk, { shelf });
  return workplaceRelay ? withWorkplace(identity, workplaceRelay) : identity;
}

function carrierOf({ kuaidi100, carrierRelay }: ServerConfig): CarrierGateway {
  if (kuaidi100) return createKuaidi100Carrier(kuaidi100);
  return carrierRelay ? createRelayCarrier(carrierRelay) : createSandboxCarrier();
}

function smsOf({ smsRelay, aliyunSms, tencentSms }: ServerConfig): SmsGateway {
  if (smsRelay) return createRelaySms(smsRelay);
  if (aliyunSms) return createAliyunSms(aliyunSms);
  return tencentSms ? createTencentSms(tencentSms) : createSandboxSms();
}

/** Only what is paid in a mini-program is told. */
function shippingOf({ wechat }: ServerConfig): ShippingGateway {
  if (!wechat) return createSandboxShipping();
  return wechat.miniAppId ? createWechatShipping(wechat) : createNoShipping();
}

/** Without a mini-program no platform asks for checks: what passed the shop's own words is shown. */
const contentOf = ({ wechat, production }: ServerConfig): ContentGateway =>
  wechat?.miniAppId ? createWechatContent(wechat) : createSandboxContent({ open: !production });

const pushOf = ({ wechat, production }: ServerConfig): PushGateway =>
  wechat?.miniAppId ? createWechatPush(wechat) : createSandboxPush({ open: !production });

/** `shelf`: tokens that all processes share. */
export function createGateways(config: ServerConfig, shelf?: TokenShelf): Gateways {
  return {
    payment: config.wechat ? createWechatPayment(config.wechat) : createSandboxPayment(config),
    identity: withStaff(identityOf(config), config, shelf),
    sms: smsOf(config),
    subscribe: config.wechat ? createWechatSubscribe(config.wechat) : createSandboxSubscribe(),
    carrier: carrierOf(config),
    video: config.videoRelay ? createRelayVideos(config.videoRelay) : createOwnVideos(),
    authentication: config.authenticationRelay
      ? createRelayAuthentication(config.authenticationRelay)
      : createSandboxAuthentication({ open: !config.production }),
    invoice: config.invoiceRelay
      ? createRelayInvoice(config.invoiceRelay)
      : createSandboxInvoice({ open: !config.production }),
    mail: config.mailRelay ? createRelayMail(config.mailRelay) : createSandboxMail({ open: !config.production }),
    printer: createPrinters(),
    shipping: shippingOf(config),
    codes: config.wechat?.miniAppId
      ? createWechatCodes(config.wechat, { isPublished: config.production })
      : createSandboxCodes({ open: false }),
    content: contentOf(config),
    push: pushOf(config),
    payout: config.payoutRelay
      ? createRelayPayout(config.payoutRelay)
      : createSandboxPayout({ open: !config.production }),
  };
}
