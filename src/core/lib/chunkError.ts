/** Failures of page-group scripts (rule 3.4): webpack names them ChunkLoadError and says how the script failed. */
export const CHUNK_TIMEOUT_MS = 120000;
export type ChunkFailure = 'missing' | 'error' | 'timeout';

/** missing: the server answered without the script; error: it could not be loaded; timeout: 120 s went by. */
export function chunkFailure(error: unknown): ChunkFailure | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { name, type, code, message } = error as { name?: unknown; type?: unknown; code?: unknown; message?: unknown };
  if (name !== 'ChunkLoadError' && code !== 'CSS_CHUNK_LOAD_FAILED') return undefined;
  if (type === 'missing' || type === 'timeout') return type;
  const said = /\((missing|timeout)\b/.exec(String(message ?? ''))?.[1];
  return said === 'missing' || said === 'timeout' ? said : 'error';
}
