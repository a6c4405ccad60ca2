export interface UpdateModule {
  /** At launch: when the host has fetched a new version by itself, asks whether to start it now, once. */
  offer(ask: () => Promise<boolean>): void;
  /**
   * Makes the newest files the ones that run. `onProgress` hears percent while they are fetched. Resolves when the app is about to start
   * again, rejects when they could not be had.
   */
  apply(onProgress: (percent: number) => void): Promise<void>;
}
