/**
 * What every page repeats, once: theme, top bar, the ladder pending -> loading -> ready | error, bottom bars with their room, the
 * error boundary, toasts and dialogs. Children receive loaded data, so no page asks whether it is there.
 */
import { useCallback, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { observer } from 'mobx-react';
import { useDidShow } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { APP_NAME } from '@/core/lib/app';
import { platform } from '@/core/platform';
import { routes, settlePicks } from '@/core/routes';
import { useStores } from '@/core/stores';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import type { SkeletonKind } from '@/ui/kit/Skeleton';
import { Pager } from '@/ui/kit/Pager';
import { Slot } from '@/ui/kit/Slot';
import { useVisible } from '@/ui/kit/useVisible';
import { ActionBar } from './ActionBar';
import { Boundary } from './Boundary';
import { Failure, Forbidden } from './Failure';
import { FeedbackHost } from './FeedbackHost';
import { useLoginPage, usePageAccess, useRoleHeld, useRoutePath } from './guard';
import { later } from './later';
import { PageRouterProvider, usePageRouter } from './pageRouter';
import { PullDown } from './PullDown';
import { TabBar } from './TabBar';
import { TopBar, type TopBarProps } from './TopBar';
import type { Loadable } from './usePageData';
import { usePageKey } from './useLoss';
import { useScannedLink } from './useScannedLink';
import { useSilentShare } from './useSilentShare';
import { Waiting } from './Waiting';
import styles from './Page.module.scss';

export interface PageProps<T> extends Partial<Omit<TopBarProps, 'content'>> {
  /** The route's own title unless given; the part before ` · `. */
  title?: string;
  /** In place of the whole left part of the bar; `none` draws no bar. */
  bar?: ReactNode | 'none';
  state?: Loadable<T>;
  skeleton?: SkeletonKind;
  /** Content of the action bar. */
  action?: ReactNode;
  /** Shows the bottom navigation; the function answers a second press on the current tab. */
  tab?: boolean | (() => void);
  /** Sheets and dialogs of the page. */
  overlay?: ReactNode;
  className?: string;
  children: ReactNode | ((data: T) => ReactNode);
}

// Drawn after 200 ms of waiting only; on a first visit the outline of index.html stands before it.
const Bones = later(() => import('@/ui/kit/Skeleton').then(({ Skeleton }) => Skeleton), Waiting);

export const Page = observer(function Page<T>(props: PageProps<T>): ReactElement {
  const { bar, state, skeleton, action, tab, overlay, className, children, title, ...top } = props;
  const { theme, feedback } = useStores();
  const router = usePageRouter();
  const path = useRoutePath();
  const access = usePageAccess();
  const visible = useVisible();
  const { title: routeTitle, refresh, noScroll } = routes[path];
  const name = title ?? routeTitle.split(' · ')[0] ?? '';

  useLoginPage();
  useScannedLink(path);
  useSilentShare(path, name, visible);
  useDidShow(settlePicks);
  useEffect(() => {
    if (visible && process.env.TARO_ENV === 'h5') document.title = name ? `${name} · ${APP_NAME}` : APP_NAME;
  }, [name, visible]);

  return (
    <PageRouterProvider value={router}>
      <View
        className={classes(
          'page',
          theme.className,
          styles.page,
          noScroll && styles.still,
          tab && styles.tabbed,
          className,
        )}
      >
        {bar !== 'none' && (
          <Boundary onFault={feedback.report} instead={<TopBar title={name} />}>
            <TopBar {...top} title={name} content={bar} />
          </Boundary>
        )}
        <View className={styles.lost} style={{ top: `${platform.system.topBarHeight()}px` }}>
          <Lost />
        </View>
        <View className={styles.main} {...aria({ role: 'main' })}>
          <PullDown enabled={refresh && access}>
            <Boundary onFault={feedback.report}>
              {access ? <Content state={state} skeleton={skeleton} render={children} /> : <RoleGate />}
            </Boundary>
          </PullDown>
        </View>
        <Slot className={styles.foot}>
          {access && action && (
            <Boundary onFault={feedback.report} instead={null}>
              <ActionBar raised={Boolean(tab)}>{action}</ActionBar>
            </Boundary>
          )}
        </Slot>
        {tab && <TabBar current={path} onAgain={typeof tab === 'function' ? tab : undefined} />}
        <Slot>
          {access && overlay && (
            <Boundary onFault={feedback.report} instead={null}>
              {overlay}
            </Boundary>
          )}
        </Slot>
        <Slot>{visible && <FeedbackHost />}</Slot>
      </View>
    </PageRouterProvider>
  );
}) as <T = undefined>(props: PageProps<T>) => ReactElement;

/** Parts of the page got no answer: said once, and asked again together. */
const Lost = observer(function Lost(): ReactElement | null {
  const { feedback, session } = useStores();
  const page = usePageKey();
  const lost = feedback.lost.filter((loss) => loss.page === page);
  const again = () => {
    if (session.unknown) void session.loadMember(true).catch(() => undefined);
    lost.forEach((loss) => loss.again());
  };
  return lost.length > 0 || session.unknown ? <Pager state="failed" onRetry={again} /> : null;
});

/**
 * In place of a page that this member's role does not open: reads the profile first, then says so. Empty for visitors, whom the
 * guard sends away.
 */
function RoleGate(): ReactElement | null {
  const { session } = useStores();
  const held = useRoleHeld();
  const [error, setError] = useState<unknown>();
  const ask = useCallback(() => {
    setError(undefined);
    session.loadMember().catch(setError);
  }, [session]);
  const asks = session.hasLogin && held === undefined;
  useEffect(() => {
    if (asks) ask();
  }, [asks, ask]);
  if (!session.hasLogin) return null;
  if (held === false) return <Forbidden />;
  return error === undefined ? <Waiting /> : <Failure error={error} onRetry={ask} />;
}

interface ContentProps<T> {
  state?: Loadable<T>;
  skeleton?: SkeletonKind;
  render: ReactNode | ((data: T) => ReactNode);
}

function Content<T>({ state, skeleton, render }: ContentProps<T>): ReactElement | null {
  if (typeof render !== 'function') return <>{render}</>;
  if (!state || state.status === 'pending') return <Waiting />;
  if (state.status === 'loading') return <Bones kind={skeleton} />;
  if (state.status === 'error') return <Failure error={state.error} onRetry={() => void state.reload()} />;
  return <>{render(state.data as T)}</>;
}
