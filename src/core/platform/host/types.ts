/** Which app the code runs in (rule 7.1). Decided here and nowhere else. */
export interface HostModule {
  readonly app: 'browser' | 'messenger' | 'workplace' | 'weapp';
  readonly os: 'ios' | 'android' | 'other';
  /** The address the person arrived at: iOS signs with it for the whole visit (rule 7.5). Empty in the mini-program. */
  readonly landingUrl: string;
  currentUrl(): string;
}
