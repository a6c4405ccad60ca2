/** special.wholesaleApply: a member asks to buy in bulk; a manager decides through the task (rules 5.4, 14.2). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import { isTaxNo, tidyTaxNo } from '../../../../src/core/lib/taxNo';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, refuse } from '../../../http/errors';
import { lockMember } from '../../../db/locks';
import { MANAGER_DESK } from '../../people/employee/desks';
import { findContents } from '../../people/content/repository';
import { openTask } from '../../people/task/open';
import { checkOwnPaper } from '../../people/file/sealed';
import { sendNotice } from '../../people/notice/send';
import { findWholesaler, saveApplication, setWholesalerState, updateApplication } from './repository';
import { wholesalerState } from './wholesaler';

const AGREEMENT = 'WHOLESALE';
type Input = RequestOf<'special.wholesaleApply'>;
type Answer = DataOf<'special.wholesaleApply'>;

/** Errors: 400 tax number, a licence that is not the member's own upload · 422 not agreed, being audited, approved already. */
export async function applyForWholesale(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  server: Setup,
): Promise<Answer> {
  if (!isTaxNo(input.taxNo)) throw badRequest('taxNo', '税号不对，请照营业执照核对');
  if (!input.agree) throw refuse('请先阅读并同意批发商协议', { field: 'agree' });
  await lockMember(tx, memberId);
  const state = (await findWholesaler(tx, memberId))?.state;
  if (state === 'auditing') throw refuse('资质审核中，请耐心等待');
  if (state === 'approved') throw refuse('你已是认证批发商');
  const license = await checkOwnPaper(tx, memberId, input.license, 'license');
  await write(tx, memberId, { ...input, license }, now, server);
  return wholesalerState(tx, memberId, now, server);
}

async function write(tx: Tx, memberId: string, input: Input, now: number, server: Setup): Promise<void> {
  const [agreement] = await findContents(tx, [AGREEMENT]);
  const row = {
    company: input.company.trim(),
    taxNo: tidyTaxNo(input.taxNo),
    license: input.license,
    contact: input.contact.trim(),
    mobile: input.mobile,
    monthlyKg: input.monthlyKg ?? null,
    agreement: agreement?.version ?? '',
    reason: null,
    appliedAt: now,
    decidedAt: null,
  };
  await saveApplication(tx, { memberId, ...row });
  const nickname = await setWholesalerState(tx, memberId, 'auditing');
  const monthly = row.monthlyKg === null ? '' : `，月采购约 ${row.monthlyKg} kg`;
  await openTask(
    tx,
    {
      kind: 'wholesale',
      targetId: memberId,
      title: `批发资质 ${row.company}`,
      summary: `${row.contact}申请批发商资质${monthly}`,
      fromId: memberId,
      fromName: nickname ?? '会员',
      area: MANAGER_DESK,
      worth: null,
      fields: applicationFields(row),
      files: [row.license],
      createdAt: now,
    },
    server,
  );
}

export const applicationFields = (row: {
  company: string;
  taxNo: string;
  contact: string;
  mobile: string;
  monthlyKg: number | null;
  agreement?: string;
}) => [
  { key: 'company', label: '公司', value: row.company },
  { key: 'taxNo', label: '税号', value: row.taxNo },
  { key: 'contact', label: '联系人', value: row.contact },
  { key: 'mobile', label: '手机号', value: row.mobile },
  ...(row.monthlyKg === null ? [] : [{ key: 'monthlyKg', label: '月采购量', value: `${row.monthlyKg} kg` }]),
  ...(row.agreement ? [{ key: 'agreement', label: '协议版本', value: row.agreement }] : []),
];

/** The applicant takes it back and may apply again. 409 decided before. */
export async function withdrawApplication(tx: Tx, memberId: string, now: number): Promise<void> {
  await lockMember(tx, memberId);
  if ((await findWholesaler(tx, memberId))?.state !== 'auditing') throw conflict('该任务已处理');
  await setWholesalerState(tx, memberId, 'none');
  await updateApplication(tx, memberId, { decidedAt: now });
}

/** In the transaction of the task. 409 decided before · 422 a refusal without a reason. */
export async function decideWholesaler(
  tx: Tx,
  memberId: string,
  { pass, note }: { pass: boolean; note: string },
  now: number,
): Promise<void> {
  await lockMember(tx, memberId);
  if ((await findWholesaler(tx, memberId))?.state !== 'auditing') throw conflict('该任务已处理');
  const reason = note.trim();
  if (!pass && reason === '') throw refuse('请填写驳回原因', { field: 'note' });
  await setWholesalerState(tx, memberId, pass ? 'approved' : 'rejected');
  await updateApplication(tx, memberId, { reason: pass ? null : reason, decidedAt: now });
  await sendNotice(tx, memberId, {
    box: 'service',
    title: pass ? '批发资质已通过' : '批发资质未通过',
    text: pass ? '现在可以查看阶梯价并下批发单，满 ¥2,000 起批。' : `${reason}。修改后可以重新提交。`,
    link: '/pages/tea/wholesale',
    at: now,
  });
}
