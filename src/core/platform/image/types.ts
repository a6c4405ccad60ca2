/** One picture ready for `upload`: at most 5 MB, longest side at most 1600 px. */
export interface PickedImage {
  /** Object URL (browser) or temporary path (mini-program): good for showing and for uploading. */
  path: string;
  name: string;
  /** Bytes. */
  size: number;
}
/** Of a picture that stands upright, in px. */
export interface MeasuredImage {
  /** Can be shown and uploaded: the mini-program fetches an address into a file first. */
  path: string;
  width: number;
  height: number;
}
export interface ImageModule {
  /** The messenger's choice: one picture, compressed, album only (rule 7.3). undefined = the person chose none. */
  choose(): Promise<PickedImage | undefined>;
  /** The browser's own file choice, compressed on a canvas: a separate choice beside the refusal (rule 7.2). */
  pickFile(): Promise<PickedImage | undefined>;
  measure(path: string): Promise<MeasuredImage>;
  /** Full-screen preview by the device; resolves false where the page must draw it itself. */
  preview(urls: string[], index: number): Promise<boolean>;
}
