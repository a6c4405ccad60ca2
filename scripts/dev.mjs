/** `npm run dev` / `npm run dev:weapp`: the build in watch mode and the server, restarted when its sources change. */
import fs from 'node:fs';
import { checkNode, ensureInstalled, ensurePortIsFree, readPort } from './lib/machine.mjs';
import { keep } from './lib/run.mjs';
import { Failure, main, say } from './lib/say.mjs';

await main(async () => {
  const target = process.argv[2] ?? 'h5';
  if (target !== 'h5' && target !== 'weapp')
    throw new Failure('Say what to work on: node scripts/dev.mjs h5, or weapp.');
  checkNode();
  const port = readPort();
  await ensurePortIsFree(port);
  await ensureInstalled();
  if (target === 'h5')
    say(`    App:    http://127.0.0.1:${process.env.DEV_PORT ?? 10086}/h5/  (calls go to the server below)`);
  else say('    Open this folder in WeChat DevTools: project.config.json points at dist/weapp.');
  say(`    Server: http://127.0.0.1:${port}`);
  const env = { PORT: String(port), NODE_ENV: 'development', YEJIAN_CHECK_ANSWERS: '1' };
  // What is in dist from now on is no production build.
  fs.rmSync(`dist/${target}.stamp`, { force: true });
  await Promise.race([
    keep(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', 'server/main.ts'], { env }),
    keep(process.execPath, ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', target, '--watch'], { env }),
  ]);
  process.kill(process.pid, 'SIGTERM');
});
