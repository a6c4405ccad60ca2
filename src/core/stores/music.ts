/** Background music (rule 6.12). */
import { makeAutoObservable } from 'mobx';
import type { SiteConfig } from '@/contract';

/** Launch paths without music. */
export const SILENT_LAUNCH_PATHS: readonly string[] = [
  'activity/pages/index',
  'qrCodeOrder/pages/index',
  'activity/pages/gg',
  'activity/pages/input',
];

export interface MusicPlayer {
  play(url: string, loop: boolean): void;
  stop(): void;
}
export interface MusicStore {
  /** The stored flag: true while the music was started by the rule or by hand. */
  musicShow: boolean;
  image: string;
  file: string;
  /** Both picture and file exist, so there is something to switch. */
  readonly available: boolean;
  /** Applies the rule at launch. `launchPath` with or without a leading slash. */
  apply(config: SiteConfig | undefined, launchPath: string): void;
  /** Silent while something else sounds; the switch stays as it is. */
  hold(on: boolean): void;
  /** The person's own switch. */
  toggle(on?: boolean): void;
}

/** Autoplay only when music_auto_play equals 1, both files exist and the launch path is not excluded. */
export const shouldAutoplay = (
  config: Pick<SiteConfig, 'music_auto_play' | 'music_img' | 'music_file'> | undefined,
  launchPath: string,
): boolean =>
  config?.music_auto_play === 1 &&
  config.music_img !== '' &&
  config.music_file !== '' &&
  !SILENT_LAUNCH_PATHS.includes(launchPath.replace(/^\/+/, '').split('?')[0] ?? '');

export function createMusicStore(player: MusicPlayer): MusicStore {
  let held = false;
  const sound = () => (store.musicShow && !held ? player.play(store.file, true) : player.stop());
  const turn = (on: boolean) => {
    store.musicShow = on;
    sound();
  };

  const store: MusicStore = makeAutoObservable<MusicStore>({
    musicShow: false,
    image: '',
    file: '',
    get available() {
      return store.image !== '' && store.file !== '';
    },
    apply(config, launchPath) {
      store.image = config?.music_img ?? '';
      store.file = config?.music_file ?? '';
      turn(shouldAutoplay(config, launchPath));
    },
    hold(on) {
      if (held === on) return;
      held = on;
      // With the music off there is nothing to pause.
      if (store.musicShow) sound();
    },
    toggle(on = !store.musicShow) {
      turn(on && store.available);
    },
  });
  return store;
}
