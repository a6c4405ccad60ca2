/** Public benefit (rule 11.10): points or balance given to a project, once, for good, with a certificate number of its own. */
import type { DonationProject, DonationRow } from '../../../../src/contract/donation/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { nextSequence } from '../../../db/numbers';
import { badRequest, notFound, refuse } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { yuan } from '../../../lib/money';
import { numberOf } from '../../../lib/numbers';
import { readShopSettings } from '../../people/shopSettings/repository';
import { book, memberOwner } from '../../people/ledger/service';
import { accountStat } from '../credits/service';
import { requirePayToken } from '../../people/session/proofs';
import {
  addToProject,
  hasGiven,
  insertDonation,
  listProjects,
  lockProject,
  pageOfDonations,
  sumDonated,
  type Donation,
  type Project,
} from './repository';

const isOpen = ({ raised, target, endAt }: Project, now: number): boolean => raised < target && now < endAt;

const projectView = (row: Project, now: number): DonationProject => ({
  id: row.id,
  title: row.title,
  cover: row.cover,
  story: row.story,
  target: row.target,
  raised: row.raised,
  points: row.points,
  people: row.people,
  endAt: row.endAt,
  open: isOpen(row, now),
  updates: row.updates,
});

const donationView = ({ memberId: _memberId, ...row }: Donation, project: string): DonationRow => ({ ...row, project });

export async function listDonations(
  tx: Tx,
  memberId: string,
  { mine = false, page = 1 }: RequestOf<'donation.index'>,
  now: number,
): Promise<DataOf<'donation.index'>> {
  const { rows, total } = await pageOfDonations(tx, memberId, PAGE_SIZE, offsetOf(page));
  const { donation } = await readShopSettings(tx);
  return {
    projects: mine ? [] : (await listProjects(tx)).map((row) => projectView(row, now)),
    mine: pageOf(
      rows.map(({ project, ...row }) => donationView(row, project)),
      total,
      page,
    ),
    total: await accountStat(tx, memberId, { unit: 'points' }, now),
    given: await sumDonated(tx, memberId),
    least: donation,
  };
}

/** 404 no such project · 410 proof used or over · 422 closed, less than the least, more than is missing, not enough of it. */
export async function donate(
  tx: Tx,
  memberId: string,
  { projectId, unit, value, anonymous = false, message = '', payToken }: RequestOf<'donation.create'>,
  now: number,
): Promise<DonationRow> {
  const { donation: least } = await readShopSettings(tx);
  if (value < least[unit]) throw refuse(unit === 'money' ? `最少 ¥${yuan(least.money)}` : `最少 ${least.points} 积分`);
  if (unit === 'money' && !payToken) throw badRequest('payToken');
  await lockMember(tx, memberId);
  const project = await lockProject(tx, projectId);
  if (!project) throw notFound();
  if (!isOpen(project, now))
    throw refuse(project.raised >= project.target ? '项目已筹满，谢谢你' : '项目已结束，谢谢你');
  const missing = project.target - project.raised;
  if (unit === 'money' && value > missing) throw refuse(`还差 ¥${yuan(missing)} 就筹满了`);
  if (payToken && unit === 'money') await requirePayToken(tx, memberId, payToken, now);
  const isFirst = !(await hasGiven(tx, memberId, projectId));
  const id = await nextSequence(tx);
  const certificateNo = numberOf('YJGY', now, id);
  const title = `捐赠 · ${project.title}`;
  await book(tx, {
    owner: memberOwner(memberId),
    unit,
    bizType: 'donate',
    bizId: id,
    delta: -value,
    title,
    memo: certificateNo,
    at: now,
  });
  const row = await insertDonation(tx, {
    id,
    projectId,
    memberId,
    unit,
    value,
    certificateNo,
    anonymous,
    message: message.trim(),
    at: now,
  });
  await addToProject(tx, projectId, {
    raised: unit === 'money' ? value : 0,
    points: unit === 'points' ? value : 0,
    people: isFirst ? 1 : 0,
  });
  return donationView(row, project.title);
}
