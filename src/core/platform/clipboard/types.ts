export interface ClipboardModule {
  /** Rejects with a failed PlatformError when the text could not be copied (spec 8). */
  copy(text: string): Promise<void>;
  /** What this app copied earlier; rejects when nothing was (spec 8). */
  read(): Promise<string>;
  /** The app knows no longer what it copied; the device's own clipboard stays as it is. */
  forget(): void;
}
