/**
 * Outside identities: the messenger's browser, the mini-program, the workplace chat. A provider turns the short code its client
 * got into an open id; the account behind it is the member domain's business.
 */
export type IdentityProvider = 'wechat' | 'mini' | 'ding';

export interface OutsideIdentity {
  openId: string;
  /** '' when the provider does not tell. */
  nickname: string;
  /** Address of a picture; missing when the provider does not tell. */
  avatar?: string;
}

export interface WorkplaceTicket {
  corpId: string;
  agentId: string;
  ticket: string;
}

export interface IdentityGateway {
  readonly sandbox: boolean;
  /** The public app id of the messenger account, for the JS-SDK and the mini-program. */
  readonly appId: string;
  readonly miniAppId: string;
  /** undefined: the provider does not know the code (used, expired, invented). Throws when the provider cannot be reached. */
  identify(provider: IdentityProvider, code: string): Promise<OutsideIdentity | undefined>;
  /** Mobile behind the mini-program's one-tap authorisation; undefined as above. */
  mobileOf(phoneCode: string): Promise<string | undefined>;
  /** Does somebody known to the messenger's browser follow the shop's account there? Throws as above. */
  follows(openId: string): Promise<boolean>;
  /** Ticket the JS-SDK signature is made with; valid for two hours, cached by the gateway. */
  jsapiTicket(): Promise<string>;
  /** What the pages of the workplace app are signed with; undefined: the company has none. Throws as above. */
  workplaceTicket(): Promise<WorkplaceTicket | undefined>;
}
