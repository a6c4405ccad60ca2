/**
 * What every way of logging in ends with: the session, the visitor's cart moved over, the account remembered, and back to where the
 * person came from. Also sends on whoever opens a login page with a session.
 */
import { useCallback, useEffect, useRef } from 'react';
import type { LoginResult } from '@/contract';
import { TOAST_LONG } from '@/core/api';
import { useStores } from '@/core/stores';
import { useSayAndGo } from '@/ui/shell';
import { leaveLogin } from './backurl';

export interface Entry {
  /** False when the answer has no session yet: a bindTicket asks for the mobile first. `account` is remembered for the next time. */
  enter: (result: LoginResult, account?: string) => Promise<boolean>;
  leave: () => Promise<void>;
}

/** `backurl`: the param of the page; without it the remembered address counts. */
export function useEntry(backurl?: string): Entry {
  const { session, cache, cart, notices, theme } = useStores();
  const sayAndGo = useSayAndGo();
  const entering = useRef(false);

  const leave = useCallback(async () => {
    const target = backurl || cache.get('backurl');
    cache.remove('backurl');
    await leaveLogin(target);
  }, [backurl, cache]);

  useEffect(() => {
    if (!session.hasLogin || entering.current) return;
    entering.current = true;
    void leave();
  }, [leave, session.hasLogin]);

  const enter = useCallback<Entry['enter']>(
    async (result, account) => {
      entering.current = true;
      if (!session.accept(result)) {
        entering.current = false;
        return false;
      }
      if (account) cache.set('username', account);
      if (result.member) theme.choose(result.member.theme);
      const limited = await cart.mergeGuest();
      void cart.load(true);
      void notices.load(true);
      if (limited.length > 0)
        await sayAndGo(`${limited.join('、')} 超出可买数量，已按上限放进购物车`, leave, TOAST_LONG);
      else await sayAndGo(result.isNew ? '欢迎来到叶间' : '登录成功', leave);
      return true;
    },
    [cache, cart, leave, notices, sayAndGo, session, theme],
  );
  return { enter, leave };
}
