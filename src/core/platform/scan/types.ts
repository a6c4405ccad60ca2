export interface ScanModule {
  /** False where `scan` only refuses; the page then offers an input for the code. */
  readonly available: boolean;
  /** Text of a QR or bar code; undefined = closed without a code. Rejects: refused 请用微信浏览器打开, failed. */
  scan(): Promise<string | undefined>;
}
