export interface OpenTagProps {
  appId: string;
  /** Page of the mini-program with its params. */
  path: string;
  text: string;
  /** The messenger has drawn it, or will not. */
  onReady: () => void;
  onFail: () => void;
}
