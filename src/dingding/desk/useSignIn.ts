/**
 * Who opens the workbench without a session: inside the workplace app the employee is signed in by its code, without a word; what it does not
 * take leads to the login with its reason, as an ordinary browser does.
 */
import { useEffect, useRef } from 'react';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { formatRoute, go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { usePageParams, useSayAndGo } from '@/ui/shell';
import { useGuard } from '@/ui/shell/guard';

const HERE = '/dingding/pages/index';

/** Whether somebody is in. */
export function useSignIn(): boolean {
  const { session } = useStores();
  const { authCode, redirect } = usePageParams<typeof HERE>();
  const guard = useGuard();
  const sayAndGo = useSayAndGo();
  const { hasLogin } = session;
  const asked = useRef(false);

  useEffect(() => {
    if (hasLogin || asked.current) return;
    asked.current = true;
    const byApp = platform.login.provider === 'workplace';
    const toLogin = (reason: string) =>
      sayAndGo(reason, () => go('/site/pages/login', { backurl: formatRoute(HERE, redirect ? { redirect } : {}) }));
    if (!authCode && !byApp) {
      guard.act(() => undefined);
      return;
    }
    void (async () => {
      try {
        const code = authCode ?? (await platform.login.code()).code;
        const result = await call('site.dingLogin', { authCode: code }, { hide: true });
        if (session.accept(result)) await session.loadMember().catch(() => undefined);
        // The app knows the person, the shop does not yet.
        else await toLogin('这个钉钉账号还没有对应的会员，请先登录');
      } catch (error) {
        await toLogin(error instanceof Error && error.message ? error.message : '没有登录成功，请手动登录');
      }
    })();
  }, [authCode, guard, hasLogin, redirect, sayAndGo, session]);

  return hasLogin;
}
