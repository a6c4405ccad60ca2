/** Identities of the account: bound in their own app, given up with a code; and the devices that are logged in. */
import { useEffect, useRef } from 'react';
import type { AuthBinding, DeviceRow } from '@/contract';
import { call } from '@/core/api';
import { platform, type LoginCode } from '@/core/platform';
import { relaunch } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAction, usePageData, useSpare } from '@/ui/shell';

/** Which binding the app around the page can make. */
const HERE = { messenger: 'wechat', miniProgram: 'mini', workplace: 'ding' } as const satisfies Record<
  LoginCode['provider'],
  AuthBinding['provider']
>;
/** Where each of the others is bound. */
const ELSEWHERE: Readonly<Record<AuthBinding['provider'], string>> = {
  mobile: '',
  wechat: '请在微信中打开',
  mini: '请在微信小程序中打开',
  ding: '请在钉钉中打开',
  app: '请在 App 里扫码登录',
};

/** A way one logs in with; the app is let in by another one. */
const isWayIn = ({ provider, boundAt }: AuthBinding) =>
  boundAt !== undefined && provider !== 'mobile' && provider !== 'app';
/** Given up, it would leave the mobile alone. */
export function isOnlyWayIn(bindings: readonly AuthBinding[], row: AuthBinding | undefined): boolean {
  const ways = bindings.filter(isWayIn);
  return ways.length === 1 && ways[0]?.provider === row?.provider;
}

const bindHere = ({ provider, code, state }: LoginCode) => {
  if (provider === 'miniProgram') return call('miniProgram.login', { code, bind: true });
  if (provider === 'workplace') return call('site.dingLogin', { authCode: code, bind: true });
  return call('site.wechatLogin', { code, bind: true, ...(state ? { state } : {}) });
};

export function useBindings() {
  const root = useStores();
  const { feedback, session } = root;
  const spare = useSpare();
  const state = usePageData(async () => {
    const [bindings, { list: devices }, messenger] = await Promise.all([
      call('auth.list'),
      call('auth.devices'),
      // The messenger's picture is an ornament: without it the row stands as well.
      spare(call('site.wechatInfo'), (): void => void state.reload()),
      session.loadMember(true),
    ]);
    return { bindings, devices, messenger };
  });
  const put = (part: { bindings?: AuthBinding[]; devices?: DeviceRow[] }) =>
    state.data && state.set({ ...state.data, ...part });

  const finish = async (code: LoginCode) => {
    await bindHere(code);
    await state.reload();
    feedback.toast('已绑定');
  };
  const bind = useAction(async ({ provider }: AuthBinding) => {
    const { login } = platform;
    if (!login.provider || HERE[login.provider] !== provider) {
      feedback.toast(ELSEWHERE[provider]);
      return false;
    }
    await finish(await login.code());
    return true;
  });
  const back = useAction(finish);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    // Whoever comes back from the messenger's consent page had pressed 绑定 before leaving.
    const returned = platform.login.returned();
    if (returned) void back.run(returned);
  }, [back]);

  const end = useAction(async (device: DeviceRow) => {
    const question = { title: `退出${device.name}？`, text: '那台设备要重新登录。', yes: '退出' };
    if (!(await feedback.confirm(question))) return;
    put({ devices: (await call('auth.endDevice', { id: device.id })).list });
    feedback.toast('已退出');
  });
  const endAll = useAction(async () => {
    const question = { title: '退出所有设备？', text: '这台手机也要重新登录。', yes: '全部退出' };
    if (!(await feedback.confirm(question))) return;
    await call('member.logout', { scope: 'all' }, { hide: false });
    root.logout();
    await relaunch('/pages/tea/mine');
  });
  return { state, put, bind, binding: bind.pending || back.pending, end, endAll };
}
