/**
 * Grades of the team (rule 16.5): joined by agreeing to the promoter terms, raised as soon as both conditions of the next one hold, never
 * lowered. The rate of a grade stands beside those of the income.
 */
import type { TeamLevel } from '../../../../src/contract/team/schemas';
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import type { JobHandlers } from '../../../jobs/runner';
import { readShopSettings } from '../../people/shopSettings/repository';
import type { ShopSettings } from '../../people/shopSettings/settings';
import { memberOf } from '../../people/member/accounts';
import { GRADE_JOB } from '../../people/member/brought';
import { updateMember } from '../../people/member/repository';
import { sendNotice } from '../../people/notice/send';
import { monthOf, monthSpan } from './month';
import { countDirect, listMonths, sumOpen } from './repository';

type Rules = Pick<ShopSettings, 'team' | 'income'>;

const percent = (bp: number): string => `${bp / 100}%`;

function levelsOf({ team, income }: Rules): TeamLevel[] {
  return team.grades.map(({ name, needDirect, needAmount }, at) => {
    const added = income.gradeBp[at] ?? 0;
    const rateBp = income.directBp + added;
    return {
      level: at + 1,
      name,
      needDirect,
      needAmount,
      rateBp,
      rights: [
        `直推 ${percent(rateBp)}${added > 0 ? `，其中${name}加成 ${percent(added)}` : ''}`,
        `间推 ${percent(income.indirectBp)}`,
      ],
    };
  });
}

export const gradeName = ({ team }: Rules, level: number): string => team.grades[level - 1]?.name ?? '';

/** What both depths received this month. */
async function monthAmount(tx: Tx, memberId: string, now: number): Promise<number> {
  const [month] = await listMonths(tx, memberId, [monthOf(now)]);
  return month?.amount ?? 0;
}

export async function readGrades(tx: Tx, memberId: string, now: number): Promise<DataOf<'member.teamLevel'>> {
  const shopSettings = await readShopSettings(tx);
  const { teamLevel: current } = await memberOf(tx, memberId);
  const levels = levelsOf(shopSettings);
  return {
    levels,
    current,
    progress: await monthAmount(tx, memberId, now),
    need: levels[current]?.needAmount ?? 0,
    indirectBp: shopSettings.income.indirectBp,
    settleDays: shopSettings.income.settleDays,
  };
}

/** Raises a member of the team to the highest grade whose conditions hold. */
async function raise(tx: Tx, memberId: string, now: number): Promise<void> {
  await lockMember(tx, memberId);
  const { teamLevel } = await memberOf(tx, memberId);
  const shopSettings = await readShopSettings(tx);
  if (teamLevel === 0 || teamLevel >= shopSettings.team.grades.length) return;
  const direct = await countDirect(tx, memberId);
  // A grade is for good, so what may still come back does not count yet.
  const amount = (await monthAmount(tx, memberId, now)) - (await sumOpen(tx, memberId, ...monthSpan(monthOf(now))));
  const reached =
    shopSettings.team.grades.findLastIndex((grade) => direct >= grade.needDirect && amount >= grade.needAmount) + 1;
  if (reached <= teamLevel) return;
  await updateMember(tx, memberId, { teamLevel: reached });
  await sendNotice(tx, memberId, {
    box: 'team',
    title: `升为${gradeName(shopSettings, reached)}`,
    text: `直属 ${direct} 人、本月业绩都已达到，之后付款的订单按 ${percent(levelsOf(shopSettings)[reached - 1]?.rateBp ?? 0)} 计收益。`,
    link: '/member/pages/team/index',
    at: now,
  });
}

export const teamJobs = {
  [GRADE_JOB]: (tx, memberId, server) => raise(tx, memberId, server.now()),
} satisfies JobHandlers;
