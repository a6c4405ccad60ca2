/**
 * `npm start` on a fresh machine: packages, H5 build, then the server, which makes and fills its own database. PORT, default 8086.
 * `npm start -- --shop FOLDER`: the shop of that folder (docs/own-shop.md) instead of the demo, with a database of its own and a login
 * that shows its codes.
 */
import path from 'node:path';
import { checkNode, ensureInstalled, ensurePortIsFree, readPort } from './lib/machine.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { keep, run } from './lib/run.mjs';
import { Failure, main, say } from './lib/say.mjs';
import { shopBuild, shopData } from './lib/shopData.mjs';

const NODE = ['--import', 'tsx'];

/** @param {string[]} args */
function folderOf(args) {
  if (args.length === 0) return undefined;
  const [option, folder, ...more] = args;
  if (option !== '--shop' || !folder || more.length > 0) throw new Failure('这样写：npm start [-- --shop 文件夹]');
  return path.resolve(folder);
}

/** @param {string} folder */
const shopEnv = (folder) => ({
  YEJIAN_DATA: shopData(folder),
  YEJIAN_H5_DIR: path.resolve(process.env.YEJIAN_DIST ?? '', 'h5'),
  YEJIAN_DEMO: '0',
  YEJIAN_DEVELOPMENT: '1',
});

await main(async () => {
  checkNode();
  const folder = folderOf(process.argv.slice(2));
  const port = readPort();
  await ensurePortIsFree(port);
  await ensureInstalled();
  if (folder) {
    process.env.YEJIAN_SHOP = folder;
    process.env.YEJIAN_DIST ??= shopBuild(folder);
  }
  await ensureBuilt('h5');
  const env = {
    PORT: String(port),
    ...(folder ? shopEnv(folder) : {}),
  };
  if (folder) {
    const code = await run(process.execPath, [...NODE, 'scripts/shop.ts', 'push', folder], { env, allowFailure: true });
    if (code !== 0) throw new Failure('文件夹没有推送成功，原因见上面几行。');
  } else say('    正在启动服务。第一次启动要建数据库、写入内容，大约半分钟。');
  const code = await keep(process.execPath, [...NODE, 'server/main.ts'], { env });
  if (code !== 0) throw new Failure('服务出错停下了，原因见上面几行。');
});
