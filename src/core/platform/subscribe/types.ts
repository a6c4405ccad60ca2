/** Messages that the messenger shows outside the app; each has to be allowed in its own dialog, one for one. */
export interface SubscribeModule {
  /** False where there is no such dialog. */
  readonly available: boolean;
  /** The templates that were allowed, none when somebody refused; rejects when the dialog could not be shown. */
  ask(templateIds: readonly string[]): Promise<string[]>;
}
