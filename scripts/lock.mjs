/** The gate of package-lock.json: sound in itself, in step with package.json, and installable by `npm ci` on this machine. */
import fs from 'node:fs';
import { lockFaults } from './lib/lock.mjs';
import { run } from './lib/run.mjs';
import { Failure, main, say } from './lib/say.mjs';

await main(async () => {
  const { engines } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  const faults = lockFaults(packages, engines.node);
  if (faults.length > 0) throw new Failure(faults.join('\n'));
  // Offline: a sound lock file leaves npm nothing to ask for.
  await run('npm', ['ci', '--dry-run', '--offline', '--engine-strict', '--loglevel=error']);
  say(`package-lock.json holds ${Object.keys(packages).length} packages, all platforms among them.`);
});
