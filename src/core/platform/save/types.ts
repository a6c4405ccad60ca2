export interface SaveModule {
  /** Saves a picture to the album or the downloads. Without a path it fails with `No File` (spec 8). */
  image(path: string): Promise<void>;
  /** The same for a video. */
  video(path: string): Promise<void>;
}
