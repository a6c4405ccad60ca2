/** Not part of the `platform` object: only pages that have something to say on their way out bring it along. */
export interface BeaconModule {
  /** Sends a form although the page ends with it; nobody hears the answer. False where the device has no such way, or takes no more. */
  send(url: string, form: string): boolean;
}
