/** Everything 我的 reads, block by block: one that fails is left out and hides no other. */
import { useCallback, useRef, useState } from 'react';
import Taro, { useDidShow, usePullDownRefresh } from '@tarojs/taro';
import { call } from '@/core/api';
import { firstScreen } from '@/core/lib/firstScreen';
import { useStores } from '@/core/stores';
import { useBlock } from '@/ui/shell';
import { useSeen } from '@/ui/shell/useReturn';
import { visitorMenu } from './visitorMenu';

const quiet = (asked: Promise<unknown>) => asked.catch(() => undefined);

export function useMine() {
  const { session, config, notices, cart } = useStores();
  // Whoever logs in under another page meets the own page on coming back: until then nothing is asked for.
  const [token, isMember] = useSeen([session.token, session.hasLogin]);
  const { hasLogin } = session;
  const [round, setRound] = useState(0);
  const key = `${token} ${round}`;
  const forMember = <T>(load: () => Promise<T>) => (isMember ? load() : Promise.reject(new Error('visitor')));

  // The first screen shows the member and two counts; everything else is asked for when it stands.
  const below = <T>(load: () => Promise<T>) => firstScreen().then(load);
  const orders = useBlock(() => forMember(() => call('memberOrder.statistics', {}, { hide: true })), key);
  const saved = useBlock(() => forMember(() => call('footprint.count')), key);
  const packets = useBlock(
    () => forMember(() => below(() => call('redEnvelope.index', { status: 'waiting' }, { hide: true }))),
    key,
  );
  const menu = useBlock(() => forMember(() => below(() => call('legacy.userItem'))), key);
  const liked = useBlock(
    () =>
      below(() =>
        isMember
          ? call('memberV4.hobbyProduct', { page: 1 }).then(({ goods }) => goods.list)
          : call('shopV2.home', { page: 1 }, { hide: true }).then(({ feed }) => feed.list),
      ),
    key,
  );

  const refresh = useCallback(
    async (force: boolean, blocks = true) => {
      if (blocks) setRound((count) => count + 1);
      const member = quiet(session.loadMember(force));
      await firstScreen();
      await Promise.all([member, ...[notices.load(force), cart.load(force), config.load(force)].map(quiet)]);
    },
    [cart, config, notices, session],
  );
  // Orders, addresses and coupons change on other pages: the numbers are read again whenever the page is shown.
  const shown = useRef(false);
  useDidShow(() => {
    void refresh(false, shown.current);
    shown.current = true;
  });
  usePullDownRefresh(() => void refresh(true).finally(() => Taro.stopPullDownRefresh()));

  return {
    refresh,
    // What belongs to a member goes with the session, also before the blocks have been asked again.
    orders: hasLogin ? orders : undefined,
    saved: hasLogin ? saved : undefined,
    packets: hasLogin ? packets?.page.total : undefined,
    menu: hasLogin ? (menu?.groups ?? []) : visitorMenu(config.value?.hidden),
    liked: liked?.slice(0, 10) ?? [],
    /** Nothing more comes that would push down what stands below. */
    settled: liked !== undefined && (!hasLogin || menu !== undefined),
  };
}
