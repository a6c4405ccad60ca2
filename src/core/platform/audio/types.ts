export interface AudioModule {
  /** Plays `url` from the start, again and again when `loop`; a second call with the same address goes on. */
  play(url: string, loop: boolean): void;
  stop(): void;
  /** A short sign that something came: a sound, in the mini-program a touch of the motor. Silent where the device does not allow it. */
  chime(): void;
  /** Another short sign: what was just done did not count, somebody should look. */
  warn(): void;
}
