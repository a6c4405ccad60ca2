export interface SaveModule {
  /** Saves a picture to the album or the downloads, one of our server as JPG. Without a path it fails with `no File` (rule 3.5). */
  image(path: string): Promise<void>;
  /** The same for a video. */
  video(path: string): Promise<void>;
}
