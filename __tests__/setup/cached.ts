/** What one suite makes for the others in a folder of node_modules/.cache. */
import fs from 'node:fs';
import path from 'node:path';

const OLD_MS = 20 * 60_000;

/** Milliseconds since it was written; 0 when it is gone. */
export const ageOf = (file: string): number =>
  Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

/** Files and folders made from earlier sources, once nobody reads them any more. */
export function forgetOld(dir: string): void {
  for (const name of fs.readdirSync(dir)) {
    const entry = path.join(dir, name);
    if (ageOf(entry) > OLD_MS) fs.rmSync(entry, { recursive: true, force: true });
  }
}
