/** `npm run shop -- <command>`: a shop of one's own as a folder of tables and pictures (docs/own-shop.md). */
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import cliProgress from 'cli-progress';
import { Command } from 'commander';
import { ConfigError, readConfig, type ServerConfig } from '../server/config';
import { openDatabase, type Database } from '../server/db/client';
import { FolderInUse, lockFolder } from '../server/lock';
import { createPictureStore } from '../server/pictures/store';
import { backup, restore } from '../server/shop/backup';
import { demoFolder } from '../server/shop/demo';
import { ownShopDocs } from '../server/shop/docs';
import { readFolder, type Folder } from '../server/shop/folder';
import { initFolder } from '../server/shop/init';
import { pull } from '../server/shop/pull';
import { push, type Push, type TableChange } from '../server/shop/push';
import { contents, report } from '../server/shop/report';
import { addStaff, disableStaff } from '../server/shop/staff';
import { keepAdded, keepDisabled } from '../server/shop/staffFile';
import { foreseen } from '../server/shop/status';
import { FolderFaults, Refused } from '../server/shop/sheet/fault';
import { employees } from '../server/shop/tables/employees';
import { detailsOf, sentenceOf } from '../server/shop/unexpected';
import { createStorage } from '../server/storage/create';
import type { Storage } from '../server/storage/store';
import { Failure, main, say } from './lib/say.mjs';
import { shopData } from './lib/shopData.mjs';

/** What drawings are given out at: their whole width. */
const WIDEST = 1500;

let storage: Storage | undefined;
/** A command is about one shop, and a line to a bucket keeps no process alive. */
const storageOf = (config: ServerConfig): Storage => (storage ??= createStorage(config));

const picturesOf = (config: ServerConfig) =>
  createPictureStore({
    dir: path.join(config.dataDir, 'pictures'),
    photos: storageOf(config),
  });

/** The file behind an address: a drawing, or what somebody sent in. */
async function pictureOf(config: ServerConfig, address: string): Promise<Buffer | undefined> {
  const drawn = /^\/images\/(.+)\.webp$/.exec(address)?.[1];
  if (drawn !== undefined) return (await picturesOf(config).get(drawn, WIDEST))?.body;
  const sent = /^\/uploads\/([\w/]+\.webp)$/.exec(address)?.[1];
  return sent === undefined ? undefined : storageOf(config).read(`uploads/${sent}`);
}

/**
 * Which database: that of the variables in README, else the embedded one of the folder, as `npm start -- --shop` runs it. A command
 * without a folder is for the server that `npm start` runs.
 */
function configOf(folder?: string): ServerConfig {
  const config = readConfig();
  return folder === undefined || config.databaseUrl ? config : { ...config, dataDir: path.resolve(shopData(folder)) };
}

const variablesOf = (names: readonly string[]) =>
  `这些环境变量缺了，或者不合要求，服务不会启动：${names.join('、')}。各要填什么见 README 的表`;

/** The settings, and the variables that production asks for besides. */
function openConfig(read: () => ServerConfig): { config: ServerConfig; names: readonly string[] } {
  try {
    return { config: read(), names: [] };
  } catch (error) {
    if (!(error instanceof ConfigError) || !process.env.YEJIAN_PRODUCTION) throw error;
    const { YEJIAN_PRODUCTION: asked } = process.env;
    delete process.env.YEJIAN_PRODUCTION;
    try {
      return { config: { ...read(), development: false }, names: error.names };
    } finally {
      process.env.YEJIAN_PRODUCTION = asked;
    }
  }
}

/** With the database of the variables in README; the embedded one belongs to one process at a time. */
async function withDatabase<T>(config: ServerConfig, work: (database: Database) => Promise<T>): Promise<T> {
  const unlock = config.databaseUrl ? () => undefined : lockFolder(config.dataDir);
  try {
    const database = await openDatabase({ url: config.databaseUrl, dir: path.join(config.dataDir, 'db') });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}

/** A bar on a terminal, nothing in a log. */
function bar(label: string): { progress(done: number, total: number): void; stop(): void } {
  const shown = new cliProgress.SingleBar(
    { format: `    ${label} {bar} {value}/{total}`, hideCursor: true, clearOnComplete: true },
    cliProgress.Presets.rect,
  );
  let started = false;
  return {
    progress(done, total) {
      if (!process.stdout.isTTY) return;
      if (started) shown.update(done);
      else shown.start(total, done);
      started = true;
    },
    stop: () => shown.stop(),
  };
}

async function withBar<T>(
  label: string,
  work: (progress: (done: number, total: number) => void) => Promise<T>,
): Promise<T> {
  const { progress, stop } = bar(label);
  try {
    return await work(progress);
  } finally {
    stop();
  }
}

async function pushFolder(name: string, { dryRun }: { dryRun?: boolean }): Promise<void> {
  const config = configOf(name);
  // The database comes first: to make a new one takes the most memory, which the tables then use again.
  const { folder, changes } = await withDatabase(config, async ({ db }) => {
    const read = await withBar('读图片', (progress) => readFolder(name, progress));
    for (const line of contents(read.listing, read.pictures.size)) say(line);
    const changed = await withBar('写入', (progress) =>
      push(read, {
        db,
        now: Date.now(),
        storage: storageOf(config),
        note: `推送 ${path.basename(path.resolve(name))}`,
        dryRun: dryRun === true,
        progress,
      }),
    );
    return { folder: read, changes: changed };
  });
  for (const line of report(changes, namesOf(folder))) say(line);
  if (dryRun) say('只是看看，什么都没有写。');
}

function namesOf({ pictures }: Folder): (address: string) => string {
  const names = new Map([...pictures.values()].map(({ address, name }) => [address, name]));
  return (address) => names.get(address) ?? address;
}

/** Without `shop` the folder is its own shop's, if that has ever been pushed. */
async function pullFolder(name: string, shop?: string): Promise<void> {
  const own = configOf(shop ?? name);
  const config = shop !== undefined || existsSync(own.dataDir) ? own : configOf();
  const counts = await withDatabase(config, ({ db }) =>
    withBar('取图片', (progress) =>
      pull(name, {
        db,
        now: Date.now(),
        storage: storageOf(config),
        picture: (address) => pictureOf(config, address),
        progress,
      }),
    ),
  );
  say(`${name}：${[...counts].map(([table, count]) => `${table} ${count}`).join('，')}`);
}

/** Also where a production server would not start yet: then its variables are the first that is missing. */
async function tellStatus(shop?: string): Promise<void> {
  const { config, names } = openConfig(() => configOf(shop));
  const sentences = [
    ...(names.length > 0 ? [variablesOf(names)] : []),
    ...(await withDatabase(config, ({ db }) =>
      foreseen(db, config, {
        now: Date.now(),
        storage: storageOf(config),
        ...(shop !== undefined && { folder: () => withBar('读图片', (progress) => readFolder(shop, progress)) }),
      }),
    )),
  ];
  for (const sentence of sentences) say(`·  ${sentence}`);
  say(sentences.length > 0 ? `还差 ${sentences.length} 样。` : '可以开张了。');
}

async function keepBackup(file: string, shop?: string): Promise<void> {
  const config = configOf(shop);
  const { rows, files } = await withDatabase(config, ({ db }) =>
    backup(path.resolve(file), { db, storage: storageOf(config) }),
  );
  say(`${file}：${rows} 行，${files} 个文件。里面有会员的资料，请收好。`);
}

async function readBackup(file: string, shop?: string): Promise<void> {
  const config = configOf(shop);
  await withDatabase(config, ({ db }) => restore(path.resolve(file), { db, storage: storageOf(config) }));
  say(`${file} 恢复好了。`);
}

async function makeFolder(name: string): Promise<void> {
  const config = readConfig();
  await initFolder(name, async (key) => (await picturesOf(config).get(key, WIDEST))?.body);
  say(`建好了 ${name}。改一改表格，再用 npm run shop -- push ${name} --dry-run 看看。`);
}

async function makeDemo(name: string): Promise<void> {
  const config = readConfig();
  await withBar('取图片', (progress) =>
    demoFolder(name, { now: Date.now(), picture: (address) => pictureOf(config, address), progress }),
  );
  say(`演示的店在 ${name} 里。`);
}

/** Of the shop, then of its folder. */
async function changeStaff(
  change: (options: Push) => Promise<TableChange[]>,
  shop: string | undefined,
  keep: (folder: string) => Promise<string | undefined>,
): Promise<void> {
  const config = configOf(shop);
  const changes = await withDatabase(config, ({ db }) =>
    change({ db, now: Date.now(), storage: storageOf(config), note: '员工' }),
  );
  for (const line of report(changes, (address) => address)) say(line);
  const kept = shop === undefined ? undefined : await keep(shop);
  if (kept) say(kept);
}

/** Refusals as their sentences. */
async function saying(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof FolderFaults)
      throw new Failure(`${error.message}\n\n${error.faults.length} 处要改，什么都没有写。`);
    if (error instanceof ConfigError) throw new Failure(variablesOf(error.names));
    if (error instanceof Refused || error instanceof FolderInUse) throw new Failure(error.message);
    throw new Failure(`${sentenceOf(error)}，没有做完，店里的东西没有改。细节记在 ${await keepDetails(error)}`);
  }
}

/** Where the details of an unforeseen error are kept, for its owner alone: beside the data, which the user of the service may write. */
async function keepDetails(error: unknown): Promise<string> {
  const file = path.join(process.env.YEJIAN_DATA || '.data', 'logs', 'shop.log');
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.appendFile(file, detailsOf(error), { mode: 0o600 });
  return file;
}

/** What commander says, for the owner of a shop. */
const PARSING: readonly [RegExp, (name: string) => string][] = [
  [/missing required argument '(.+?)'/, (name) => `少写了${name}`],
  [/required option '(--\S+)/, (name) => `少写了 ${name}`],
  [/option '(--\S+).*' argument missing/, (name) => `${name} 后面少写了内容`],
  [/unknown option '(.+?)'/, (name) => `没有 ${name} 这个选项`],
  [/unknown command '(.+?)'/, (name) => `没有 ${name} 这个命令`],
  [/too many arguments for '(.+?)'/, (name) => `${name} 后面写多了`],
];
function parsingError(text: string): string {
  for (const [pattern, words] of PARSING) {
    const name = pattern.exec(text)?.[1];
    if (name !== undefined) return `${words(name)}。怎么写：npm run shop -- --help\n`;
  }
  return '命令写得不对。怎么写：npm run shop -- --help\n';
}
const TITLES: Readonly<Record<string, string>> = {
  'Usage:': '这样写：',
  'Arguments:': '要写的：',
  'Options:': '选项：',
  'Commands:': '命令：',
};

const USAGE = { '[options]': '[选项]', '[command]': '[命令]' };
const usageOf = (usage: string) =>
  Object.entries(USAGE).reduce((text, [word, words]) => text.replaceAll(word, words), usage);

/** Of commands that may be for the shop of a folder. */
const OF_SHOP = ['--shop <文件夹>', '哪个文件夹的店；不写就是 npm start 开着的店，或环境变量指的数据库'] as const;
interface OfShop {
  shop?: string;
}

void main(async () => {
  const program = new Command('shop')
    .description('自己的店：一个装着表格和图片的文件夹')
    .helpOption('-h, --help', '怎么写')
    .helpCommand('help [命令]', '一个命令怎么写')
    .configureHelp({ styleTitle: (title) => TITLES[title] ?? title, styleUsage: usageOf, styleSubcommandTerm: usageOf })
    .configureOutput({ outputError: (text, write) => write(parsingError(text)) });
  program
    .command('init')
    .description('建一个能直接推送的文件夹')
    .argument('<文件夹>')
    .action((name: string) => saying(() => makeFolder(name)));
  program
    .command('push')
    .description('把店改成文件夹里的样子；有一处不对就什么都不写')
    .argument('<文件夹>')
    .option('--dry-run', '只看会改什么')
    .action((name: string, options: { dryRun?: boolean }) => saying(() => pushFolder(name, options)));
  program
    .command('pull')
    .description('把店里现在的样子写成文件夹')
    .argument('<文件夹>')
    .option(...OF_SHOP)
    .action((name: string, { shop }: OfShop) => saying(() => pullFolder(name, shop)));
  program
    .command('demo')
    .description('把演示的店写成一个文件夹，当作起点')
    .argument('<文件夹>')
    .action((name: string) => saying(() => makeDemo(name)));
  const staff = program.command('staff').description('员工：加一位，停一位');
  const words = Object.values(employees.columns);
  const add = staff.command('add').description('加一位员工；手机号就是登录名');
  for (const { en, zh, meaning, ...it } of words)
    add[('empty' in it ? 'option' : 'requiredOption') as 'option'](`--${en} <${zh}>`, meaning);
  add.option(...OF_SHOP);
  add.action(({ shop, ...cells }: OfShop & Record<string, string>) =>
    saying(() =>
      changeStaff(
        (options) => addStaff(options, cells),
        shop,
        (folder) => keepAdded(folder, cells),
      ),
    ),
  );
  staff
    .command('disable')
    .description('停用一位员工，他仍是会员')
    .argument('<工号>')
    .option(...OF_SHOP)
    .action((no: string, { shop }: OfShop) =>
      saying(() =>
        changeStaff(
          (options) => disableStaff(options, no),
          shop,
          (folder) => keepDisabled(folder, no),
        ),
      ),
    );
  program
    .command('status')
    .description('开张之前还差什么')
    .option(...OF_SHOP)
    .action(({ shop }: OfShop) => saying(() => tellStatus(shop)));
  program
    .command('backup')
    .description('整个店写成一个文件：数据库、上传的文件、图片')
    .argument('<文件>')
    .option(...OF_SHOP)
    .action((file: string, { shop }: OfShop) => saying(() => keepBackup(file, shop)));
  program
    .command('restore')
    .description('把备份恢复到一个空的数据库里')
    .argument('<文件>')
    .option(...OF_SHOP)
    .action((file: string, { shop }: OfShop) => saying(() => readBackup(file, shop)));
  program
    .command('docs')
    .description('写 docs/own-shop.md')
    .action(() => fs.writeFile('docs/own-shop.md', ownShopDocs()));
  await program.parseAsync();
});
