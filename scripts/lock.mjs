/**
 * The gate of package-lock.json: sound in itself, in step with package.json, and installable by `npm ci` on this machine. `--write`
 * first writes the addresses of the packages, which npm takes from the registry that a machine is set to.
 */
import fs from 'node:fs';
import { addressOf, lockFaults } from './lib/lock.mjs';
import { run } from './lib/run.mjs';
import { Failure, main, say } from './lib/say.mjs';

const LOCK = 'package-lock.json';

await main(async () => {
  const { engines } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const lock = JSON.parse(fs.readFileSync(LOCK, 'utf8'));
  const { packages } = lock;
  if (process.argv.includes('--write')) {
    for (const [where, row] of Object.entries(packages)) {
      const { name, version, resolved: _, ...rest } = row;
      // In npm's own order of keys; JSON leaves out what is not there.
      packages[where] = { name, version, resolved: addressOf(where, row), ...rest };
    }
    fs.writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
  }
  const faults = lockFaults(packages, engines.node);
  if (faults.length > 0) throw new Failure(faults.join('\n'));
  // Offline: a sound lock file leaves npm nothing to ask for.
  await run('npm', ['ci', '--dry-run', '--offline', '--engine-strict', '--loglevel=error']);
  say(`package-lock.json holds ${Object.keys(packages).length} packages, all platforms among them.`);
});
