/** Who is logged in (rule 4.1). Actions return outcomes; they never toast or navigate. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { LoginResult, Member } from '@/contract';
import { isLine, isUnanswered, type Api, type Cache } from '../api';

export interface SessionStore {
  token: string;
  /** True from a stored token until logout or a 401. */
  readonly hasLogin: boolean;
  /** Set and cleared separately from the login itself. */
  channelLogin: boolean;
  chatLogin: boolean;
  member: Member | undefined;
  /** The profile was asked for and no answer came: nothing can be said of the member. */
  readonly unknown: boolean;
  unanswered: boolean;
  /**
   * Whose things are in memory and on the phone, also after the session has expired: a member's id, '' when it is not known,
   * undefined before anybody has logged in.
   */
  owner: string | undefined;
  /** Stores a login; false when the answer has no token yet (a bindTicket asks for the mobile first). */
  accept(result: LoginResult): boolean;
  setChannelLogin(on: boolean): void;
  setChatLogin(on: boolean): void;
  /** The profile, from the 120 s cache unless `force`. Undefined for visitors; rejects like the call. */
  loadMember(force?: boolean): Promise<Member | undefined>;
  /** Puts in a profile another call brought (member.save). */
  setMember(member: Member): void;
  /** What another tab or the last visit has stored. */
  adopt(stored: Pick<SessionStore, 'token' | 'owner' | 'channelLogin' | 'chatLogin'>): void;
  /** The token is no longer good (401): the session ends, what is remembered stays for the member to come back to. */
  expire(): void;
  /** Clears token, flags, member and owner. `root.logout()` also forgets everything else. */
  clear(): void;
}

/** `forget` is called when another member logs in than the one whose data is in memory and on the phone. */
export function createSessionStore(api: Api, cache: Cache, forget: () => void): SessionStore {
  let asked = 0;
  const end = () => {
    asked += 1;
    Object.assign(store, { token: '', channelLogin: false, chatLogin: false, member: undefined });
    cache.remove('member');
  };
  const keep = (member: Member) => {
    store.member = member;
    store.owner = member.id;
    cache.set('member', member);
  };

  const store: SessionStore = makeAutoObservable<SessionStore>({
    token: '',
    channelLogin: false,
    chatLogin: false,
    member: undefined,
    unanswered: false,
    owner: undefined,
    get unknown() {
      return store.unanswered && store.hasLogin && store.member === undefined;
    },
    get hasLogin() {
      return store.token !== '';
    },
    accept({ token, member, channelLogin, chatLogin }) {
      if (!token) return false;
      if (store.owner !== undefined && store.owner !== member?.id) {
        end();
        forget();
      }
      asked += 1;
      store.owner = '';
      store.token = token;
      if (channelLogin !== undefined) store.channelLogin = channelLogin;
      if (chatLogin !== undefined) store.chatLogin = chatLogin;
      if (member) keep(member);
      else store.member = undefined;
      return true;
    },
    setChannelLogin(on) {
      store.channelLogin = on;
    },
    setChatLogin(on) {
      store.chatLogin = on;
    },
    async loadMember(force = false) {
      if (!store.hasLogin) return undefined;
      const last = cache.get('member', true);
      const cached = force ? undefined : cache.get('member');
      // One that was kept by a version before levels were told is asked for anew.
      if (cached?.level) {
        runInAction(() => {
          store.member = cached;
        });
        return cached;
      }
      asked += 1;
      const mine = asked;
      runInAction(() => (store.unanswered = false));
      const member = await api.call('member.my').catch((error: unknown) => {
        // Without a line the member is who it was.
        if (!force && last?.level && isLine(error)) return last;
        if (mine === asked) runInAction(() => (store.unanswered = isUnanswered(error)));
        throw error;
      });
      // An answer that comes after a logout or another login is of the member before: it is dropped.
      if (mine === asked) runInAction(() => keep(member));
      return member;
    },
    setMember: keep,
    adopt(stored) {
      // An answer that is under way is of the session before.
      if (stored.token !== store.token) {
        asked += 1;
        store.member = undefined;
      }
      Object.assign(store, stored);
    },
    expire: end,
    clear() {
      end();
      store.owner = undefined;
    },
  });
  return store;
}
