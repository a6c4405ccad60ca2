import {
  Count,
  Flag,
  Id,
  Int,
  KV,
  List,
  OneOf,
  Optional,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import type { siteEndpoints } from './endpoints';

export const SignPackage = Shape({ appId: Text, timestamp: Text, nonceStr: Text, signature: Text });

/** Ways of logging in: true = open. */
const Logins = Shape({ code: Flag, password: Flag, messenger: Flag, workplace: Flag, channel: Flag });

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
  /** Keys of the menu of 我的 that the shop does not show. */
  hidden: Optional(List(Text)),
  /** Without it all are open. */
  logins: Optional(Logins),
  /** false: nobody reads codes out by a call. */
  voiceCode: Optional(Flag),
  /** Names of the levels of members, the first first: what a visitor is invited to. */
  levels: Optional(List(Text)),
  /** From the closing of an account until it ends. */
  closeDays: Optional(Int),
  /** Demo servers show SMS codes; a production server never sets this. */
  demo: Flag,
  /** Members of the demo world that a demo server lets anybody try; a partner has the number of the channel. */
  demoAccounts: Optional(List(Shape({ name: Text, mobile: Text, channelNo: Optional(Text) }))),
  miniProgram: Optional(Shape({ appId: Text, path: Text })),
});

const MENU_ITEM = { key: Text, label: Text, icon: Text, route: Text, badge: Count };
export const MenuGroup = Shape({ title: Text, items: List(Shape(MENU_ITEM)) });

/** A part of 我的: the card of a role, whose first leads to the whole of it; a row of the page; more: behind 全部. */
export const MineGroup = Shape({
  place: OneOf(['role', 'tea', 'service', 'more']),
  title: Text,
  /** figure: the count is shown as one, over these words. */
  items: List(Shape({ ...MENU_ITEM, figure: Optional(Text) })),
});

export const siteSchemas = {
  'site.config': { request: Shape({ group: Optional(Text) }), data: SiteConfig },
  'site.wechatConfig': { request: Shape({ url: Text }), data: Shape({ signPackage: SignPackage }), limit: 120 },
  'site.setMsgNotice': {
    request: Shape({
      key: OneOf(['order', 'service', 'marketing', 'team', 'table', 'sms', 'sound', 'contact', 'adviser']),
      on: Flag,
    }),
    data: Shape({
      order: Flag,
      service: Flag,
      marketing: Flag,
      team: Flag,
      table: Flag,
      sms: Flag,
      sound: Flag,
      contact: Optional(Flag),
      adviser: Optional(Flag),
    }),
  },
  'site.share': {
    request: Shape({ share_title: Text, share_desc: Text, share_pic: Text, share_url: Text }),
    data: Shape({ config: SignPackage, share: Shape({ url: Text, share_id: Text }) }),
    limit: 60,
  },
  /** The card of one goods, or of the shop; `pic` is whole and JPG, as cards of the messenger want it. */
  'atShop.share': {
    request: Shape({ goodsId: Optional(Id) }),
    data: Shape({ title: Text, desc: Text, pic: Text, url: Text, share_id: Text }),
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
        'tree',
        'collectible',
        'donation',
        'cellar',
        'master',
        'material',
        'member',
        'rank',
        'card',
        'booking',
        'store',
        'vip',
        'video',
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
      /** In the mini-program: the picture of a code of its platform, in place of `qr`. */
      code: Optional(Text),
      url: Text,
      share_id: Text,
      owner: Shape({ id: Text, no: Text, nickname: Text, avatar: Text, levelName: Text }),
      /** What the owner is there; absent: who invites. */
      as: Optional(Text),
    }),
    limit: 30,
  },
  'site.getThumb': {
    request: Shape({ url: Text, w: Type.Integer({ minimum: 16, maximum: 3000 }), h: Optional(Int) }),
    data: Shape({ url: Text }),
  },
  'legacy.userItem': { request: Shape({}), data: Shape({ groups: List(MineGroup) }) },
} as const satisfies SchemasFor<typeof siteEndpoints>;

export type Logins = Static<typeof Logins>;
export type SiteConfig = Static<typeof SiteConfig>;
export type MenuGroup = Static<typeof MenuGroup>;
export type MineGroup = Static<typeof MineGroup>;
export type SignPackage = Static<typeof SignPackage>;
