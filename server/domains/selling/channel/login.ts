/**
 * Channel logins: by number, mobile and code, or by account and password. Both open a session that carries channelLogin, and both are
 * refused with 422 when the shop has closed this way.
 */
import type { LoginResult } from '../../../../src/contract/member/schemas';
import { transact } from '../../../db/transact';
import { refuse } from '../../../http/errors';
import { enter, passwordOwner, type LoginCall } from '../../people/member/login';
import { checkLoginOpen } from '../../people/member/ways';
import { findMember } from '../../people/member/repository';
import { consumeCode } from '../../people/session/codes';
import { findChannelByNo, findChannelOf, type Channel } from './repository';

/** `field`: what named the channel. */
const openTo = (channel: Channel, field: string): void => {
  if (channel.status !== 'on') throw refuse('渠道已停用', { field });
};

/** 422 渠道编号与手机号不匹配 tells nothing about which of the two is wrong; the code is used up first. */
export async function loginByChannelNo(
  call: LoginCall,
  input: { channelNo: string; mobile: string; code: string },
): Promise<LoginResult> {
  await checkLoginOpen(call.db, 'channel');
  await consumeCode(call, { mobile: input.mobile, code: input.code, scene: 'channel' });
  return transact(call.db, async (tx) => {
    const channel = await findChannelByNo(tx, input.channelNo);
    const member = channel && (await findMember(tx, channel.memberId));
    if (!channel || member?.mobile !== input.mobile) throw refuse('渠道编号与手机号不匹配', { field: 'channelNo' });
    openTo(channel, 'channelNo');
    return enter(tx, call, member, { channelLogin: true });
  });
}

/** `account` = mobile, member number or channel number. Whoever is no partner is as unknown as a wrong password. */
export async function loginByChannelPassword(call: LoginCall, account: string, password: string): Promise<LoginResult> {
  await checkLoginOpen(call.db, 'channel');
  const named = await findChannelByNo(call.db, account);
  const owner = named && (await findMember(call.db, named.memberId));
  const member = await passwordOwner(call, owner?.mobile ?? account, password);
  const channel = await findChannelOf(call.db, member.id);
  if (!channel) throw refuse('账号或密码错误', { field: 'password' });
  openTo(channel, 'account');
  return transact(call.db, (tx) => enter(tx, call, member, { channelLogin: true }));
}
