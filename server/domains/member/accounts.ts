/** Opening and ending of member accounts: who a mobile belongs to, new members, closing with its seven days. */
import type { Tx } from '../../db/client';
import type { NoticeSettings } from '../../db/schema/member';
import { notFound, refuse } from '../../http/errors';
import { lockMember } from '../../db/locks';
import { schedule, unschedule } from '../../db/timers';
import { plainNumberOf } from '../../lib/numbers';
import { DAY_MS } from '../../lib/shanghai';
import { bookGrowth } from '../ledger/growth';
import { balancesOf } from '../ledger/repository';
import { closeSessions } from '../session/service';
import {
  deleteIdentities,
  findMember,
  findSharerId,
  hasOrderIn,
  insertMember,
  lockByMobile,
  lockByNo,
  nextMemberId,
  updateMember,
  type MemberRow,
} from './repository';

const CLOSE_AFTER_MS = 7 * DAY_MS;
const CLOSE_JOB = 'member.close';

const NOTICE_DEFAULTS: NoticeSettings = {
  order: true,
  service: true,
  marketing: false,
  team: true,
  table: true,
  sms: true,
  sound: true,
};

/** A member row for services that need more than the viewer; 404 when it is gone. */
export async function memberOf(tx: Tx, memberId: string): Promise<MemberRow> {
  const row = await findMember(tx, memberId);
  if (!row) throw notFound();
  return row;
}

/** One whose seven days are over is ended on the way, so its mobile is free again. */
async function ifLiving(tx: Tx, row: MemberRow | undefined, now: number): Promise<MemberRow | undefined> {
  if (!row || row.closeAt === null || row.closeAt > now) return row;
  await endAccount(tx, row.id);
  return undefined;
}

/** The living account of a mobile, or of a member number; its row is locked. */
export const findByMobile = async (tx: Tx, mobile: string, now: number): Promise<MemberRow | undefined> =>
  ifLiving(tx, await lockByMobile(tx, mobile), now);
export const findByNo = async (tx: Tx, no: string, now: number): Promise<MemberRow | undefined> =>
  ifLiving(tx, await lockByNo(tx, no), now);

export interface NewMember {
  mobile: string;
  nickname?: string;
  passwordHash?: string;
  inviterId?: string;
}

/**
 * Opens an account with its member number, a drawn avatar and an open gift pack. Returns undefined when a twin call was faster: the
 * mobile is unique.
 */
export async function createMember(tx: Tx, person: NewMember, now: number): Promise<MemberRow | undefined> {
  const id = await nextMemberId(tx);
  const made = await insertMember(tx, {
    id,
    no: plainNumberOf(id, now),
    mobile: person.mobile,
    nickname: person.nickname ?? `茶友${id.slice(-4)}`,
    avatar: `/images/avatar/${1 + (Number(id) % 40)}.webp`,
    inviterId: person.inviterId ?? null,
    newGift: 'open',
    passwordHash: person.passwordHash ?? null,
    noticeSettings: NOTICE_DEFAULTS,
    createdAt: now,
  });
  if (made?.inviterId) await bookGrowth(tx, made.inviterId, 'invite', made.id, now);
  return made;
}

/** The member behind a share link; undefined for links of visitors and unknown ones. */
export const inviterOfShare = async (tx: Tx, shareId: string | undefined): Promise<string | undefined> =>
  shareId ? findSharerId(tx, shareId) : undefined;

const OPEN_STATES = ['unpaid', 'grouping', 'paid', 'pickup', 'partial', 'shipped'] as const;

/** 422 with the reason while orders run or money is left. */
export async function checkClosable(tx: Tx, memberId: string): Promise<void> {
  if (await hasOrderIn(tx, memberId, OPEN_STATES)) throw refuse('还有未完成的订单，暂不能注销');
  const { money, income } = await balancesOf(tx, memberId);
  if ([money, income].some(({ available, frozen }) => available > 0 || frozen > 0))
    throw refuse('账户还有余额或收益，请先提现或使用');
}

/** Starts the seven days and ends every session. */
export async function startClosing(tx: Tx, memberId: string, now: number): Promise<void> {
  const closeAt = now + CLOSE_AFTER_MS;
  await updateMember(tx, memberId, { closeAt });
  await schedule(tx, CLOSE_JOB, memberId, closeAt);
  await closeSessions(tx, memberId);
}

/** A login inside the seven days keeps the account. */
export async function undoClosing(tx: Tx, memberId: string): Promise<void> {
  await updateMember(tx, memberId, { closeAt: null });
  await unschedule(tx, CLOSE_JOB, memberId);
}

/** Takes the person out of the row; orders and ledgers keep their id. Safe to repeat. */
async function endAccount(tx: Tx, memberId: string): Promise<void> {
  await deleteIdentities(tx, memberId);
  await closeSessions(tx, memberId);
  await updateMember(tx, memberId, {
    mobile: `closed-${memberId}`,
    nickname: '已注销用户',
    avatar: '/images/avatar/1.webp',
    gender: '',
    birthday: '',
    regionCode: '',
    bio: '',
    passwordHash: null,
    payPasswordHash: null,
  });
}

/** Jobs of this domain: the end of the seven days, unless a login came before it. */
export const memberJobs = {
  [CLOSE_JOB]: async (tx: Tx, memberId: string, server: { now(): number }) => {
    await lockMember(tx, memberId);
    const row = await findMember(tx, memberId);
    if (row?.closeAt && row.closeAt <= server.now()) await endAccount(tx, memberId);
  },
};
