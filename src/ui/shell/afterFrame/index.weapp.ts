/** The mini-program draws on a line of its own. */
export function afterFrame(act: () => void): () => void {
  act();
  return () => undefined;
}
