/** Sizes in px. */
export interface Capsule {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface SystemModule {
  statusBarHeight(): number;
  /** Status bar + 50 on Android, + 45 elsewhere (rule 6.4). */
  topBarHeight(): number;
  /** Height of the bottom inset (home indicator). */
  safeBottom(): number;
  /** The messenger's own buttons, which a custom top bar must leave free; undefined in a browser. */
  capsule(): Capsule | undefined;
  windowWidth(): number;
  windowHeight(): number;
  /** For people who want things to keep still: no numbers that run, no slides that turn by themselves. */
  prefersStillness(): boolean;
}
