/** Launch: the core is booted once, then the stores start from what the phone remembers and what the link brought. */
import { useEffect, type PropsWithChildren, type ReactElement } from 'react';
import { configure } from 'mobx';
import {
  getCurrentInstance,
  useDidShow,
  useError,
  useLaunch,
  usePageNotFound,
  useUnhandledRejection,
} from '@tarojs/taro';
import { boot } from '@/core/boot';
import { firstScreen } from '@/core/lib/firstScreen';
import { platform } from '@/core/platform';
import { NO_PAGE, readParams, relaunch } from '@/core/routes';
import { StoreProvider } from '@/core/stores';
import { GuardProvider } from '@/ui/shell/guard';
import './app.scss';

// Answers arrive outside actions all the time; every store change still goes through a store's own method.
configure({ enforceActions: 'observed' });

/** `MiniProgramError\nboom\nError: boom\n    at …` -> boom */
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- the mini-program's own text, not a server's
const saidIn = (message: string): string => /Error: (.+)/.exec(message)?.[1] ?? message.split('\n')[0] ?? '';

const core = boot({ base: API_BASE });

/** What the messenger says about the code or card that brought somebody here. */
interface Launched {
  query: Record<string, string>;
}

export default function App({ children }: PropsWithChildren): ReactElement {
  useLaunch(({ path = '', query }) => {
    const launch = { path, query: readParams(query ?? getCurrentInstance().router?.params) };
    // What the phone remembers is back at once.
    void core.start(launch);
    const { api, cache, session } = core.root;
    // Who it is: at once where that asks nothing of the line, else when the first screen stands.
    const isThere = cache.get('member') !== undefined || api.isEarly('member.my');
    void (isThere ? Promise.resolve() : firstScreen()).then(() => session.loadMember()).catch(() => undefined);
    // Badges.
    void firstScreen().then(() => {
      void core.root.cart.load();
      void core.root.notices.load();
      if (process.env.TARO_ENV === 'h5') void import('@/core/ahead').then((file) => file.lookAhead(core.root));
    });
  });
  // A code that is scanned while the app is in the background only shows it again.
  useDidShow((shown) => {
    if (process.env.TARO_ENV === 'weapp')
      core.root.attribution.launch(readParams((shown as Partial<Launched> | undefined)?.query));
  });
  useEffect(() => platform.faults.listen(core.root.feedback.report), []);
  // The mini-program's way of telling the same, with the stack behind the words.
  useError((message) => process.env.TARO_ENV === 'weapp' && core.root.feedback.report(new Error(saidIn(message))));
  useUnhandledRejection(({ reason }) => process.env.TARO_ENV === 'weapp' && core.root.feedback.report(reason));
  usePageNotFound(() => void relaunch('/site/pages/single_detail', { code: NO_PAGE }));
  return (
    <StoreProvider root={core.root}>
      <GuardProvider guard={core.guard}>{children}</GuardProvider>
    </StoreProvider>
  );
}
