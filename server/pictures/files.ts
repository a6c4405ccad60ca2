import { readFile } from 'node:fs/promises';

/** Looks at the code, not at the class: errors of the file system may come from another realm (jest, worker). */
const isAbsent = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'EISDIR');

export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
