/** Sales outside the shop (rule 16.4): a team member reports one, finance checks it, and it earns at the rate of a direct order. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { lockMember } from '../../../../db/locks';
import type { Setup } from '../../../../http/context';
import { badRequest, conflict, notLoggedIn, refuse } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { yuan } from '../../../../lib/money';
import { DAY_MS, instantOf } from '../../../../lib/shanghai';
import { FINANCE_DESK } from '../../../people/employee/desks';
import { keepOwnPhotos } from '../../../people/file/own';
import { shownBy } from '../../../people/file/sealed';
import { readShopSettings } from '../../../people/shopSettings/repository';
import { goneApplicant } from '../../../people/member/accounts';
import { findMember } from '../../../people/member/repository';
import { sendNotice } from '../../../people/notice/send';
import { directBp } from '../../../people/pricing/income';
import { openTask } from '../../../people/task/open';
import {
  hasSame,
  insertDeclaration,
  lockDeclaration,
  pageOfDeclarations,
  updateDeclaration,
  type Declaration,
} from './repository';
import { declarationView } from './presenter';
import { grantIncome, rowRoute } from '../../../people/income/service';

/** 400 a day that is none, to come or too long ago, photos of somebody else · 422 one's own purchase, the same sale again. */
export async function declareSale(
  tx: Tx,
  memberId: string,
  { buyerMobile, amount, soldAt, goodsText, photos: sent }: RequestOf<'member.declarationSave'>,
  now: number,
  server: Setup,
): Promise<DataOf<'member.declarationSave'>> {
  await lockMember(tx, memberId);
  const member = await findMember(tx, memberId);
  if (!member) throw notLoggedIn();
  const { income } = await readShopSettings(tx);
  const day = instantOf(soldAt);
  if (Number.isNaN(day) || day > now) throw badRequest('soldAt', '成交日期不能晚于今天');
  if (day < now - (income.declareDays + 1) * DAY_MS)
    throw badRequest('soldAt', `只能申报近 ${income.declareDays} 天的业绩`);
  if (buyerMobile === member.mobile) throw refuse('不能申报本人购买的商品');
  const words = goodsText.trim();
  if (words === '') throw badRequest('goodsText', '请填写商品');
  const photos = await keepOwnPhotos(tx, memberId, sent);
  if (await hasSame(tx, { memberId, buyerMobile, amount, soldAt })) throw refuse('这笔业绩已经申报过');
  const row = await insertDeclaration(tx, {
    memberId,
    buyerMobile,
    amount,
    rateBp: directBp(income, member.teamLevel),
    soldAt,
    goodsText: words,
    photos,
    createdAt: now,
  });
  await putOnDesk(tx, row, member.nickname, now, server);
  return declarationView(row, null, shownBy(server, now));
}

const putOnDesk = (tx: Tx, row: Declaration, fromName: string, now: number, server: Setup): Promise<void> =>
  openTask(tx, { ...declarationTask(row, fromName), createdAt: now }, server);

/** What who decides reads. */
export const declarationTask = (row: Declaration, fromName: string) => ({
  kind: 'declaration' as const,
  targetId: row.id,
  title: `业绩申报 ¥${yuan(row.amount)}`,
  summary: `${fromName} 申报 ${row.soldAt} 线下成交：${row.goodsText}`,
  fromId: row.memberId,
  fromName,
  area: FINANCE_DESK,
  worth: row.amount,
  fields: [
    { key: 'buyer', label: '买家手机', value: row.buyerMobile },
    { key: 'amount', label: '成交金额', value: `¥${yuan(row.amount)}` },
    { key: 'soldAt', label: '成交日期', value: row.soldAt },
    { key: 'goods', label: '商品', value: row.goodsText },
    { key: 'rate', label: '收益比例', value: `${row.rateBp / 100}%` },
  ],
  files: row.photos,
});

/** 409 when it was decided meanwhile, 422 a refusal without a reason. */
export async function decideDeclaration(
  tx: Tx,
  id: string,
  { pass, note }: { pass: boolean; note: string },
  now: number,
): Promise<void> {
  const row = await lockDeclaration(tx, id);
  if (row?.status !== 'auditing') throw conflict('该任务已处理');
  const reason = note.trim();
  if (!pass && reason === '') throw refuse('请填写驳回原因', { field: 'note' });
  await updateDeclaration(tx, id, {
    status: pass ? 'approved' : 'rejected',
    decidedAt: now,
    ...(pass ? {} : { reason }),
  });
  const income = pass
    ? await grantIncome(
        tx,
        {
          memberId: row.memberId,
          source: 'declare',
          declarationId: id,
          title: row.goodsText,
          base: row.amount,
          rateBp: row.rateBp,
        },
        now,
      )
    : undefined;
  const what = `${row.soldAt} 的线下业绩 ¥${yuan(row.amount)}`;
  await sendNotice(tx, row.memberId, {
    box: 'team',
    title: pass ? '业绩申报已通过' : '业绩申报未通过',
    text: pass ? `${what}已核实，收益 ¥${yuan(income?.amount ?? 0)} 待结算。` : `${what}未通过：${reason}`,
    link: income ? rowRoute(income.id) : '/income/pages/index',
    at: now,
  });
}

/** The account has ended or left the team, or the buyer turned out to be the declarer. */
export async function staleDeclaration(tx: Tx, id: string): Promise<string | undefined> {
  const row = await lockDeclaration(tx, id);
  const member = row && (await findMember(tx, row.memberId));
  if (!row || !member) return undefined;
  const gone = await goneApplicant(tx, row.memberId);
  if (gone !== undefined) return gone;
  if (member.teamLevel === 0) return '申报人已不在团队，请驳回';
  return member.mobile === row.buyerMobile ? '买家手机号就是申报人本人，请驳回' : undefined;
}

/** The sender takes the declaration back. 409 when it was decided meanwhile. */
export async function withdrawDeclaration(tx: Tx, id: string, now: number): Promise<void> {
  const row = await lockDeclaration(tx, id);
  if (row?.status !== 'auditing') throw conflict('该任务已处理');
  await updateDeclaration(tx, id, { status: 'rejected', reason: '提交人已撤回', decidedAt: now });
}

export async function listDeclarations(
  tx: Tx,
  memberId: string,
  { status, page = 1 }: RequestOf<'member.declaration'>,
  now: number,
  server: Setup,
): Promise<DataOf<'member.declaration'>> {
  const shown = shownBy(server, now);
  const { rows, total } = await pageOfDeclarations(tx, memberId, status, PAGE_SIZE, offsetOf(page));
  return pageOf(
    rows.map(({ row, income }) => declarationView(row, income, shown)),
    total,
    page,
  );
}
