/** One recording ready for `upload`: mp3, which every phone plays. */
export interface Recording {
  path: string;
  name: string;
  /** Bytes. */
  size: number;
  seconds: number;
}
export interface RecorderModule {
  /** Begins to listen. Rejects: refused where nobody can record, denied where the person says no. */
  start(): Promise<void>;
  /** What was heard since; undefined = less than a second. */
  stop(): Promise<Recording | undefined>;
  cancel(): void;
  /** Plays from the beginning; another one that plays ends. The result ends this one. */
  play(url: string, onEnd: () => void): () => void;
}
/** Longer ones are not taken. */
export const MOST_SECONDS = 60;
