export interface OpenCamera {
  /** The next QR or bar code that comes into sight; undefined = closed before. */
  read(): Promise<string | undefined>;
  /** Switches the lamp; missing where there is none. */
  lamp?: (on: boolean) => Promise<void>;
  close(): void;
}

export interface CameraModule {
  /** Whether pages may look through the camera themselves: the mini-program has a scanner of its own instead. */
  exists: boolean;
  /** Shows what the rear camera sees in `video`. Rejects: denied, failed. */
  open(video: HTMLVideoElement): Promise<OpenCamera>;
}
