/** Endpoints of accounts: codes, logins, profile, passwords, counters. */
import type { memberEndpoints } from '../../../src/contract/member/endpoints';
import type { siteEndpoints } from '../../../src/contract/site/endpoints';
import type { Tx } from '../../db/client';
import type { HandlersOf } from '../../http/context';
import { exchangeCode, sendCode } from '../session/codes';
import { logOut } from '../session/service';
import { countSaved, countNotices } from './counters';
import { loginByCode, loginByIdentity, loginByPassword, loginByPhoneCode, loginKnownByCode, register } from './login';
import { resolveMobile } from './mobiles';
import { presentMember } from './presenter';
import { saveProfile } from './profile';
import { checkPayPasswordOf, closeAccount, resetPassword } from './security';

type LoginNames =
  | 'site.smsCode'
  | 'site.wechatLogin'
  | 'site.login'
  | 'site.mobileLogin'
  | 'site.dingLogin'
  | 'site.wxlogin'
  | 'miniProgram.login'
  | 'miniProgram.mobileLogin'
  | 'login.codeLogin'
  | 'login.register'
  | 'carrierSms.send'
  | 'carrierSms.verify';
type MemberNames =
  | 'member.my'
  | 'member.save'
  | 'member.resetPw'
  | 'member.checkPayPw'
  | 'member.close'
  | 'member.logout'
  | 'notify.statistics'
  | 'footprint.count';

const loginHandlers: HandlersOf<Pick<typeof siteEndpoints, LoginNames>> = {
  'site.smsCode': async ({ mobile, scene }, call) =>
    sendCode(call, { mobile: await resolveMobile(call.db, call.viewer, mobile, scene), scene, channel: 'sms' }),
  'carrierSms.send': async ({ mobile, scene }, call) => {
    const own = await resolveMobile(call.db, call.viewer, mobile, scene);
    return { ...(await sendCode(call, { mobile: own, scene, channel: 'voice' })), channel: 'voice' };
  },
  'carrierSms.verify': async ({ mobile, code, scene }, call) => {
    const own = await resolveMobile(call.db, call.viewer, mobile, scene);
    return { verifyToken: await exchangeCode(call, { mobile: own, code, scene }) };
  },
  'site.login': ({ account, password }, call) => loginByPassword(call, account, password),
  'site.mobileLogin': ({ mobile, code, bindTicket, share_id }, call) =>
    loginByCode(call, { mobile, code, bindTicket, shareId: share_id }),
  'login.codeLogin': ({ mobile, code }, call) => loginKnownByCode(call, mobile, code),
  'login.register': (input, call) => register(call, input),
  'site.wechatLogin': ({ code, share_id }, call) => loginByIdentity(call, 'wechat', code, share_id),
  'site.wxlogin': ({ code }, call) => loginByIdentity(call, 'mini', code),
  'miniProgram.login': ({ code, share_id }, call) => loginByIdentity(call, 'mini', code, share_id),
  'miniProgram.mobileLogin': ({ phoneCode, bindTicket }, call) => loginByPhoneCode(call, phoneCode, bindTicket),
  'site.dingLogin': ({ authCode }, call) => loginByIdentity(call, 'ding', authCode),
};

export const memberHandlers = {
  ...loginHandlers,
  'member.my': (_input, { db, viewer, now }) => presentMember(db, viewer.memberId, now()),
  'member.save': saveProfile,
  'member.resetPw': resetPassword,
  'member.checkPayPw': checkPayPasswordOf,
  'member.close': closeAccount,
  'member.logout': async ({ scope }, { db, viewer }) => {
    await db.transaction((tx) => logOut(tx as unknown as Tx, viewer, scope));
    return { ok: true };
  },
  'notify.statistics': (_input, { db, viewer }) => countNotices(db, viewer.memberId),
  'footprint.count': (_input, { db, viewer, now }) => countSaved(db, viewer.memberId, now()),
} satisfies HandlersOf<Pick<typeof siteEndpoints, LoginNames> & Pick<typeof memberEndpoints, MemberNames>>;
