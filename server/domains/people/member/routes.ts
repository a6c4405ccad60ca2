/** Endpoints of accounts: codes, logins, profile, passwords, counters. */
import type { memberEndpoints } from '../../../../src/contract/member/endpoints';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Context } from '../../../http/context';
import { whoOf } from '../../../http/frame/daily';
import { contextOf, type HandlersOf } from '../../../http/handler';
import { exchangeCode, sendCode } from '../session/codes';
import { logOut } from '../session/service';
import { countSaved, countNotices } from './counters';
import { readInbox, readNotice, readNotices, removeNotice } from './notices';
import { bindOutside } from './identities';
import { bindInviter, findSharer } from './inviter';
import { listTemplates, subscribe } from '../notice/push';
import { findOpenId } from '../notice/repository';
import { loginByCode, loginByIdentity, loginByPassword, loginByPhoneCode, loginKnownByCode, register } from './login';
import { resolveMobile } from './mobiles';
import { memberOf } from './accounts';
import { presentMember } from './presenter';
import { saveProfile } from './profile';
import { checkPayPasswordOf, closeAccount, resetPassword } from './security';

async function sendTo(
  call: Context<'site.smsCode' | 'carrierSms.send' | 'legacy.baseSms'>,
  { mobile: given, scene }: RequestOf<'site.smsCode'>,
  channel: 'sms' | 'voice',
) {
  const { db, viewer, config, ip } = call;
  const mobile = await resolveMobile(db, viewer, given, scene);
  const isOwner = viewer !== undefined && (await memberOf(db, viewer.memberId)).mobile === mobile;
  return sendCode(call, { mobile, scene, channel, asker: whoOf(config, { memberId: viewer?.memberId, ip }), isOwner });
}

export const memberHandlers = {
  'site.smsCode': (db, input, call) => sendTo(contextOf(db, call), input, 'sms'),
  'carrierSms.send': async (db, input, call) => ({
    ...(await sendTo(contextOf(db, call), input, 'voice')),
    channel: 'voice',
  }),
  'legacy.baseSms': async (db, { mobile, type: scene }, call) => {
    const { ttl } = await sendTo(contextOf(db, call), { mobile, scene }, 'sms');
    return { ttl };
  },
  // Whoever registers there has agreed on the page before.
  'legacy.registerAdd': (db, input, call) => register(contextOf(db, call), { ...input, agree: true }),
  'atShop.member': (tx, _input, { memberId, now }) => presentMember(tx, memberId, now),
  'carrierSms.verify': async (db, { mobile, code, scene }, call) => {
    const own = await resolveMobile(db, call.session, mobile, scene);
    return { verifyToken: await exchangeCode(contextOf(db, call), { mobile: own, code, scene }) };
  },
  'site.login': (db, { account, password }, call) => loginByPassword(contextOf(db, call), account, password),
  'site.mobileLogin': (db, { mobile, code, bindTicket, share_id }, call) =>
    loginByCode(contextOf(db, call), { mobile, code, bindTicket, shareId: share_id }),
  'login.codeLogin': (db, { mobile, code }, call) => loginKnownByCode(contextOf(db, call), mobile, code),
  'login.register': (db, input, call) => register(contextOf(db, call), input),
  'site.wechatLogin': (db, { code, share_id, bind }, call) =>
    bind
      ? bindOutside(contextOf(db, call), 'wechat', code)
      : loginByIdentity(contextOf(db, call), 'wechat', code, share_id),
  'site.wxlogin': (db, { code }, call) => loginByIdentity(contextOf(db, call), 'mini', code),
  'miniProgram.login': (db, { code, share_id, bind }, call) =>
    bind
      ? bindOutside(contextOf(db, call), 'mini', code)
      : loginByIdentity(contextOf(db, call), 'mini', code, share_id),
  'miniProgram.mobileLogin': (db, { phoneCode, bindTicket }, call) =>
    loginByPhoneCode(contextOf(db, call), phoneCode, bindTicket),
  'site.dingLogin': (db, { authCode, bind }, call) =>
    bind ? bindOutside(contextOf(db, call), 'ding', authCode) : loginByIdentity(contextOf(db, call), 'ding', authCode),
  'member.my': (tx, _input, { memberId, now }) => presentMember(tx, memberId, now),
  'member.save': (db, input, call) => saveProfile(input, contextOf(db, call)),
  'member.resetPw': (db, input, call) => resetPassword(input, contextOf(db, call)),
  'member.checkPayPw': (db, input, call) => checkPayPasswordOf(input, contextOf(db, call)),
  'member.close': (db, input, call) => closeAccount(input, contextOf(db, call)),
  'member.logout': async (tx, { scope }, { session }) => {
    await logOut(tx, session, scope);
    return { ok: true };
  },
  'memberV4.sharer': (tx, input, { memberId, now }) => findSharer(tx, memberId, input, now),
  'memberV4.bind': (tx, { inviteNo }, { memberId, now }) => bindInviter(tx, memberId, inviteNo, now),
  'notify.index': (tx, input, { memberId, now, server }) => readInbox(tx, memberId, input, now, server),
  'notify.view': (tx, { id }, { memberId, now, server }) => readNotice(tx, memberId, id, now, server),
  'notify.delete': (tx, { id }, { memberId }) => removeNotice(tx, memberId, id),
  'notify.settings': async (tx, _input, { memberId, server }) => ({
    settings: (await memberOf(tx, memberId)).noticeSettings,
    templates: await listTemplates(tx, memberId, server),
    bound: (await findOpenId(tx, memberId)) !== undefined,
  }),
  'notify.subscribe': async (tx, { ids }, { memberId, server }) => ({
    templates: await subscribe(tx, memberId, ids, server),
  }),
  'notify.read': (tx, input, { memberId }) => readNotices(tx, memberId, input),
  'notify.statistics': (tx, _input, { memberId }) => countNotices(tx, memberId),
  'footprint.count': (tx, _input, { memberId, now }) => countSaved(tx, memberId, now),
} satisfies HandlersOf<typeof memberEndpoints>;
