export interface AudioModule {
  /** Plays `url` from the start, again and again when `loop`; a second call with the same address goes on. */
  play(url: string, loop: boolean): void;
  stop(): void;
}
