/** The colour of the app (rule 6.15): stored; who has chosen none sees the shop's, which is red unless it says otherwise. */
import { makeAutoObservable } from 'mobx';
import type { ConfigStore } from './config';
import { isTheme, textOn, themeOf, type Theme, type ThemeName } from './themes';

export interface ThemeStore {
  /** What the person chose. */
  chosen: ThemeName;
  /** Theme of the person, or the shop's: what is shown but in mourning days. */
  readonly usual: Theme;
  /** What is shown: gray in mourning days. */
  readonly name: ThemeName;
  readonly current: Theme;
  readonly text: 'black' | 'white';
  readonly className: string;
  readonly grayMode: boolean;
  /** False for a name that is no theme. */
  choose(name: string): boolean;
}

export function createThemeStore(config: ConfigStore): ThemeStore {
  const store: ThemeStore = makeAutoObservable<ThemeStore>({
    chosen: 'own',
    get usual() {
      return themeOf(store.chosen === 'own' ? (config.value?.theme ?? 'own') : store.chosen);
    },
    get grayMode() {
      return config.value?.grayMode === true;
    },
    get name(): ThemeName {
      return store.grayMode ? 'gray' : store.usual.name;
    },
    get current() {
      return themeOf(store.name);
    },
    get text() {
      return textOn(store.name);
    },
    get className() {
      return `theme-${store.name}${store.grayMode ? ' gray-mode' : ''}`;
    },
    choose(name) {
      if (!isTheme(name)) return false;
      store.chosen = name;
      return true;
    },
  });
  return store;
}
