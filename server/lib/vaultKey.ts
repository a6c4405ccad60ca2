/** The vault's key of a server that was given none: made at its first start, readable by its own user only, in no backup. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { KEY_BYTES } from './vault';

const FILE = 'identity.key';

/** `given`: 64 hex digits, '' = the one of the data folder. */
export function vaultKey(given: string, dataDir: string): Buffer {
  if (given) return Buffer.from(given, 'hex');
  const file = path.join(dataDir, FILE);
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(file, randomBytes(KEY_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // A key is there, or a twin of this process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Buffer.from(fs.readFileSync(file, 'utf8').trim(), 'hex');
}
