/**
 * member.teamAddMember: somebody who tells the code sent to the own mobile is brought by who asks for it: a new mobile becomes a member, an
 * account without an inviter is bound within its thirty days.
 */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockInviters } from '../../../db/locks';
import { notFound, refuse } from '../../../http/errors';
import { refusalOf, contextOf, type Call } from '../../../http/handler';
import type { Asking } from '../../people/contentCheck/open';
import { readSite } from '../../people/shopSettings/repository';
import { createMember, findByMobile } from '../../people/member/accounts';
import { checkAbove, checkUnbound, settleInviter } from '../../people/member/inviter';
import { findBrief } from '../../people/member/presenter';
import { hasEnded } from '../../people/member/recipient';
import { findIdByKey, findMember, type MemberRow } from '../../people/member/repository';
import { freeName, wishNickname } from '../../people/member/wishes';
import { checkNickname } from '../../people/member/words';
import { sendNotice } from '../../people/notice/send';
import { consumeCode } from '../../people/session/codes';
import { presentPlace } from './presenter';
import { findPlace, markAdded } from './repository';

type Asked = RequestOf<'member.teamAddMember'>;
type Adding = Call<'member.teamAddMember'>;

/** 422 wrong code, a name that is not fit, or one of the refusals of binding. A code that was told is used up whatever comes of it. */
export const addMember = (_db: Tx, input: Asked, call: Adding): Promise<DataOf<'member.teamAddMember'>> =>
  call.write(async (tx) => {
    const { mobile, code } = input;
    await checkAsked(tx, input, call);
    const wrong = await refusalOf(consumeCode(contextOf(tx, call), { mobile, code, scene: 'team' }));
    return wrong ?? refusalOf(tx.transaction((inner) => bring(inner, call.memberId, input, call.now, call.server)));
  });

/** Whoever may not be brought is refused before the code is looked at. */
async function checkAsked(tx: Tx, { mobile, nickname }: Asked, { memberId, now }: Adding): Promise<void> {
  if (nickname?.trim()) checkNickname(nickname.trim(), (await readSite(tx)).appName);
  const id = await findIdByKey(tx, mobile);
  const known = id === undefined ? undefined : await findMember(tx, id);
  if (known && !hasEnded(known, now)) await checkFree(tx, memberId, known, now);
}

async function bring(
  tx: Tx,
  memberId: string,
  { mobile, nickname, remark }: Asked,
  now: number,
  server: Asking,
): Promise<DataOf<'member.teamAddMember'>> {
  await lockInviters(tx);
  const known = await findByMobile(tx, mobile, now);
  if (known) {
    await checkFree(tx, memberId, known, now);
    await settleInviter(tx, known, memberId, now);
  }
  const called = nickname?.trim();
  const person = { mobile, nickname: freeName(called, server), inviterId: memberId };
  const made = known ? undefined : await createMember(tx, person, now);
  const added = known ?? made;
  if (!added) throw refuse('该用户已有邀请人', { field: 'mobile' });
  if (made) await wishNickname(tx, made, called, now, server);
  await markAdded(tx, added.id, remark?.trim() ?? '', now);
  await greet(tx, added.id, memberId, now);
  const place = await findPlace(tx, added.id);
  const user = await findBrief(tx, added.id);
  if (!place || !user) throw notFound();
  return presentPlace(place, user, '1');
}

async function checkFree(tx: Tx, memberId: string, known: MemberRow, now: number): Promise<void> {
  if (known.inviterId === memberId) throw refuse('已是你的直属成员', { field: 'mobile' });
  await checkAbove(tx, known.id, memberId, 'mobile');
  if (known.inviterId !== null) throw refuse('该用户已有邀请人', { field: 'mobile' });
  checkUnbound(known, now, 'mobile');
}

async function greet(tx: Tx, addedId: string, inviterId: string, now: number): Promise<void> {
  const inviter = await findBrief(tx, inviterId);
  await sendNotice(tx, addedId, {
    box: 'team',
    title: '你的邀请人',
    text: `你已确认由 ${inviter?.nickname ?? ''} 邀请加入，邀请关系以后不再更改。`,
    link: '/member/pages/team/index',
    at: now,
  });
}
