export interface SocketEvents {
  message(text: string): void;
  /** Once per socket, however it ended or failed to open. */
  close(code: number): void;
}
export interface Socket {
  send(text: string): void;
  close(): void;
}
/** Not part of the `platform` object: only pages that listen bring it along. */
export interface SocketModule {
  /** `url` with http(s), or a path of the own origin. */
  open(url: string, events: SocketEvents): Socket;
  /** The app comes to the front or goes behind; the returned function stops listening. */
  watchFront(change: (front: boolean) => void): () => void;
}
