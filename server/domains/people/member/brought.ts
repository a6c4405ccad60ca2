/** What follows when somebody was brought, and when those whom somebody brought have bought. */
import type { Tx } from '../../../db/client';
import { schedule } from '../../../db/timers';
import { bookGrowth } from '../ledger/growth';
import { sendNotice } from '../notice/send';
import { listTeamAbove } from './repository';

/** Looked at by the team's own domain, which knows this one. */
export const GRADE_JOB = 'team.grade';

/** The inviter grows by it, hears of it, and may have reached the next grade. */
export async function thankInviter(
  tx: Tx,
  inviterId: string,
  brought: { id: string; nickname: string },
  now: number,
): Promise<void> {
  await bookGrowth(tx, inviterId, 'invite', brought.id, now);
  await sendNotice(tx, inviterId, {
    box: 'team',
    title: '新的直属成员',
    text: `${brought.nickname} 通过你的邀请加入，以后的订单按规则为你计入团队贡献。`,
    link: '/member/pages/team/list?depth=1',
    at: now,
  });
  await planGrades(tx, brought.id, now);
}

/** Grades of both depths above rise with what this member bought. */
export async function planGrades(tx: Tx, memberId: string, now: number): Promise<void> {
  for (const id of await listTeamAbove(tx, memberId)) await schedule(tx, GRADE_JOB, id, now);
}
