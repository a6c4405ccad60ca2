/**
 * What every way of logging in ends with: the session, the visitor's cart moved over, the account remembered, and back to where the
 * person came from. Also sends on whoever opens a login page with a session.
 */
import { APP_NAME } from '@/core/lib/app';
import { useCallback, useEffect, useRef } from 'react';
import type { LoginResult } from '@/contract';
import { TOAST_LONG } from '@/core/api';
import { useStores } from '@/core/stores';
import { FALLBACK_PATH, go, START_PATH } from '@/core/routes';
import { useSayAndGo } from '@/ui/shell';
import { leaveLogin, safeBackurl } from './backurl';

export interface Entry {
  /** False when the answer has no session yet: a bindTicket asks for the mobile first. `account` is remembered for the next time. */
  enter: (result: LoginResult, account?: string) => Promise<boolean>;
}

interface EntryOptions {
  /** Only a session of the channel's own login counts as being in. */
  channel?: boolean;
  /** New members see their gift wherever they were going; otherwise only those who were going nowhere. */
  gift?: boolean;
  /** Where somebody who has a session already is led instead. */
  instead?: () => Promise<unknown>;
}
const GIFT = '/tea/pages/newGift';
/** The end of the way for somebody who only wanted to log in. */
const NOWHERE: readonly (string | undefined)[] = [undefined, FALLBACK_PATH, START_PATH];

/** `backurl`: the param of the page; without it the remembered address counts. */
export function useEntry(backurl?: string, { channel = false, gift = false, instead }: EntryOptions = {}): Entry {
  const { session, cache, cart, notices, theme } = useStores();
  const sayAndGo = useSayAndGo();
  const entering = useRef(false);

  const leave = useCallback(
    async (isNew = false) => {
      const target = backurl || cache.get('backurl');
      cache.remove('backurl');
      // In the place of the login, not over a page that would open for nothing: one touch opens one page.
      if (isNew && NOWHERE.includes(safeBackurl(target))) return leaveLogin(GIFT);
      await leaveLogin(target);
      // On top of the page: one step back leads to it.
      if (isNew && gift) await go(GIFT, {});
    },
    [backurl, cache, gift],
  );

  useEffect(() => {
    if (!(channel ? session.channelLogin : session.hasLogin) || entering.current) return;
    entering.current = true;
    void (instead ?? leave)();
  }, [channel, instead, leave, session.channelLogin, session.hasLogin]);

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
      const goOn = () => leave(result.isNew);
      if (limited.length > 0)
        await sayAndGo(`${limited.join('、')} 超出可买数量，已按上限放进购物车`, goOn, TOAST_LONG);
      else await sayAndGo(result.isNew ? `欢迎来到${APP_NAME}，新人礼等你来领` : '登录成功', goOn);
      return true;
    },
    [cache, cart, leave, notices, sayAndGo, session, theme],
  );
  return { enter };
}
