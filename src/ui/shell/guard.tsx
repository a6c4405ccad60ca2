/** The login guard in the React tree, and what it says about the page that is shown. */
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  type PropsWithChildren,
  type ReactElement,
} from 'react';
import { reaction } from 'mobx';
import { useDidShow } from '@tarojs/taro';
import { holdsRole } from '@/contract/roles';
import { parseRoute, routes, type Guard, type RoutePath } from '@/core/routes';
import { useStores } from '@/core/stores';
import { usePageRouter } from './pageRouter';

const GuardContext = createContext<Guard | undefined>(undefined);

export function GuardProvider({ guard, children }: PropsWithChildren<{ guard: Guard }>): ReactElement {
  return <GuardContext.Provider value={guard}>{children}</GuardContext.Provider>;
}

export function useGuard(): Guard {
  const guard = useContext(GuardContext);
  if (!guard) throw new Error('useGuard: no <GuardProvider> above this component');
  return guard;
}

/** The route this component stands on; `/` is its alias, the advert page. */
export function useRoutePath(): RoutePath {
  const { path } = usePageRouter();
  return parseRoute(path)?.path ?? '/pages/tea/index';
}

/** Whether the member is one of those whom the page is for; undefined until the profile is there. */
export function useRoleHeld(): boolean | undefined {
  const { session } = useStores();
  const { role, ownGate } = routes[useRoutePath()];
  const wanted = ownGate ? undefined : role;
  const judge = () => (wanted ? session.member && holdsRole(session.member, wanted) : true);
  const [held, setHeld] = useState(judge);
  useEffect(() => {
    if (!wanted) return undefined;
    return reaction(() => session.member && holdsRole(session.member, wanted), setHeld, { fireImmediately: true });
  }, [session, wanted]);
  return held;
}

/** Whether the page may load: not for a visitor where a login is wanted, nor for a member without the role of the page. */
export function usePageAccess(): boolean {
  const { session } = useStores();
  const held = useRoleHeld();
  return routes[useRoutePath()].login === 'none' || (session.hasLogin && held === true);
}

/**
 * Sends a visitor away from a page that wants a login (rule 4.9), when it is opened and whenever it is shown again. Not when the
 * session ends while the page is shown: a logout and a 401 lead away by themselves.
 */
export function useLoginPage(): void {
  const guard = useGuard();
  const path = useRoutePath();
  useEffect(() => void guard.page(path), [guard, path]);
  useDidShow(() => void guard.page(path));
}

/** Acting on a public page (rule 4.9): runs `then` for a member; a visitor is told to log in and comes back here. */
export function useLogin(): (then: () => unknown) => void {
  const guard = useGuard();
  return useCallback((then) => guard.act(() => void then()), [guard]);
}
