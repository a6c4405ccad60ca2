export interface ClipboardModule {
  /** Rejects with a failed PlatformError when the text could not be copied (rule 3.5). */
  copy(text: string): Promise<void>;
  /** What this app copied earlier; rejects when nothing was (rule 3.5). */
  read(): Promise<string>;
  /** Forgets what the app copied; the device's own clipboard stays as it is. */
  forget(): void;
}
