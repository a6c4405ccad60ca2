export interface FaultsModule {
  /** Tells of what nobody caught outside React (rule 3.4); the returned function ends it. */
  listen(report: (error: unknown) => void): () => void;
}
