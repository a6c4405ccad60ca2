import {
  BlockItem,
  Count,
  Flag,
  Int,
  KV,
  List,
  Mobile,
  Ms,
  OneOf,
  Optional,
  Shape,
  SmsCode,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { Member } from '../member/schemas';
import type { siteEndpoints } from './endpoints';

export const SMS_SCENES = ['login', 'register', 'password', 'paypw', 'bind', 'identity', 'channel', 'close'] as const;

export const SignPackage = Shape({ appId: Text, timestamp: Text, nonceStr: Text, signature: Text });

export const PageBlock = Shape({
  kind: OneOf([
    'banner',
    'icons',
    'goods',
    'image',
    'text',
    'video',
    'articles',
    'stores',
    'form',
    'faq',
    'steps',
    'stats',
    'countdown',
  ]),
  title: Optional(Text),
  items: List(BlockItem),
  link: Optional(Text),
});
export const PageContent = Shape({
  code: Text,
  title: Text,
  cover: Optional(Text),
  html: Optional(Text),
  blocks: List(PageBlock),
  version: Text,
  updatedAt: Ms,
});

/** Launch configuration; the snake_case names are fixed by rule 2.11. */
export const SiteConfig = Shape({
  contact_img: Text,
  contact_url: Text,
  music_auto_play: Int,
  music_img: Text,
  music_file: Text,
  appName: Text,
  version: Text,
  versionCode: Int,
  upgrade: Optional(Shape({ version: Text, code: Int, force: Flag, notes: List(Text), size: Count, url: Text })),
  ad: Optional(Shape({ id: Text, image: Text, link: Text, seconds: Int, script: Optional(Text) })),
  theme: Text,
  grayMode: Flag,
  hotWords: List(Text),
  /** 热 or 新 beside a hot word: key = the word. */
  hotTags: Optional(List(Shape({ word: Text, tag: Text }))),
  serviceMobile: Text,
  serviceHours: Text,
  serviceUserId: Text,
  agreements: List(KV),
  /** Hosts that /site/pages/webview may open. */
  webHosts: List(Text),
  /** Demo servers show SMS codes; a production server never sets this. */
  demo: Flag,
  miniProgram: Optional(Shape({ appId: Text, path: Text })),
});

export const LoginResult = Shape({
  token: Optional(Text),
  expiresAt: Optional(Ms),
  member: Optional(Member),
  isNew: Optional(Flag),
  channelLogin: Optional(Flag),
  chatLogin: Optional(Flag),
  /** Set when the outside identity is known to no mobile yet; goes to a mobile login. */
  bindTicket: Optional(Text),
});

export const MenuGroup = Shape({
  title: Text,
  items: List(Shape({ key: Text, label: Text, icon: Text, route: Text, badge: Count })),
});

const Password = Type.String({ minLength: 1, maxLength: 64 });
/** A session knows its own number only masked and may send it like that; the server puts the real one in its place. */
const MobileOrOwn = Type.String({
  pattern: '^1[3-9]\\d(\\d{4}|\\*{4})\\d{4}$',
  description: 'mobile; masked = the own one',
});
/** Either the six digits of the SMS or the verifyToken of carrierSms.verify. */
const Code = Type.String({ minLength: 6, maxLength: 64 });
const Attribution = { share_id: Optional(Text), source: Optional(Text) };

export const siteSchemas = {
  'site.config': { request: Shape({ group: Optional(Text) }), data: SiteConfig },
  'site.smsCode': {
    request: Shape({ mobile: MobileOrOwn, scene: OneOf(SMS_SCENES) }),
    data: Shape({ ttl: Int, hint: Optional(Text) }),
    limit: 12,
    daily: 500,
    // Hands a message to the provider.
    once: 'own',
  },
  'site.wechatLogin': {
    request: Shape({ code: Text, state: Optional(Text), ...Attribution }),
    data: LoginResult,
    limit: 60,
    daily: 2000,
    // Asks the provider who it is.
    once: 'own',
  },
  'site.login': {
    request: Shape({ account: Text, password: Password }),
    data: LoginResult,
    limit: 20,
    daily: 2000,
    // A try stays counted when the rest is refused.
    once: 'own',
  },
  'site.mobileLogin': {
    request: Shape({ mobile: Mobile, code: Code, bindTicket: Optional(Text), ...Attribution }),
    data: LoginResult,
    limit: 20,
    daily: 2000,
    // A try stays counted when the rest is refused.
    once: 'own',
  },
  'site.wechatConfig': { request: Shape({ url: Text }), data: Shape({ signPackage: SignPackage }), limit: 120 },
  'site.setMsgNotice': {
    request: Shape({ key: OneOf(['order', 'service', 'marketing', 'team', 'table', 'sms', 'sound']), on: Flag }),
    data: Shape({ order: Flag, service: Flag, marketing: Flag, team: Flag, table: Flag, sms: Flag, sound: Flag }),
  },
  'site.share': {
    request: Shape({ share_title: Text, share_desc: Text, share_pic: Text, share_url: Text }),
    data: Shape({ config: SignPackage, share: Shape({ url: Text, share_id: Text }) }),
    limit: 60,
  },
  'site.poster': {
    request: Shape({
      kind: OneOf([
        'goods',
        'group',
        'course',
        'live',
        'activity',
        'tasting',
        'adopt',
        'collectible',
        'donation',
        'cellar',
        'master',
        'material',
        'member',
        'rank',
        'card',
        'booking',
        'vip',
      ]),
      id: Optional(Text),
    }),
    data: Shape({
      kind: Text,
      title: Text,
      subtitle: Text,
      image: Text,
      price: Optional(Int),
      qr: Text,
      url: Text,
      share_id: Text,
      owner: Shape({ id: Text, no: Text, nickname: Text, avatar: Text, levelName: Text }),
    }),
    limit: 30,
  },
  'site.getThumb': {
    request: Shape({ url: Text, w: Type.Integer({ minimum: 16, maximum: 3000 }), h: Optional(Int) }),
    data: Shape({ url: Text }),
  },
  'site.dingLogin': {
    request: Shape({ authCode: Text }),
    data: LoginResult,
    limit: 60,
    daily: 2000,
    // Asks the provider who it is.
    once: 'own',
  },
  'site.wxlogin': {
    request: Shape({ code: Text }),
    data: LoginResult,
    limit: 60,
    daily: 2000,
    // Asks the provider who it is.
    once: 'own',
  },
  'miniProgram.login': {
    request: Shape({ code: Text, ...Attribution }),
    data: LoginResult,
    limit: 60,
    daily: 2000,
    // Asks the provider who it is.
    once: 'own',
  },
  'miniProgram.mobileLogin': {
    request: Shape({ phoneCode: Text, bindTicket: Text }),
    data: LoginResult,
    limit: 20,
    daily: 2000,
    // Asks the provider who it is.
    once: 'own',
  },
  'login.codeLogin': {
    request: Shape({ mobile: Mobile, code: Code }),
    data: LoginResult,
    limit: 20,
    daily: 2000,
    // A try stays counted when the rest is refused.
    once: 'own',
  },
  'login.register': {
    request: Shape({
      mobile: Mobile,
      code: Code,
      password: Password,
      nickname: Optional(Text),
      inviteNo: Optional(Text),
      agree: Flag,
    }),
    data: LoginResult,
    limit: 10,
    daily: 500,
    // A try stays counted when the rest is refused.
    once: 'own',
  },
  'carrierSms.send': {
    request: Shape({ mobile: MobileOrOwn, scene: OneOf(SMS_SCENES) }),
    data: Shape({ ttl: Int, channel: OneOf(['voice', 'mobile', 'unicom', 'telecom']), hint: Optional(Text) }),
    limit: 6,
    daily: 500,
    // Hands a message to the provider.
    once: 'own',
  },
  'carrierSms.verify': {
    request: Shape({ mobile: MobileOrOwn, code: SmsCode, scene: OneOf(SMS_SCENES) }),
    data: Shape({ verifyToken: Text }),
    limit: 20,
    daily: 2000,
    // A try stays counted when the rest is refused.
    once: 'own',
  },
  'legacy.privacyProtection': { request: Shape({}), data: PageContent },
  'legacy.registerAgree': { request: Shape({}), data: PageContent },
  'legacy.joinAgreements': {
    request: Shape({
      code: Optional(OneOf(['merchant', 'wholesale', 'channel', 'adopt', 'escrow', 'promoter'])),
    }),
    data: List(PageContent),
  },
  'legacy.userItem': { request: Shape({}), data: Shape({ groups: List(MenuGroup) }) },
  'pages.view': { request: Shape({ code: Text }), data: PageContent },
} as const satisfies SchemasFor<typeof siteEndpoints>;

export type SiteConfig = Static<typeof SiteConfig>;
export type LoginResult = Static<typeof LoginResult>;
export type PageContent = Static<typeof PageContent>;
export type PageBlock = Static<typeof PageBlock>;
export type MenuGroup = Static<typeof MenuGroup>;
export type SignPackage = Static<typeof SignPackage>;
export type SmsScene = (typeof SMS_SCENES)[number];
