/** Realtime of the running app: made when the first page listens, never before. */
import { forgetInflight, forgetKept } from '../api';
import { socket } from '../platform/socket';
import type { RootStore } from '../stores';
import { createRealtime, type Realtime } from './client';

export type { Frame } from '@/contract/realtime/frames';
export type { Line } from './client';

// oxlint-disable-next-line eslint-js/no-restricted-syntax -- one connection per app; it follows the session by itself
const made = new WeakMap<RootStore, Realtime>();

export function realtimeOf(root: RootStore): Realtime {
  const known = made.get(root);
  if (known) return known;
  const realtime = createRealtime({
    socket,
    clock: root.clock,
    base: API_BASE,
    token: () => root.session.token,
    news: (event) => {
      forgetInflight();
      if (event) forgetKept(root.memory);
    },
    // Asks who is logged in: the answer 401 leads to the login as everywhere.
    noSession: () => void root.session.loadMember(true).catch(() => undefined),
    random: Math.random,
  });
  made.set(root, realtime);
  return realtime;
}
