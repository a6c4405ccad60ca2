export interface VoiceModule {
  /** False where nobody listens; then nothing is drawn that would ask for it. */
  readonly available: boolean;
  /** One spoken phrase in Mandarin; undefined = nothing was said. Rejects: refused, denied, failed. */
  listen(): Promise<string | undefined>;
}
