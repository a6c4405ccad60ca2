/** What sounds: one player of the device, for the tea music of this area. */
export interface SoundHears {
  onTime(seconds: number): void;
  onLength(seconds: number): void;
  onEnd(): void;
  /** Did not come, or the device wants a touch first. */
  onFail(): void;
}
export interface Sound {
  /** From its beginning; the same address goes on where it was. */
  play(url: string): void;
  pause(): void;
  seek(seconds: number): void;
}
