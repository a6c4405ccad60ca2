/** Opening and ending of member accounts: who a mobile belongs to, new members, closing with its seven days. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { accounts, identities, members, orders, shares } from '../../db/schema';
import type { NoticeSettings } from '../../db/schema/member';
import { refuse } from '../../http/errors';
import { schedule, unschedule } from '../../db/timers';
import { plainNumberOf } from '../../lib/numbers';
import { DAY_MS } from '../../lib/shanghai';
import { closeSessions } from '../session/service';

export type MemberRow = typeof members.$inferSelect;

export const CLOSE_AFTER_MS = 7 * DAY_MS;
export const CLOSE_JOB = 'member.close';

const NOTICE_DEFAULTS: NoticeSettings = {
  order: true,
  service: true,
  marketing: false,
  team: true,
  table: true,
  sms: true,
  sound: true,
};

const first = async (tx: Tx, rows: Promise<MemberRow[]>, now: number): Promise<MemberRow | undefined> => {
  const [row] = await rows;
  if (!row || row.closeAt === null || row.closeAt > now) return row;
  await endAccount(tx, row.id);
  return undefined;
};

/** The living account of a mobile. One whose seven days are over is ended on the way, so its mobile is free again. */
export const findByMobile = (tx: Tx, mobile: string, now: number): Promise<MemberRow | undefined> =>
  first(tx, tx.select().from(members).where(eq(members.mobile, mobile)).for('update'), now);
export const findByNo = (tx: Tx, no: string, now: number): Promise<MemberRow | undefined> =>
  first(tx, tx.select().from(members).where(eq(members.no, no)).for('update'), now);

export interface NewMember {
  mobile: string;
  now: number;
  nickname?: string;
  passwordHash?: string;
  inviterId?: string;
}

/**
 * Opens an account with its member number, a drawn avatar and an open gift pack. Returns undefined when a twin call was faster: the
 * mobile is unique.
 */
export async function createMember(tx: Tx, person: NewMember): Promise<MemberRow | undefined> {
  const next = (await tx.execute(sql`select nextval('ids')::text as id`)) as unknown as { rows: { id: string }[] };
  const id = next.rows[0]?.id ?? '';
  const [row] = await tx
    .insert(members)
    .values({
      id,
      no: plainNumberOf(id, person.now),
      mobile: person.mobile,
      nickname: person.nickname ?? `茶友${id.slice(-4)}`,
      avatar: `/images/avatar/${1 + (Number(id) % 40)}.webp`,
      inviterId: person.inviterId ?? null,
      newGift: 'open',
      passwordHash: person.passwordHash ?? null,
      noticeSettings: NOTICE_DEFAULTS,
      createdAt: person.now,
    })
    .onConflictDoNothing({ target: members.mobile })
    .returning();
  return row;
}

/** The member behind a share link; undefined for links of visitors and unknown ones. */
export async function inviterOfShare(tx: Tx, shareId: string | undefined): Promise<string | undefined> {
  if (!shareId) return undefined;
  const [row] = await tx.select({ memberId: shares.memberId }).from(shares).where(eq(shares.shareId, shareId));
  return row?.memberId ?? undefined;
}

const OPEN_STATES = ['unpaid', 'grouping', 'paid', 'pickup', 'partial', 'shipped'] as const;

/** 422 with the reason while orders run or money is left. */
export async function checkClosable(tx: Tx, memberId: string): Promise<void> {
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), inArray(orders.status, [...OPEN_STATES])))
    .limit(1);
  if (open.length > 0) throw refuse('还有未完成的订单，暂不能注销');
  const held = await tx
    .select({ available: accounts.available, frozen: accounts.frozen })
    .from(accounts)
    .where(
      and(
        eq(accounts.ownerType, 'member'),
        eq(accounts.ownerId, memberId),
        inArray(accounts.unit, ['money', 'income']),
      ),
    );
  if (held.some((row) => row.available > 0 || row.frozen > 0)) throw refuse('账户还有余额或收益，请先提现或使用');
}

/** Starts the seven days and ends every session. */
export async function startClosing(tx: Tx, memberId: string, now: number): Promise<void> {
  const closeAt = now + CLOSE_AFTER_MS;
  await tx.update(members).set({ closeAt }).where(eq(members.id, memberId));
  await schedule(tx, CLOSE_JOB, memberId, closeAt);
  await closeSessions(tx, memberId);
}

/** A login inside the seven days keeps the account. */
export async function undoClosing(tx: Tx, memberId: string): Promise<void> {
  await tx.update(members).set({ closeAt: null }).where(eq(members.id, memberId));
  await unschedule(tx, CLOSE_JOB, memberId);
}

/** Takes the person out of the row; orders and ledgers keep their id. Safe to repeat. */
export async function endAccount(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(identities).where(eq(identities.memberId, memberId));
  await closeSessions(tx, memberId);
  await tx
    .update(members)
    .set({
      mobile: `closed-${memberId}`,
      nickname: '已注销用户',
      avatar: '/images/avatar/1.webp',
      gender: '',
      birthday: '',
      regionCode: '',
      bio: '',
      passwordHash: null,
      payPasswordHash: null,
    })
    .where(eq(members.id, memberId));
}

/** Jobs of this domain: the end of the seven days, unless a login came before it. */
export const memberJobs = {
  [CLOSE_JOB]: async (tx: Tx, memberId: string, server: { now(): number }) => {
    const [row] = await tx.select().from(members).where(eq(members.id, memberId));
    if (row?.closeAt && row.closeAt <= server.now()) await endAccount(tx, memberId);
  },
};
