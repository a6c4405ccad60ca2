/** Launch configuration (rule 2.13), cached (rule 2.10). */
import { makeAutoObservable, runInAction } from 'mobx';
import type { SiteConfig } from '@/contract';
import type { Api, Cache } from '../api';

export interface ConfigStore {
  value: SiteConfig | undefined;
  /** Resolves with the configuration or, when it cannot be had, with the one known before (or undefined). Never rejects. */
  load(force?: boolean): Promise<SiteConfig | undefined>;
}

/** `group` is `mini-program` there and undefined in the browser. */
export function createConfigStore(api: Api, cache: Cache, group?: string): ConfigStore {
  const store: ConfigStore = makeAutoObservable<ConfigStore>({
    value: undefined,
    async load(force = false) {
      const cached = force ? undefined : cache.get('config');
      const value = cached ?? (await api.call('site.config', { group }, { hide: true }).catch(() => undefined));
      if (!value) return store.value;
      if (!cached) cache.set('config', value);
      runInAction(() => {
        store.value = value;
      });
      return value;
    },
  });
  return store;
}
