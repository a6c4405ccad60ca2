/** A one-time code of the app around the page, and the endpoint family that takes it. */
export interface LoginCode {
  provider: 'miniProgram' | 'messenger' | 'workplace';
  code: string;
  state?: string;
}
export interface LoginModule {
  /** Which login this host offers besides mobile and password. */
  readonly provider: LoginCode['provider'] | undefined;
  /**
   * Asks the host for a code. In the messenger's browser the first call leaves for its consent page and never resolves;
   * after the return `returned()` has the code. Refused with 请用微信浏览器打开 in an ordinary browser.
   */
  code(): Promise<LoginCode>;
  /** The code the consent page brought back in the address, once; it is taken out of the address. */
  returned(): LoginCode | undefined;
}
