/** The mini-program packed once for all suites that run it: the packing depends only on the dist and on the packer. */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { forgetOld } from '../setup/cached';
import { packWeapp } from './host/pack';

const CACHE = path.resolve('node_modules/.cache/yejian-weapp');

/** The folder that packWeapp writes for this dist; the first suite that asks makes it for the others. */
export async function packedWeapp(dist: string): Promise<string> {
  const out = path.join(CACHE, hashOf(dist, path.join(__dirname, 'host')));
  if (fs.existsSync(out)) return out;
  const draft = `${out}.${randomUUID()}`;
  await packWeapp({ dist, out: draft });
  forgetOld(CACHE);
  try {
    fs.renameSync(draft, out);
  } catch (error) {
    // Another worker was faster: its folder is the same.
    fs.rmSync(draft, { recursive: true, force: true });
    if (!fs.existsSync(out)) throw error;
  }
  return out;
}

function hashOf(...folders: string[]): string {
  const hash = createHash('sha256').update(fs.readFileSync('package-lock.json'));
  for (const folder of folders)
    for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const file = path.join(folder, name);
      if (fs.statSync(file).isFile()) hash.update(name).update(fs.readFileSync(file));
    }
  return hash.digest('hex').slice(0, 20);
}
