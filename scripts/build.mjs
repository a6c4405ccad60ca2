/** `node scripts/build.mjs h5|weapp [--if-changed]`: one production build. */
import { checkNode, ensureInstalled } from './lib/machine.mjs';
import { build, ensureBuilt, TARGETS } from './lib/build.mjs';
import { Failure, main, step } from './lib/say.mjs';

await main(async () => {
  const [target = '', option] = process.argv.slice(2);
  if (!(target in TARGETS))
    throw new Failure('Say what to build: node scripts/build.mjs h5, or node scripts/build.mjs weapp.');
  checkNode();
  await ensureInstalled();
  if (option === '--if-changed') await ensureBuilt(target);
  else
    await step(`The ${TARGETS[target]} is built into ${process.env.YEJIAN_DIST ?? 'dist'}/${target}`, () =>
      build(target),
    );
});
