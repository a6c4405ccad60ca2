/** Opening and ending of member accounts: who a mobile belongs to, new members, closing with its waiting time. */
import type { Tx } from '../../../db/client';
import type { NoticeSettings } from '../../../db/schema/member';
import { notFound, Refusal, refuse } from '../../../http/errors';
import { lockMember } from '../../../db/locks';
import { schedule, unschedule } from '../../../db/timers';
import type { JobHandlers } from '../../../jobs/runner';
import { plainNumberOf } from '../../../lib/numbers';
import { DAY_MS } from '../../../lib/shanghai';
import { findEmployee } from '../employee/repository';
import { readShopSettings } from '../shopSettings/repository';
import { balancesOf } from '../ledger/repository';
import { book, memberOwner } from '../ledger/service';
import { sendNotice } from '../notice/send';
import { closeSessions } from '../session/service';
import { thankInviter } from './brought';
import {
  deleteBelongings,
  deleteIdentities,
  findMember,
  findSharerId,
  hasAdoption,
  hasOpenSale,
  hasOrderIn,
  hasPiece,
  hasPromise,
  hasStoredTea,
  insertMember,
  lockByMobile,
  lockByNo,
  nextMemberId,
  owesCredit,
  updateMember,
  type MemberRow,
} from './repository';

const CLOSE_JOB = 'member.close';
/** What is known of the person by law goes too (identity/jobs.ts). */
export const FORGET_JOB = 'identity.forget';

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

/** One whose waiting time is over is ended on the way, so its mobile is free again. */
async function ifLiving(tx: Tx, row: MemberRow | undefined, now: number): Promise<MemberRow | undefined> {
  if (!row || row.closeAt === null || row.closeAt > now) return row;
  return (await endOrKeep(tx, row.id, now)) ? undefined : row;
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
  if (made?.inviterId) await thankInviter(tx, made.inviterId, made, now);
  return made;
}

/** The member behind a share link; undefined for links of visitors and unknown ones. */
export const inviterOfShare = async (tx: Tx, shareId: string | undefined): Promise<string | undefined> =>
  shareId ? findSharerId(tx, shareId) : undefined;

const OPEN_STATES = ['unpaid', 'grouping', 'paid', 'pickup', 'partial', 'shipped'] as const;

/** 422 with the reason while the account works for the shop, orders run, money is left, tea lies in the cellar, or a tree bears for it. */
export async function checkClosable(tx: Tx, memberId: string): Promise<void> {
  const { merchantId } = await memberOf(tx, memberId);
  if (await findEmployee(tx, memberId)) throw refuse('员工账号离职以后才能注销');
  if (merchantId) throw refuse('商家退店以后才能注销，请联系客服办理退店');
  if (await hasOrderIn(tx, memberId, OPEN_STATES)) throw refuse('还有未完成的订单，暂不能注销');
  if (await hasOpenSale(tx, memberId)) throw refuse('还有处理中的售后，暂不能注销');
  if (await owesCredit(tx, memberId)) throw refuse('还有未结清的信用账款，暂不能注销');
  const { money, income } = await balancesOf(tx, memberId);
  if ([money, income].some(({ available, frozen }) => available > 0 || frozen > 0))
    throw refuse('账户还有余额或收益，请先提现或使用');
  if (await hasPromise(tx, memberId)) throw refuse('还有待入账的收益，入账并提现后再注销');
  if (await hasStoredTea(tx, memberId)) throw refuse('茶窖里还有托管的茶，请先提货');
  if (await hasPiece(tx, memberId)) throw refuse('还有藏品在你名下，请先提货或转赠');
  if (await hasAdoption(tx, memberId)) throw refuse('还有认养中的茶树或没有领的收成，暂不能注销');
}

/** Starts the waiting time (limits.closeDays) and ends every session. */
export async function startClosing(tx: Tx, memberId: string, now: number): Promise<void> {
  const closeAt = now + (await readShopSettings(tx)).limits.closeDays * DAY_MS;
  await updateMember(tx, memberId, { closeAt });
  await schedule(tx, CLOSE_JOB, memberId, closeAt);
  await closeSessions(tx, memberId);
}

/** A login before the end keeps the account. */
export async function undoClosing(tx: Tx, memberId: string): Promise<void> {
  await updateMember(tx, memberId, { closeAt: null });
  await unschedule(tx, CLOSE_JOB, memberId);
}

/** Something may have come in the waiting time, a refund or an order of a group: then the account stays, and is told why. True when it ended. */
async function endOrKeep(tx: Tx, memberId: string, now: number): Promise<boolean> {
  try {
    await checkClosable(tx, memberId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await undoClosing(tx, memberId);
    await sendNotice(tx, memberId, {
      box: 'service',
      title: '账号没有注销',
      text: `${error.message}。处理好以后，可以再次申请注销。`,
      link: '/member/pages/setting',
      at: now,
    });
    return false;
  }
  await endAccount(tx, memberId, now);
  return true;
}

/** What an account that ends loses; money it has none. */
const LOST = ['points', 'coin', 'growth'] as const;

/** Stands where the mobile of a living account does. */
const ENDED = 'closed-';

/** Why nothing can be granted to the applicant any more (rule 5.7). */
export async function goneApplicant(tx: Tx, memberId: string): Promise<string | undefined> {
  const row = await findMember(tx, memberId);
  return !row || row.mobile.startsWith(ENDED) ? '申请人已注销，请驳回' : undefined;
}

/** Takes the person out of the rows; orders and ledgers keep their id. Safe to repeat. */
async function endAccount(tx: Tx, memberId: string, now: number): Promise<void> {
  await deleteIdentities(tx, memberId);
  await deleteBelongings(tx, memberId);
  const balances = await balancesOf(tx, memberId);
  for (const unit of LOST) {
    const { available } = balances[unit];
    if (available === 0) continue;
    const row = { owner: memberOwner(memberId), unit, delta: -available, at: now } as const;
    await book(tx, { ...row, bizType: 'adjust', bizId: `close-${memberId}`, title: '注销清零' });
  }
  await schedule(tx, FORGET_JOB, memberId, 0);
  await closeSessions(tx, memberId);
  await updateMember(tx, memberId, {
    mobile: `${ENDED}${memberId}`,
    nickname: '已注销用户',
    avatar: '/images/avatar/1.webp',
    gender: '',
    birthday: '',
    regionCode: '',
    bio: '',
    wantedNickname: null,
    wantedAvatar: null,
    wantedBio: null,
    passwordHash: null,
    payPasswordHash: null,
    identity: 'none',
  });
}

/** Jobs of this domain: the end of the waiting time, unless a login came before it. */
export const memberJobs = {
  [CLOSE_JOB]: async (tx, memberId, server) => {
    await lockMember(tx, memberId);
    const row = await findMember(tx, memberId);
    if (row?.closeAt && row.closeAt <= server.now()) await endOrKeep(tx, memberId, server.now());
  },
} satisfies JobHandlers;
