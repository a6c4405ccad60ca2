/** Business cards of the staff: what a card says, and who looked at it, liked it, or left the own name with it. */
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, list, ms, ref } from '../columns';

/** Name, picture, title and store are those of the last time its owner saved it: the card can be read when its owner has left. */
export const businessCards = pgTable('business_cards', {
  id: id(),
  employeeId: ref('employee_id').notNull().unique(),
  employeeNo: text('employee_no').notNull().unique(),
  name: text('name').notNull(),
  avatar: text('avatar').notNull(),
  title: text('title').notNull(),
  storeId: ref('store_id').notNull(),
  email: text('email').notNull().default(''),
  bio: text('bio').notNull().default(''),
  tags: list('tags'),
  /** Own path of a picture, '' = none. */
  wechatQr: text('wechat_qr').notNull().default(''),
  videoId: ref('video_id'),
  goodsIds: list('goods_ids'),
  articleIds: list('article_ids'),
  visits: integer('visits').notNull().default(0),
  likes: integer('likes').notNull().default(0),
});

/** One row per card, visitor and day. */
export const cardVisits = pgTable(
  'card_visits',
  {
    id: id(),
    cardId: ref('card_id').notNull(),
    memberId: ref('member_id').notNull(),
    day: text('day').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [
    uniqueIndex('card_visits_day').on(t.cardId, t.memberId, t.day),
    index('card_visits_seen').on(t.cardId, t.at),
    index('card_visits_today').on(t.cardId, t.day),
  ],
);

export const cardLikes = pgTable(
  'card_likes',
  { cardId: ref('card_id').notNull(), memberId: ref('member_id').notNull(), at: ms('at').notNull() },
  (t) => [primaryKey({ columns: [t.cardId, t.memberId] })],
);

/** A visitor's name and mobile, left with the card's owner: also the consent to be named among its visitors. */
export const cardExchanges = pgTable(
  'card_exchanges',
  {
    cardId: ref('card_id').notNull(),
    memberId: ref('member_id').notNull(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.cardId, t.memberId] }), index('card_exchanges_at').on(t.cardId, t.at)],
);
