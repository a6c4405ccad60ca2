export interface ScriptModule {
  /**
   * Loads the external advert script and resolves when it ended, at the latest after 5 s (rule 6.10). Any failure
   * resolves as well: an advert never stands in the way.
   */
  advert(url: string): Promise<void>;
}
/** Advert display time (rule 6.10), milliseconds. */
export const ADVERT_MS = 5000;
