export interface ScanModule {
  /** Text of a QR or bar code; undefined = closed without a code. Rejects: refused 请用微信浏览器打开, failed. */
  scan(): Promise<string | undefined>;
}
