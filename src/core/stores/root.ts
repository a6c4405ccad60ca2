/** All stores of the app, made once. Making them only assigns; `start` reads the storage and begins to write it. */
import { reaction, runInAction } from 'mobx';
import { createCache, type Api, type Cache } from '../api';
import type { Clock } from '../lib/clock';
import { firstScreen } from '../lib/firstScreen';
import type { Memory } from '../lib/memory';
import type { Platform } from '../platform';
import { texts } from '../texts';
import { createAttribution, type Attribution } from './attribution';
import { createCartStore, type CartStore } from './cart';
import { createChatStore, type ChatStore } from './chat';
import { createConfigStore, type ConfigStore } from './config';
import { createFeedbackStore, type FeedbackStore } from './feedback';
import { createMusicStore, type MusicStore } from './music';
import { createNoticesStore, type NoticesStore } from './notices';
import { createSessionStore, type SessionStore } from './session';
import { createSharing, type Sharing } from './sharing';
import { changeRecord, restoreSnapshot, SNAPSHOT_KEY, takeSnapshot, type Snapshot } from './snapshot';
import { createThemeStore, type ThemeStore } from './theme';

export interface RootDeps {
  /** The member whom this tab showed is another one, or gone, by what was done in another tab. */
  onReplaced?: () => void;
  api: Api;
  /** What the app remembers of the member (core/lib/memory.ts). */
  memory: Memory;
  platform: Platform;
  clock: Clock;
}
export interface Launch {
  path: string;
  query: Record<string, string | undefined>;
}
export interface RootStore extends Omit<RootDeps, 'onReplaced'> {
  cache: Cache;
  session: SessionStore;
  theme: ThemeStore;
  chat: ChatStore;
  config: ConfigStore;
  cart: CartStore;
  notices: NoticesStore;
  music: MusicStore;
  feedback: FeedbackStore;
  attribution: Attribution;
  sharing: Sharing;
  /** Restores what was stored, keeps it stored from now on, and applies the launch: attribution, configuration, music. */
  start(launch: Launch): Promise<void>;
  dispose(): void;
  /** Tells the server, without waiting for it: this device's session is over. Token, flags and member gone, every store at its beginning, nothing remembered, all local storage wiped (rule 4.3). */
  logout(): void;
}

export function createRootStore({ api, memory, platform, clock, onReplaced }: RootDeps): RootStore {
  const { storage, audio, clipboard, host, share } = platform;
  const cache = createCache(storage, clock.phone, () => session.owner);
  const session = createSessionStore(api, cache, () => forget());
  const config = createConfigStore(api, cache, host.app === 'weapp' ? 'mini-program' : undefined);
  const theme = createThemeStore(config);
  const chat = createChatStore();
  const cart = createCartStore(api, cache, session);
  const notices = createNoticesStore(api, cache, session);
  const music = createMusicStore(audio);
  const feedback = createFeedbackStore(clock);
  const attribution = createAttribution(cache);
  const sharing = createSharing(api, share);
  const kept = { session, theme, music, cart };
  let stopKeeping = () => {};
  /** What this tab has written or read last. */
  let known: Snapshot = {};

  /** Another tab has written this. */
  const hear = (key: string) => {
    const quiet = (asked: Promise<unknown>) => void asked.catch(() => undefined);
    const text = storage.get(key);
    if (key !== SNAPSHOT_KEY) {
      if (text === undefined || !session.hasLogin) return;
      if (key === 'member') quiet(session.loadMember());
      if (key === 'cart_num') quiet(cart.load());
      if (key === 'notice_count') quiet(notices.load());
      return;
    }
    const { token, owner } = session;
    runInAction(() => {
      restoreSnapshot(kept, text);
      known = takeSnapshot(kept);
      if (session.token === token) return;
      if (session.owner !== owner) forgetHere();
    });
    if (session.token === token) return;
    if (session.hasLogin) quiet(Promise.all([session.loadMember(), cart.load()]));
    if (token && (session.owner !== owner || !session.hasLogin)) onReplaced?.();
  };

  /** Clears everything of the member but the session itself: memory, stores, open dialogs, the storage of the phone. */
  const forget = () => {
    forgetHere();
    storage.clear();
    known = {};
  };
  const forgetHere = () => {
    memory.clear();
    chat.clear();
    notices.clear();
    sharing.clear();
    feedback.clear();
    cart.forgetMember();
    clipboard.forget();
  };

  return {
    api,
    memory,
    platform,
    clock,
    cache,
    session,
    theme,
    chat,
    config,
    cart,
    notices,
    music,
    feedback,
    attribution,
    sharing,
    async start({ path, query }) {
      runInAction(() => restoreSnapshot(kept, storage.get(SNAPSHOT_KEY)));
      stopKeeping();
      known = takeSnapshot(kept);
      const stopWriting = reaction(
        () => takeSnapshot(kept),
        (now) => {
          const was = known;
          known = now;
          if (JSON.stringify(was) === JSON.stringify(now)) return;
          const text = changeRecord(storage.get(SNAPSHOT_KEY), was, now);
          if (text === undefined) storage.remove(SNAPSHOT_KEY);
          else storage.set(SNAPSHOT_KEY, text);
        },
      );
      const stopHearing = storage.watch?.(hear);
      stopKeeping = () => {
        stopWriting();
        stopHearing?.();
      };
      attribution.launch(query);
      platform.update.offer(() => feedback.confirm(texts.newVersion));
      // What the phone remembers, as days of mourning, is shown at once; a question waits for the first screen.
      if (!cache.get('config')) await firstScreen();
      music.apply(await config.load(), path);
    },
    dispose() {
      stopKeeping();
      stopKeeping = () => {};
      audio.stop();
    },
    logout() {
      if (session.hasLogin) void api.call('member.logout', { scope: 'device' }, { hide: true }).catch(() => undefined);
      runInAction(() => {
        session.clear();
        forget();
        cart.clear();
        music.toggle(false);
        theme.choose('own');
      });
      // After the stores: the reaction that keeps them has just written their new values.
      storage.clear();
      known = {};
    },
  };
}
