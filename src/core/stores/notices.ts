/** Unread notices, cached as notice_count (rule 2.10). */
import { makeAutoObservable, runInAction } from 'mobx';
import type { NoticeStat } from '@/contract';
import type { Api, Cache } from '../api';
import type { SessionStore } from './session';

export interface NoticesStore {
  stat: NoticeStat | undefined;
  readonly total: number;
  /** Members only; a failure leaves the number as it is. */
  load(force?: boolean): Promise<number>;
  /** Numbers that came with another answer. */
  accept(stat: NoticeStat): void;
  clear(): void;
}

export function createNoticesStore(api: Api, cache: Cache, session: SessionStore): NoticesStore {
  const store: NoticesStore = makeAutoObservable<NoticesStore>({
    stat: undefined,
    get total() {
      return session.hasLogin ? (store.stat?.total ?? 0) : 0;
    },
    async load(force = false) {
      if (!session.hasLogin) return 0;
      const cached = force ? undefined : cache.get('notice_count');
      const stat = cached ?? (await api.call('notify.statistics', {}, { hide: true }).catch(() => undefined));
      if (stat && !cached) cache.set('notice_count', stat);
      runInAction(() => {
        store.stat = stat ?? store.stat;
      });
      return store.total;
    },
    accept(stat) {
      cache.set('notice_count', stat);
      store.stat = stat;
    },
    clear() {
      store.stat = undefined;
    },
  });
  return store;
}
