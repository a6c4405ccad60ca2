/**
 * People (rule 20.1): members, employees, addresses, taste tags, messages, feedback. Ids are fixed (the mobile's number plus
 * 10000), balances belong to the ledger's seed. One hash serves all login passwords and one all payment passwords.
 */
import { hashPassword } from '../../domains/people/session/password';
import { DAY_MS } from '../../lib/shanghai';
import {
  addresses,
  employees,
  feedbacks,
  hobbyTags,
  identities,
  memberHobbies,
  members,
  notices,
  sessions,
  type NoticeSettings,
} from '../../db/schema';
import type { Tx } from '../../db/client';
import { GUESTS, NAMED, PATRON_GUESTS, type SeedMember } from '../data/people';
import { EMPLOYEES } from '../data/staff';
import { ADDRESSES, FEEDBACKS, HOBBIES, HOBBY_TAGS, LOGINS, NOTICES } from '../data/memberThings';
import { insertAll } from '../insert';

export const SEED_PASSWORD = 'Yejian2026';
export const SEED_PAY_PASSWORD = '246810';
/** 林知夏, the main demo member. */
export const MAIN_MEMBER = '10001';

export const NOTICE_DEFAULTS: NoticeSettings = {
  order: true,
  service: true,
  marketing: false,
  team: true,
  table: true,
  sms: true,
  sound: true,
};

/** Tickets are written by day. */
const OPENING = 9.5 * 3_600_000;

type MemberRow = typeof members.$inferInsert;

/** `at` = midnight of the start day. */
export async function seedMembers(tx: Tx, at: number, now = at): Promise<void> {
  const [passwordHash, payPasswordHash] = await Promise.all([
    hashPassword(SEED_PASSWORD),
    hashPassword(SEED_PAY_PASSWORD),
  ]);
  const rowOf = (person: SeedMember): MemberRow => ({
    id: person.id,
    no: `YJ${person.id.padStart(8, '8')}`,
    mobile: person.mobile,
    nickname: person.nickname,
    avatar: `/images/avatar/${person.avatar}.webp`,
    gender: person.gender ?? '',
    birthday: person.birthday ?? '',
    regionCode: person.regionCode ?? '',
    bio: person.bio ?? '',
    vipUntil: person.vipDays ? at + person.vipDays * DAY_MS : null,
    teamLevel: person.teamLevel ?? 0,
    inviterId: person.inviterId ?? null,
    wholesaler: person.wholesaler ?? 'none',
    merchantId: person.merchantId ?? null,
    channelId: person.channelId ?? null,
    identity: person.identity ?? 'none',
    newGift: person.newGift ?? 'claimed',
    passwordHash,
    payPasswordHash: person.payPassword ? payPasswordHash : null,
    noticeSettings: NOTICE_DEFAULTS,
    createdAt: at - person.daysAgo * DAY_MS + 10 * 3_600_000,
  });
  await insertAll(tx, members, [...NAMED, ...GUESTS, ...PATRON_GUESTS].map(rowOf));
  await insertAll(
    tx,
    members,
    EMPLOYEES.map((employee) => rowOf({ ...employee, nickname: employee.name, daysAgo: 400, identity: 'verified' })),
  );
  await insertAll(
    tx,
    employees,
    EMPLOYEES.map(
      ({ id, no, name, avatar, title, storeId, moreStoreIds = [], department, areas, isManager = false }) => ({
        id,
        no,
        memberId: id,
        name,
        avatar: `/images/avatar/${avatar}.webp`,
        title,
        storeId,
        moreStoreIds,
        department,
        areas,
        isManager,
      }),
    ),
  );
  await insertAll(
    tx,
    identities,
    EMPLOYEES.map(({ id, no, name }) => ({
      provider: 'ding' as const,
      openId: no,
      memberId: id,
      nickname: name,
      boundAt: at,
    })),
  );
  await seedLogins(tx, at);
  await seedThings(tx, at, now);
}

/** How 林知夏 comes in: by the messenger, on two phones and on the computer at home. What stands for a hash opens nothing. */
async function seedLogins(tx: Tx, at: number): Promise<void> {
  await tx.insert(identities).values({
    provider: 'wechat',
    openId: 'seed-lin-fan',
    memberId: MAIN_MEMBER,
    nickname: '知夏',
    avatar: '/images/avatar/1.webp',
    boundAt: at - 46 * DAY_MS,
  });
  await insertAll(
    tx,
    sessions,
    LOGINS.map(({ daysAgo, hour, ...login }, i) => ({
      ...login,
      tokenHash: `seed ${i}`,
      memberId: MAIN_MEMBER,
      createdAt: at - daysAgo * DAY_MS + hour * 3_600_000,
      expiresAt: at + (30 - daysAgo) * DAY_MS,
    })),
  );
}

async function seedThings(tx: Tx, at: number, now: number): Promise<void> {
  await insertAll(
    tx,
    addresses,
    ADDRESSES.map((address, i) => ({ ...address, memberId: MAIN_MEMBER, createdAt: at - (40 - i * 9) * DAY_MS })),
  );
  await insertAll(
    tx,
    hobbyTags,
    HOBBY_TAGS.map((tag, sort) => ({ ...tag, sort })),
  );
  await insertAll(
    tx,
    memberHobbies,
    HOBBIES.map((tagId) => ({ memberId: MAIN_MEMBER, tagId })),
  );
  await insertAll(
    tx,
    notices,
    NOTICES.map(({ hoursAgo, ...notice }, i) => ({
      id: String(10500 + i),
      memberId: MAIN_MEMBER,
      ...notice,
      // What is new came this morning, not on the eve of the first start.
      createdAt: (hoursAgo < 6 ? now : at) - hoursAgo * 3_600_000,
    })),
  );
  await insertAll(
    tx,
    feedbacks,
    FEEDBACKS.map(({ daysAgo, replies, unread, ...feedback }, i) => ({
      ...feedback,
      id: String(10600 + i),
      no: `YJFK${String(10600 + i).padStart(8, '0')}`,
      memberId: MAIN_MEMBER,
      createdAt: at - daysAgo * DAY_MS + OPENING,
      replies: replies.map(({ hoursLater, ...reply }) => ({
        ...reply,
        at: at - daysAgo * DAY_MS + OPENING + hoursLater * 3_600_000,
      })),
      ...answered(at - daysAgo * DAY_MS + OPENING, replies.at(-1)?.hoursLater, unread),
    })),
  );
}

/** An answer that waits to be read is the newest of all. */
const answered = (since: number, hours: number | undefined, unread = false) => {
  if (hours === undefined) return {};
  const answeredAt = since + hours * 3_600_000;
  return { answeredAt, seenAt: unread ? null : answeredAt };
};
