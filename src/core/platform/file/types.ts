/** One file ready for `upload`. */
export interface PickedFile {
  /** Object URL (browser) or temporary path (mini-program). */
  path: string;
  name: string;
  /** Bytes. */
  size: number;
}
export interface FileModule {
  /**
   * Of the device (browser), or of a conversation of the messenger, which shows a mini-program no others. `endings` without a dot: what is offered, not what
   * comes. undefined = the person chose none.
   */
  choose(endings: readonly string[]): Promise<PickedFile | undefined>;
}
