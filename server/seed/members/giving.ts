/** Public benefit, and what members of the team agreed to and say of each other (rule 20.1). Ids: projects 5901-5903, donations from 5911. */
import { gt } from 'drizzle-orm';
import { donationProjects, donations, members, teamJoins } from '../../db/schema';
import { startOfDay, DAY_MS } from '../../lib/shanghai';
import type { Tx } from '../../db/client';
import { book, memberOwner } from '../../domains/people/ledger/service';
import { markAdded } from '../../domains/membership/team/repository';
import { numberOf } from '../../lib/numbers';
import { GIVEN, PROJECTS } from '../data/donations';
import { insertAll } from '../insert';

const LEADER = '10010';
/** What 陈雨前 remembers of some whom she brought. */
const REMARKS: Readonly<Record<string, string>> = {
  '10050': '只喝岩茶',
  '10053': '公司茶会采购',
  '10057': '生日送过寿眉',
};

export async function seedGiving(tx: Tx, at: number, now: number): Promise<void> {
  await insertAll(
    tx,
    donationProjects,
    PROJECTS.map(({ endsIn, updates, ...project }, sort) => ({
      ...project,
      endAt: at + endsIn * DAY_MS,
      updates: updates.map(({ daysAgo, text, photo = '' }) => ({
        at: at - daysAgo * DAY_MS + DAY_MS / 2,
        text,
        photo,
      })),
      sort,
    })),
  );
  for (const { id, projectId, value, message } of GIVEN) {
    const certificateNo = numberOf('YJGY', now, id);
    const title = `捐赠 · ${PROJECTS.find((project) => project.id === projectId)?.title ?? ''}`;
    await book(tx, {
      owner: memberOwner(LEADER),
      unit: 'points',
      bizType: 'donate',
      bizId: id,
      delta: -value,
      title,
      memo: certificateNo,
      at: now,
    });
    await insertAll(tx, donations, [
      { id, projectId, memberId: LEADER, unit: 'points', value, certificateNo, message, at: now },
    ]);
  }
  const team = await tx.select({ id: members.id, at: members.createdAt }).from(members).where(gt(members.teamLevel, 0));
  await insertAll(
    tx,
    teamJoins,
    team.map((member) => ({ memberId: member.id, agreeVersion: '1.6', at: member.at + DAY_MS })),
  );
  for (const [id, remark] of Object.entries(REMARKS)) await markAdded(tx, id, remark, startOfDay(now) - 3 * DAY_MS);
}
