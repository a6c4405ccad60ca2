/** People: members, their sessions and proofs, what they keep (addresses, favourites, footprints) and what they hold (accounts). */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, flag, id, int, json, list, ms, ref, words } from '../columns';

export interface NoticeSettings {
  order: boolean;
  service: boolean;
  marketing: boolean;
  team: boolean;
  table: boolean;
  sms: boolean;
  sound: boolean;
  /** Whoever brought the member may call: absent in rows of before, which is no. */
  contact?: boolean;
  /** The adviser may see what was ordered: absent is no. */
  adviser?: boolean;
}

export const members = pgTable(
  'members',
  {
    id: id(),
    no: text('no').notNull().unique(),
    mobile: text('mobile').notNull().unique(),
    nickname: text('nickname').notNull(),
    avatar: text('avatar').notNull(),
    gender: words<'' | 'female' | 'male'>('gender').notNull().default(''),
    birthday: text('birthday').notNull().default(''),
    regionCode: text('region_code').notNull().default(''),
    bio: text('bio').notNull().default(''),
    /** What its owner wants it to be, until that has passed its check; null = nothing waits. Others see what was there before. */
    wantedNickname: text('wanted_nickname'),
    wantedAvatar: text('wanted_avatar'),
    wantedBio: text('wanted_bio'),
    theme: text('theme').notNull().default('own'),
    vipUntil: ms('vip_until'),
    teamLevel: integer('team_level').notNull().default(0),
    inviterId: ref('inviter_id'),
    /** When that was settled; null = with the account. */
    invitedAt: ms('invited_at'),
    wholesaler: words<'none' | 'auditing' | 'approved' | 'rejected'>('wholesaler').notNull().default('none'),
    merchantId: ref('merchant_id'),
    channelId: ref('channel_id'),
    identity: words<'none' | 'basic' | 'verified'>('identity').notNull().default('none'),
    newGift: words<'none' | 'open' | 'claimed'>('new_gift').notNull().default('none'),
    passwordHash: text('password_hash'),
    loginErrors: integer('login_errors').notNull().default(0),
    loginLockedUntil: ms('login_locked_until').notNull().default(0),
    payPasswordHash: text('pay_password_hash'),
    payErrors: integer('pay_errors').notNull().default(0),
    payLockedUntil: ms('pay_locked_until').notNull().default(0),
    noticeSettings: json<NoticeSettings>('notice_settings').notNull(),
    createdAt: ms('created_at').notNull(),
    /** Set by member.close: the account ends at this instant unless its owner logs in before (7 days). */
    closeAt: ms('close_at'),
  },
  (t) => [
    index('members_inviter').on(t.inviterId),
    // The desk finds members by how their name begins.
    index('members_nickname').on(t.nickname.op('text_pattern_ops')),
  ],
);

export const employees = pgTable('employees', {
  id: id(),
  no: text('no').notNull().unique(),
  memberId: ref('member_id').notNull().unique(),
  name: text('name').notNull(),
  avatar: text('avatar').notNull(),
  title: text('title').notNull(),
  storeId: ref('store_id').notNull(),
  /** Stores beside the own one where the employee works, too. */
  moreStoreIds: list('more_store_ids'),
  department: text('department').notNull(),
  areas: list('areas'),
  isManager: flag('is_manager'),
});

/** Outside identities: messenger, mini-program, workplace chat. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    provider: words<'wechat' | 'mini' | 'ding' | 'app'>('provider').notNull(),
    openId: text('open_id').notNull(),
    memberId: ref('member_id').notNull(),
    nickname: text('nickname').notNull().default(''),
    /** As the provider shows it; '' = not told. */
    avatar: text('avatar').notNull().default(''),
    boundAt: ms('bound_at').notNull(),
  },
  (t) => [
    uniqueIndex('identities_open').on(t.provider, t.openId),
    // One a member and way, the last proof.
    uniqueIndex('identities_member').on(t.memberId, t.provider),
  ],
);

/** Only the hash of a token is stored: a copy of the database opens nobody's session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What its owner calls it by: a hash is for nobody's eyes. */
    id: ref('id')
      .notNull()
      .unique()
      .default(sql`nextval('ids')`),
    memberId: ref('member_id').notNull(),
    /** How it was opened; a `screen` shows the board of a store and opens nothing else. */
    way: words<'login' | 'app' | 'pc' | 'screen'>('way').notNull().default('login'),
    channelLogin: flag('channel_login'),
    chatLogin: flag('chat_login'),
    device: text('device').notNull().default(''),
    ip: text('ip').notNull().default(''),
    createdAt: ms('created_at').notNull(),
    expiresAt: ms('expires_at').notNull(),
  },
  (t) => [index('sessions_member').on(t.memberId)],
);

export const smsCodes = pgTable(
  'sms_codes',
  {
    id: id(),
    mobile: text('mobile').notNull(),
    scene: text('scene').notNull(),
    channel: words<'sms' | 'voice'>('channel').notNull(),
    /** Who asked for it: a member, or the keyed hash of an address; 'owner' when the mobile is the member's own. */
    asker: text('asker').notNull().default(''),
    hash: text('hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: ms('created_at').notNull(),
    expiresAt: ms('expires_at').notNull(),
    usedAt: ms('used_at'),
  },
  (t) => [index('sms_codes_mobile').on(t.mobile, t.scene, t.createdAt)],
);

/** Short-lived proofs: pay = payToken of checkPayPw, sms = verifyToken of a carrier code, bind = bindTicket of a messenger login, code = a member's code in a store. */
export const proofs = pgTable('proofs', {
  hash: text('hash').primaryKey(),
  kind: words<'pay' | 'sms' | 'bind' | 'code'>('kind').notNull(),
  memberId: ref('member_id'),
  mobile: text('mobile'),
  scene: text('scene'),
  data: json<Record<string, string>>('data'),
  expiresAt: ms('expires_at').notNull(),
  usedAt: ms('used_at'),
});

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    regionCode: text('region_code').notNull(),
    detail: text('detail').notNull(),
    tag: text('tag').notNull().default(''),
    lat: text('lat'),
    lng: text('lng'),
    isDefault: flag('is_default'),
    createdAt: ms('created_at').notNull(),
    deletedAt: ms('deleted_at'),
  },
  (t) => [index('addresses_member').on(t.memberId)],
);

export type AccountUnit = 'money' | 'points' | 'coin' | 'growth' | 'income';
/** `available` includes `bonus`: the part of a money account that was given (spent first, never withdrawable), of a points account that was bought (for gifts and exchanges only). */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    ownerType: words<'member' | 'merchant' | 'platform'>('owner_type').notNull(),
    ownerId: ref('owner_id').notNull(),
    unit: words<AccountUnit>('unit').notNull(),
    available: fen('available').notNull().default(0),
    frozen: fen('frozen').notNull().default(0),
    bonus: fen('bonus').notNull().default(0),
    /** Was to be taken back, but had been spent: it comes out of what comes in next. */
    owed: fen('owed').notNull().default(0),
  },
  (t) => [
    uniqueIndex('accounts_owner').on(t.ownerType, t.ownerId, t.unit),
    check('accounts_available', sql`${t.available} >= 0`),
    check('accounts_frozen', sql`${t.frozen} >= 0`),
    check('accounts_bonus', sql`${t.bonus} >= 0`),
    check('accounts_owed', sql`${t.owed} >= 0`),
  ],
);

/** Immutable; unique per (account, bizType, bizId) so that one event books once. */
export const ledgerRows = pgTable(
  'ledger_rows',
  {
    id: id(),
    accountId: ref('account_id').notNull(),
    unit: words<AccountUnit>('unit').notNull(),
    bizType: text('biz_type').notNull(),
    bizId: text('biz_id').notNull(),
    title: text('title').notNull(),
    delta: fen('delta').notNull(),
    /** The given part of `delta` on a money account, the bought part on a points account: a refund gives it back as what it was. */
    bonusDelta: fen('bonus_delta').notNull().default(0),
    balanceAfter: fen('balance_after').notNull(),
    memo: text('memo').notNull().default(''),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('ledger_once').on(t.accountId, t.bizType, t.bizId),
    index('ledger_account').on(t.accountId, t.createdAt),
    // Rankings of a month.
    index('ledger_month').on(t.unit, t.createdAt),
  ],
);

export const notices = pgTable(
  'notices',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    box: words<'system' | 'order' | 'service' | 'team' | 'chat'>('box').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    image: text('image'),
    link: text('link'),
    read: flag('read'),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [
    index('notices_member').on(t.memberId, t.createdAt, t.id),
    index('notices_box').on(t.memberId, t.box, t.createdAt, t.id),
    index('notices_unread')
      .on(t.memberId, t.box)
      .where(sql`not ${t.read}`),
  ],
);

export const hobbyTags = pgTable('hobby_tags', {
  id: id(),
  label: text('label').notNull(),
  group: words<'茶类' | '口感' | '场景'>('group').notNull(),
  /** Category ids and words that a recommendation by this tag looks for. */
  categoryIds: list('category_ids'),
  match: list('match'),
  sort: int('sort').notNull().default(0),
});
export const memberHobbies = pgTable(
  'member_hobbies',
  { memberId: ref('member_id').notNull(), tagId: ref('tag_id').notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.tagId] })],
);

export const collects = pgTable(
  'collects',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    kind: text('kind').notNull(),
    targetId: ref('target_id').notNull(),
    price: fen('price'),
    at: ms('at').notNull(),
  },
  (t) => [uniqueIndex('collects_once').on(t.memberId, t.kind, t.targetId)],
);

/** One row per member, goods and day. */
export const footprints = pgTable(
  'footprints',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    goodsId: ref('goods_id').notNull(),
    day: text('day').notNull(),
    price: fen('price').notNull(),
    viewedAt: ms('viewed_at').notNull(),
  },
  (t) => [
    uniqueIndex('footprints_day').on(t.memberId, t.goodsId, t.day),
    index('footprints_seen').on(t.memberId, t.viewedAt, t.id, t.goodsId),
    // How many looked at goods in some days.
    index('footprints_people').on(t.day, t.memberId),
  ],
);

export const reminds = pgTable(
  'reminds',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    kind: text('kind').notNull(),
    targetId: ref('target_id').notNull(),
    title: text('title').notNull(),
    /** price: the lowest price when it was asked for. */
    price: fen('price'),
    at: ms('at').notNull(),
  },
  (t) => [
    uniqueIndex('reminds_once').on(t.memberId, t.kind, t.targetId),
    // How many want to be told of one thing.
    index('reminds_target').on(t.kind, t.targetId),
  ],
);

export interface FeedbackReply {
  by: string;
  text: string;
  at: number;
  mine?: boolean;
  photos?: string[];
}
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: id(),
    no: text('no').notNull().unique(),
    memberId: ref('member_id'),
    kind: text('kind').notNull(),
    content: text('content').notNull(),
    photos: list('photos'),
    contact: text('contact').notNull().default(''),
    orderId: ref('order_id'),
    incomeId: ref('income_id'),
    /** The page it was written from, as that page calls itself. */
    fromPage: text('from_page').notNull().default(''),
    status: words<'open' | 'answered' | 'closed'>('status').notNull().default('open'),
    /** `mine`: the sender's own words; without it the staff's. */
    replies: list<FeedbackReply>('replies'),
    score: int('score'),
    /** Of the last answer. */
    answeredAt: ms('answered_at'),
    /** When its sender last looked at it. */
    seenAt: ms('seen_at'),
    escalatedAt: ms('escalated_at'),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [
    index('feedbacks_member').on(t.memberId, t.createdAt, t.id),
    index('feedbacks_open')
      .on(t.createdAt)
      .where(sql`${t.status} = 'open'`),
  ],
);

export const files = pgTable(
  'files',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    path: text('path').notNull().unique(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: int('size').notNull(),
    width: int('width'),
    height: int('height'),
    /** Of a film. */
    seconds: int('seconds'),
    /** Of a film: a picture that its sender took of it. */
    cover: text('cover'),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [index('files_member').on(t.memberId, t.id)],
);
