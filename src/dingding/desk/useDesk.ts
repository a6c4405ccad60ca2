/** What the workbench shows: it counts anew whenever work of the store comes or goes, and when the page is shown again. */
import { useEffect, useRef } from 'react';
import type { MenuGroup } from '@/contract';
import { call } from '@/core/api';
import { serverUrl } from '@/core/lib/serverUrl';
import { platform } from '@/core/platform';
import { canOpen, isOwnRoute, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useBlock, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { useTopic } from '@/ui/shell/useTopic';

const HERE = '/dingding/pages/index';
const POLL_MS = 60_000;

/** The address that is signed: phones keep the one they arrived at, computers follow the page. The mini-program has none, and signs the shop's own. */
const signedUrl = (): string => {
  const { os, landingUrl, currentUrl } = platform.host;
  return (os === 'ios' ? landingUrl : currentUrl()) || serverUrl(HERE);
};

/** Entries whose page is there, groups that have any. */
export const openMenus = (groups: readonly MenuGroup[], opens: (route: string) => boolean): MenuGroup[] =>
  groups
    .map(({ title, items }) => ({ title, items: items.filter(({ route }) => opens(route)) }))
    .filter(({ items }) => items.length > 0);

export function useDesk(isIn: boolean) {
  const { session } = useStores();
  const { redirect } = usePageParams<typeof HERE>();
  const { token } = session;
  const state = usePageData(() => (isIn ? call('desk.index') : new Promise<never>(() => undefined)), [token]);
  const menus = useBlock(
    () => (isIn ? call('ding.token', { url: signedUrl() }) : Promise.reject(new Error('visitor'))),
    token,
  );
  const reload = () => void state.reload();
  useReturn(reload);
  const { data } = state;
  useTopic(data && `store:${data.storeId}`, { onFrame: reload, poll: state.reload, every: POLL_MS });
  // Once somebody of the staff is in, and only to a page of our own.
  const led = useRef(false);
  useEffect(() => {
    if (!data || led.current || !redirect) return;
    led.current = true;
    if (isOwnRoute(redirect) && canOpen(redirect)) void open(redirect);
  }, [data, redirect]);
  return { state, menus: openMenus(menus?.workbench ?? [], canOpen), reload };
}
