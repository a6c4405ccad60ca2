/**
 * Who a member is by law (rule 22.1). basic: name and id number as they were told, right in themselves, of nobody else here. verified: a
 * bank card in that name was found at the authentication service, which also adds the card that withdrawals go to. Number, name,
 * card and pictures are sealed; what goes out again is masked.
 */
import {
  ADULT,
  ageOn,
  bankOf,
  birthdayOf,
  isCardNumber,
  isIdNumber,
  isRealName,
} from '../../../../src/contract/identity/papers';
import type { IdentityView } from '../../../../src/contract/identity/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { transact } from '../../../db/transact';
import type { Verdict } from '../../../gateways/authentication';
import type { Context } from '../../../http/context';
import { badRequest, refuse, Refusal } from '../../../http/errors';
import { maskMobile, maskName } from '../../../lib/mask';
import { dayOf } from '../../../lib/shanghai';
import { ownsSealed } from '../file/repository';
import { sealedName } from '../file/sealed';
import { resolveMobile } from '../member/mobiles';
import { updateMember } from '../member/repository';
import { sendNotice } from '../notice/send';
import { consumeCode } from '../session/codes';
import { identityView, TRIES_PER_DAY, triesLeft } from './presenter';
import {
  findHolder,
  findIdentity,
  findTries,
  giveBackTry,
  listCards,
  markVerified,
  putCard,
  putIdentity,
  setReason,
  takeTry,
  type RealIdentity,
} from './repository';

type Call = Context<'external.authSave'>;
type Input = RequestOf<'external.authSave'>;

export const ABOUT = {
  name: (memberId: string) => `name of ${memberId}`,
  number: (memberId: string) => `id number of ${memberId}`,
  card: (memberId: string) => `card of ${memberId}`,
};

/** Of a number that is wrong and of one that has an account elsewhere: whose number has one is nobody's to know (rule 22.1). */
const NUMBER_WRONG = '身份证号有误，请核对';

/** 3****************8. */
const maskNumber = (idNo: string) => `${idNo.slice(0, 1)}${'*'.repeat(idNo.length - 2)}${idNo.slice(-1)}`;

export async function readIdentity(tx: Tx, memberId: string, now: number): Promise<IdentityView> {
  const [row, tries, [card]] = await Promise.all([
    findIdentity(tx, memberId),
    findTries(tx, memberId),
    listCards(tx, memberId),
  ]);
  return identityView(row, { card, tries, day: dayOf(now) });
}

export const saveIdentity = (input: Input, call: Call): Promise<IdentityView> =>
  input.step === 'basic' ? saveBasic(input, call) : verifyCard(input, call);

/** 400 a field · 422 a number that cannot be, under 18, another account's, one that was verified already. */
async function saveBasic(input: Input, call: Call): Promise<IdentityView> {
  const { memberId } = call.viewer;
  const now = call.now();
  const { name, idNo } = checkBasic(input, now);
  const photos = [photoOf(input.idFront, 'idFront'), photoOf(input.idBack, 'idBack')] as const;
  const numberHash = call.vault.digest(idNo);
  return transact(call.db, async (tx) => {
    await lockMember(tx, memberId);
    const before = await findIdentity(tx, memberId, true);
    if (before?.state === 'verified') throw refuse('身份已核验，如需更改请联系客服');
    const holder = await findHolder(tx, numberHash);
    if (holder !== undefined && holder !== memberId) throw refuse(NUMBER_WRONG, { field: 'idNo' });
    const sent = photos.filter((photo) => photo !== '');
    if (!(await ownsSealed(tx, memberId, sent))) throw badRequest('idFront', '请重新上传证件照片');
    await putIdentity(tx, {
      memberId,
      state: 'basic',
      nameSealed: call.vault.sealText(name, ABOUT.name(memberId)),
      numberSealed: call.vault.sealText(idNo, ABOUT.number(memberId)),
      numberHash,
      nameMask: maskName(name),
      numberMask: maskNumber(idNo),
      // A number told anew without pictures keeps those it has only while it is the same number.
      front: photos[0] || (before?.numberHash === numberHash ? before.front : ''),
      back: photos[1] || (before?.numberHash === numberHash ? before.back : ''),
      basicAt: now,
    });
    await setReason(tx, memberId, '');
    await updateMember(tx, memberId, { identity: 'basic' });
    return readIdentity(tx, memberId, now);
  });
}

function checkBasic({ name = '', idNo = '', agree }: Input, now: number): { name: string; idNo: string } {
  if (!agree) throw refuse('请先阅读并同意实名信息的用途说明', { field: 'agree' });
  const told = { name, idNo };
  if (!isRealName(told.name)) throw refuse('请填写证件上的真实姓名', { field: 'name' });
  if (!isIdNumber(told.idNo)) throw refuse(NUMBER_WRONG, { field: 'idNo' });
  if (ageOn(birthdayOf(told.idNo), dayOf(now)) < ADULT) throw refuse('未满18周岁不可认证', { field: 'idNo' });
  return told;
}

/** Name of a sealed picture, '' when none was sent. */
function photoOf(url: string | undefined, field: string): string {
  if (!url) return '';
  const name = sealedName(url);
  if (!name) throw badRequest(field, '请重新上传证件照片');
  return name;
}

/** The name was told in step 1: of what is asked now it is the card that does not fit it. */
const NO = {
  name: { field: 'cardNo', sentence: '姓名与银行卡不一致' },
  mobile: { field: 'mobile', sentence: '手机号与银行预留不一致' },
  card: { field: 'cardNo', sentence: '银行卡不可用，请更换银行卡' },
} satisfies Record<Exclude<Verdict, 'match'>, { field: string; sentence: string }>;

/** 422 step 1 is missing, card or code wrong, what the bank says no to · 429 the tries of the day · 503-like 422 nobody answers. */
async function verifyCard(input: Input, call: Call): Promise<IdentityView> {
  const { memberId } = call.viewer;
  const now = call.now();
  const day = dayOf(now);
  const { cardNo, bankName, mobile, code } = await checkCard(input, call);
  const person = await findIdentity(call.db, memberId);
  if (!person) throw refuse('请先完成实名认证');
  if (triesLeft(await findTries(call.db, memberId), day) === 0) throw noTries();
  await consumeCode(call, { mobile, code, scene: 'identity' });
  if (!(await takeTry(call.db, memberId, day, TRIES_PER_DAY))) throw noTries();
  const verdict = await ask(call, person, { cardNo, mobile }).catch(async (error: unknown) => {
    call.log.error({ err: error }, 'the authentication service did not answer');
    await giveBackTry(call.db, memberId, day);
    throw refuse('核验服务繁忙，请稍后');
  });
  if (verdict !== 'match') {
    const { field, sentence } = NO[verdict];
    await setReason(call.db, memberId, sentence);
    throw refuse(sentence, { field, data: await readIdentity(call.db, memberId, now) });
  }
  return transact(call.db, async (tx) => {
    await lockMember(tx, memberId);
    const still = await findIdentity(tx, memberId, true);
    // Another number was told while the service was asked about this one.
    if (still?.numberHash !== person.numberHash) throw refuse('实名信息已变更，请重新核验');
    if (still.state === 'basic') await markVerified(tx, memberId, now);
    await putCard(tx, {
      memberId,
      bankName,
      tail: cardNo.slice(-4),
      numberSealed: call.vault.sealText(cardNo, ABOUT.card(memberId)),
      numberHash: call.vault.digest(cardNo),
      mobileMask: maskMobile(mobile),
      createdAt: now,
      usedAt: now,
    });
    await setReason(tx, memberId, '');
    await updateMember(tx, memberId, { identity: 'verified' });
    await sendNotice(tx, memberId, {
      box: 'system',
      title: still.state === 'basic' ? '身份核验通过' : '已添加银行卡',
      text: `${bankName} 尾号 ${cardNo.slice(-4)} 已可用于提现。`,
      link: '/member/pages/withdraw/identifierHe',
      at: now,
    });
    return readIdentity(tx, memberId, now);
  });
}

const noTries = () => new Refusal(429, '今日核验次数已用完，请明天再试');

async function checkCard({ cardNo = '', mobile, code }: Input, call: Call) {
  if (!isCardNumber(cardNo)) throw refuse('银行卡号有误，请核对', { field: 'cardNo' });
  const bankName = bankOf(cardNo);
  if (!bankName) throw refuse('暂不支持该银行卡，请更换储蓄卡', { field: 'cardNo' });
  if (!mobile) throw badRequest('mobile');
  if (!code) throw badRequest('code');
  return {
    cardNo,
    bankName,
    mobile: await resolveMobile(call.db, call.viewer, mobile, 'identity'),
    code,
  };
}

async function ask(
  { gateways, vault }: Call,
  { memberId, nameSealed, numberSealed }: RealIdentity,
  card: { cardNo: string; mobile: string },
): Promise<Verdict> {
  const name = vault.openText(nameSealed, ABOUT.name(memberId));
  const idNo = vault.openText(numberSealed, ABOUT.number(memberId));
  return gateways.authentication.verify({ name, idNo, ...card });
}
