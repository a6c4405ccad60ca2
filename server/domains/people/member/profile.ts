/** The profile, the theme, a change of mobile (member.save), and which messages are wanted. */
import type { Member } from '../../../../src/contract/member/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { transact } from '../../../db/transact';
import { lockMember, takeTurn } from '../../../db/locks';
import type { NoticeSettings } from '../../../db/schema/member';
import type { Context } from '../../../http/context';
import { badRequest, refuse } from '../../../http/errors';
import { DAY_MS, dayOf } from '../../../lib/shanghai';
import { isRegion } from '../address/regions';
import { ownsFiles } from '../file/repository';
import { PICTURE } from '../file/service';
import { bookGrowth } from '../ledger/growth';
import { consumeCode } from '../session/codes';
import { findByMobile, memberOf } from './accounts';
import { isComplete } from './complete';
import { provePassword } from './ownerPassword';
import { presentMember } from './presenter';
import { updateMember, type MemberRow } from './repository';
import { THEMES } from './themes';
import { readSite } from '../shopSettings/repository';
import { asWished, openWishes } from './wishes';
import { checkNickname } from './words';

type Change = RequestOf<'member.save'>;
type Call = Context<'member.save'>;

/** Saves the given fields; 400 names a wrong one, 422 is a rule (birthday once, blocked words, mobile taken). */
export async function saveProfile(input: Change, call: Call): Promise<Member> {
  const { memberId } = call.viewer;
  const member = await memberOf(call.db, memberId);
  // Before a code is used up for what would be refused anyway.
  await checkChange(call.db, member, input, call.now());
  const mobile = input.mobile === member.mobile ? undefined : input.mobile;
  if (mobile) await proveMobile({ ...input, mobile }, call, member);
  return transact(call.db, async (tx) => {
    await takeTurn(tx, memberId);
    if (mobile && (await findByMobile(tx, mobile, call.now())))
      throw refuse('该手机号已被其他账号使用', { field: 'mobile' });
    await lockMember(tx, memberId);
    // As it is now: another of the member's own calls may have come first.
    const now = await memberOf(tx, memberId);
    const set = await checkChange(tx, now, input, call.now());
    const values = { ...asWished(now, set, call), ...(mobile ? { mobile } : {}) };
    if (Object.keys(values).length > 0) await updateMember(tx, memberId, values);
    await openWishes(tx, now, values, call.now());
    if (isComplete({ ...now, ...set })) await bookGrowth(tx, memberId, 'profile', memberId, call.now());
    return presentMember(tx, memberId, call.now());
  });
}

/**
 * The code sent to the new mobile proves the new one; who changes it is proven by the code sent to the old one or by the login
 * password, so that a phone left unlocked does not give the account away. The password comes first because looking at it uses
 * nothing up, the old code last because its owner may have exchanged it for a token on an earlier step.
 */
async function proveMobile(input: Change & { mobile: string }, call: Call, member: MemberRow): Promise<void> {
  const { mobile, code, oldCode, password } = input;
  if (!code) throw badRequest('code');
  if (!oldCode && !password) throw badRequest('oldCode');
  if (password) await provePassword(call, member, password, 'newMobile');
  await consumeCode(call, { mobile, code, scene: 'bind' });
  if (!password && oldCode) {
    const refusal = '原手机号的验证码错误或已过期，请重新验证';
    await consumeCode(call, { mobile: member.mobile, code: oldCode, scene: 'bind', refusal, field: 'oldCode' });
  }
}

async function checkChange(tx: Tx, member: MemberRow, input: Change, now: number): Promise<Partial<MemberRow>> {
  const set: Partial<MemberRow> = {};
  if (input.nickname !== undefined && input.nickname.trim() !== (member.wantedNickname ?? member.nickname)) {
    checkNickname(input.nickname, (await readSite(tx)).appName);
    set.nickname = input.nickname.trim();
  }
  if (input.avatar !== undefined && input.avatar !== (member.wantedAvatar ?? member.avatar)) {
    if (input.avatar !== member.avatar && !(await isOwnPicture(tx, member.id, input.avatar)))
      throw badRequest('avatar');
    set.avatar = input.avatar;
  }
  if (input.birthday !== undefined && input.birthday !== member.birthday) {
    if (!isBirthday(input.birthday, now)) throw badRequest('birthday');
    if (member.birthday) throw refuse('生日只能设置一次', { field: 'birthday' });
    set.birthday = input.birthday;
  }
  if (input.regionCode !== undefined) {
    if (!isRegion(input.regionCode)) throw badRequest('regionCode');
    set.regionCode = input.regionCode;
  }
  if (input.theme !== undefined) {
    if (!THEMES.includes(input.theme)) throw badRequest('theme');
    set.theme = input.theme;
  }
  if (input.gender !== undefined) set.gender = input.gender;
  if (input.bio !== undefined && input.bio.trim() !== (member.wantedBio ?? member.bio)) set.bio = input.bio.trim();
  return set;
}

/** A drawn avatar, or a picture the member uploaded. */
async function isOwnPicture(tx: Tx, memberId: string, url: string): Promise<boolean> {
  return /^\/images\/avatar\/\d{1,2}\.webp$/.test(url) || ownsFiles(tx, memberId, [url], PICTURE);
}

/** A real day of the last 120 years. */
function isBirthday(day: string, now: number): boolean {
  const at = Date.parse(`${day}T00:00:00+08:00`);
  return Number.isFinite(at) && dayOf(at) === day && at <= now && at > now - 120 * 366 * DAY_MS;
}

/** Switches one kind of messages on or off; the other switches stay as they are. */
export async function saveNoticeSetting(
  tx: Tx,
  memberId: string,
  { key, on }: RequestOf<'site.setMsgNotice'>,
): Promise<NoticeSettings> {
  await lockMember(tx, memberId);
  const { noticeSettings } = await memberOf(tx, memberId);
  const changed = { ...noticeSettings, [key]: on };
  await updateMember(tx, memberId, { noticeSettings: changed });
  return changed;
}
