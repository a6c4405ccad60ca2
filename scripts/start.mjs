/** `npm start` on a fresh machine: packages, H5 build, then the server, which makes and fills its own database. PORT, default 8086. */
import { checkNode, ensureInstalled, ensurePortIsFree, readPort } from './lib/machine.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { keep } from './lib/run.mjs';
import { Failure, main, say } from './lib/say.mjs';

await main(async () => {
  checkNode();
  const port = readPort();
  await ensurePortIsFree(port);
  await ensureInstalled();
  await ensureBuilt('h5');
  say('    Starting the server. The first start creates and fills the database: about half a minute.');
  const code = await keep(process.execPath, ['--import', 'tsx', 'server/main.ts'], { env: { PORT: String(port) } });
  if (code !== 0) throw new Failure('The server stopped with an error; the lines above say why.');
});
