export interface UpdateModule {
  /**
   * Makes the newest files the ones that run. `onProgress` hears percent while they are fetched. Resolves when the app is about to start
   * again, rejects when they could not be had.
   */
  apply(onProgress: (percent: number) => void): Promise<void>;
}
