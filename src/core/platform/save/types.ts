export interface SaveModule {
  /** Saves a picture to the album or the downloads. Without a path it fails with `no File` (rule 3.5). */
  image(path: string): Promise<void>;
  /** The same for a video. */
  video(path: string): Promise<void>;
  /** After `denied`: opens the settings of the host; true when the album may be used now. False where there are none. */
  recover(): Promise<boolean>;
}
