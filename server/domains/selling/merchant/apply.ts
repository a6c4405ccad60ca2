/** merchant.apply: a member wants to sell here; a manager decides through the task (rules 5.4, 14.4). */
import type { MerchantView } from '../../../../src/contract/merchant/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, refuse } from '../../../http/errors';
import { isDistrict } from '../../people/address/regions';
import { findContents } from '../../people/content/repository';
import { MANAGER_DESK } from '../../people/employee/desks';
import { checkOwnPhotos } from '../../people/file/own';
import { checkOwnPaper, shownUrl } from '../../people/file/sealed';
import { findMember } from '../../people/member/repository';
import { sendNotice } from '../../people/notice/send';
import { saveCounter } from '../../offer/store/repository';
import { openTask } from '../../people/task/open';
import { readHours } from './hours';
import { merchantView } from './presenter';
import {
  closePapers,
  findOwn,
  hasCate,
  insertMerchant,
  savePapers,
  setMerchantOf,
  updateMerchant,
  type Merchant,
  type OwnMerchant,
} from './repository';

type Input = RequestOf<'merchant.apply'>;
const HOME = '/member/pages/wholesale/index?identity=merchant';
const AGREEMENT = 'MERCHANT';

/** Errors: 400 category, region, hours, papers that are not the member's own uploads · 422 not agreed, being audited, one has a shop already. */
export async function applyAsMerchant(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  server: Setup,
): Promise<MerchantView> {
  if (!input.agree) throw refuse('请先阅读并同意商家入驻协议', { field: 'agree' });
  await lockMember(tx, memberId);
  const own = await findOwn(tx, memberId);
  if (own?.merchant.state === 'auditing') throw refuse('入驻审核中，请耐心等待');
  if (own?.merchant.state === 'approved') throw refuse('每位会员只能开一家店，你已入驻');
  if (!(await hasCate(tx, input.cateId))) throw badRequest('cateId', '请选择经营类目');
  if (!isDistrict(input.regionCode)) throw badRequest('regionCode', '请选择所在地区');
  const license = await checkOwnPaper(tx, memberId, input.license, 'license');
  await checkOwnPhotos(tx, memberId, input.photos);
  const written = await write(tx, memberId, own, { ...input, license }, now);
  await openAudit(tx, memberId, written, now, server);
  return merchantView(written, { coins: 0, license: shownUrl(server.config, license, now) });
}

async function write(
  tx: Tx,
  memberId: string,
  own: OwnMerchant | undefined,
  input: Input,
  now: number,
): Promise<OwnMerchant> {
  const [cover = ''] = input.photos;
  const row = {
    name: input.name.trim(),
    cateId: input.cateId,
    logo: cover,
    cover,
    photos: input.photos,
    intro: own?.merchant.intro ?? '',
    contact: input.contact.trim(),
    mobile: input.mobile,
    address: input.address.trim(),
    lat: String(input.geo.lat),
    lng: String(input.geo.lng),
    hours: readHours(input.hours),
    offer: input.offer?.trim() ?? '',
    open: true,
    state: 'auditing' as const,
    reason: null,
    sort: 100,
  };
  const merchantId = own?.merchant.id ?? (await insertMerchant(tx, row));
  if (own) await updateMerchant(tx, merchantId, row);
  const [agreement] = await findContents(tx, [AGREEMENT]);
  await savePapers(tx, {
    memberId,
    merchantId,
    license: input.license,
    regionCode: input.regionCode,
    agreement: agreement?.version ?? '',
    appliedAt: now,
    decidedAt: null,
  });
  const found = await findOwn(tx, memberId);
  if (!found) throw new Error('the application was not written');
  return found;
}

async function openAudit(
  tx: Tx,
  memberId: string,
  { merchant, cate, papers }: OwnMerchant,
  now: number,
  server: Setup,
): Promise<void> {
  const member = await findMember(tx, memberId);
  await openTask(
    tx,
    {
      kind: 'merchant',
      targetId: memberId,
      title: `商家入驻 ${merchant.name}`,
      summary: `${merchant.contact}申请入驻，经营${cate}`,
      fromId: memberId,
      fromName: member?.nickname ?? '会员',
      area: MANAGER_DESK,
      worth: null,
      fields: [
        { key: 'name', label: '店名', value: merchant.name },
        { key: 'cate', label: '类目', value: cate },
        { key: 'contact', label: '联系人', value: merchant.contact },
        { key: 'mobile', label: '手机号', value: merchant.mobile },
        { key: 'address', label: '地址', value: merchant.address },
        ...(merchant.offer === '' ? [] : [{ key: 'offer', label: '会员优惠', value: merchant.offer }]),
        ...(papers?.agreement ? [{ key: 'agreement', label: '协议版本', value: papers.agreement }] : []),
      ],
      files: [...(papers ? [papers.license] : []), ...merchant.photos],
      createdAt: now,
    },
    server,
  );
}

/** The applicant takes it back and may apply again. 409 decided before. */
export async function withdrawApplication(tx: Tx, memberId: string, now: number): Promise<void> {
  const { merchant } = await lockApplication(tx, memberId);
  await updateMerchant(tx, merchant.id, { state: 'rejected', reason: '你已撤回申请' });
  await closePapers(tx, memberId, now);
}

async function lockApplication(tx: Tx, memberId: string): Promise<OwnMerchant> {
  await lockMember(tx, memberId);
  const own = await findOwn(tx, memberId);
  if (own?.merchant.state !== 'auditing') throw conflict('该任务已处理');
  return own;
}

/** In the transaction of the task. 409 decided before · 422 a refusal without a reason. */
export async function decideMerchant(
  tx: Tx,
  memberId: string,
  { pass, note }: { pass: boolean; note: string },
  now: number,
): Promise<void> {
  const { merchant } = await lockApplication(tx, memberId);
  const reason = note.trim();
  if (!pass && reason === '') throw refuse('请填写驳回原因', { field: 'note' });
  await updateMerchant(tx, merchant.id, { state: pass ? 'approved' : 'rejected', reason: pass ? null : reason });
  await closePapers(tx, memberId, now);
  if (pass) {
    await setMerchantOf(tx, memberId, merchant.id);
    await openCounter(tx, merchant);
  }
  await sendNotice(tx, memberId, {
    box: 'service',
    title: pass ? '商家入驻已通过' : '商家入驻未通过',
    text: pass ? `${merchant.name}已开通，可以上架商品、处理订单。` : `${reason}。修改后可以重新提交。`,
    link: pass ? '/member/pages/wholesale/manage' : HOME,
    at: now,
  });
}

/** Where buyers pick up what they bought of this merchant. */
export const openCounter = (tx: Tx, merchant: Merchant): Promise<void> =>
  saveCounter(tx, merchant.id, {
    name: merchant.name,
    city: '',
    cover: merchant.cover,
    address: merchant.address,
    lat: merchant.lat,
    lng: merchant.lng,
    tel: merchant.mobile,
    hours: merchant.hours ?? { open: '00:00', close: '23:59', closedDays: [] },
    tags: [],
    bookable: false,
    pickup: true,
    photos: merchant.photos,
    sort: 1000,
  });
