/** The colour of the app (rule 6.15): stored, default red. */
import { makeAutoObservable } from 'mobx';
import type { ConfigStore } from './config';
import { DEFAULT_THEME, isTheme, textOn, THEMES, type Theme, type ThemeName } from './themes';

export interface ThemeStore {
  /** What the person chose. */
  chosen: ThemeName;
  /** What is shown: gray in mourning days, otherwise the choice. */
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
    chosen: DEFAULT_THEME,
    get grayMode() {
      return config.value?.grayMode === true;
    },
    get name(): ThemeName {
      return store.grayMode ? 'gray' : store.chosen;
    },
    get current() {
      return THEMES.find(({ name }) => name === store.name) ?? THEMES[0];
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
