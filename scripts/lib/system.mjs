/** What the tests want from the operating system: Chromium, Chinese fonts, and PostgreSQL and Swift if there are any. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Failure, say, step } from './say.mjs';
import { hasSwift } from './objectStore.mjs';
import { run } from './run.mjs';

/** Chromium without a desktop: the same pages and pictures for two thirds of the time. A Debian package of its own. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const CHROMIUMS = [
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const isRoot = process.getuid?.() === 0;
const works = (command, args) => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
};
const canInstall = () => isRoot && works('apt-get', ['--version']) !== undefined;

/** Debian packages; the lists are fetched once when a package is not known yet. */
async function aptInstall(packages) {
  const log = `.data/logs/apt-${packages[0]}.log`;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    run('apt-get', ['install', '-y', '--no-remove', '--no-install-recommends', ...packages], { env, log });
  await step(`${packages.join(', ')} installed with apt-get`, () =>
    install().catch(async () => {
      await run('apt-get', ['update'], { env, log });
      await install();
    }),
  );
}

const findChromium = () => [process.env.CHROMIUM, ...CHROMIUMS].find((file) => file && fs.existsSync(file));
const hasChineseFont = () => Boolean(works('fc-list', [':lang=zh-cn', 'family'])?.trim());

/** Path of a Chromium; installs it when it may. */
export async function ensureBrowser() {
  if (canInstall()) {
    if (!process.env.CHROMIUM && !fs.existsSync(HEADLESS) && works('apt-cache', ['show', 'chromium-headless-shell']))
      await aptInstall(['chromium-headless-shell']).catch(() => undefined);
    const missing = [!findChromium() && 'chromium', !hasChineseFont() && 'fonts-noto-cjk'].filter(Boolean);
    if (missing.length > 0) await aptInstall(missing);
  }
  const chromium = findChromium();
  if (!chromium) {
    throw new Failure(
      'The browser tests need Chromium: `sudo apt-get install chromium fonts-noto-cjk`, or set CHROMIUM to the path of one.',
    );
  }
  if (!hasChineseFont())
    say('    No Chinese font was found: screenshots will show boxes. Install one, for example fonts-noto-cjk.');
  return chromium;
}

function findPostgres() {
  const root = '/usr/lib/postgresql';
  const versions = fs.existsSync(root) ? fs.readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => `${root}/${version}/bin`).find((bin) => fs.existsSync(`${bin}/initdb`));
}

/** Swift, a server that speaks S3: its library alone, which starts nothing; suites start it themselves (objectStore.mjs). */
export async function ensureObjectStore() {
  if (!hasSwift() && canInstall()) await aptInstall(['python3-swift']).catch(() => undefined);
  if (!hasSwift())
    say('    Swift 未安装，跳过: the bucket is held against its documents only, not against a real server.');
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/**
 * Path of a Caddy, for the tests of several machines; undefined where there is none. Debian's package is unpacked beside the tests and not
 * installed: that would start a proxy on this machine.
 */
export async function ensureProxy() {
  const own = path.resolve('.data/tools/caddy/usr/bin/caddy');
  const known = ['/usr/bin/caddy', '/usr/local/bin/caddy', own].find((file) => fs.existsSync(file));
  if (known || !canInstall()) return known;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-caddy-'));
  const log = path.resolve('.data/logs/caddy.log');
  const download = () => run('apt-get', ['download', 'caddy'], { cwd: folder, log });
  try {
    await step('caddy unpacked', async () => {
      await download().catch(() => run('apt-get', ['update'], { log }).then(download));
      const [file] = fs.readdirSync(folder).filter((name) => name.endsWith('.deb'));
      const tools = path.resolve('.data/tools');
      fs.mkdirSync(tools, { recursive: true });
      await run('dpkg', ['-x', path.join(folder, file), path.join(tools, 'caddy')], { log });
    });
    return own;
  } catch {
    say('    caddy could not be had: the tests of several machines are left out.');
    return undefined;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** PostgreSQL refuses to run as root; Debian's package brings the user. */
const asPostgres = (command, args) =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

/**
 * { url, stop, temporary }, or undefined where PostgreSQL is not available. `temporary`: the cluster was made for the tests and ends with them;
 * one that TEST_DATABASE_URL names stays.
 */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL)
    return { url: process.env.TEST_DATABASE_URL, stop: () => undefined, temporary: false };
  if (!findPostgres() && canInstall()) await aptInstall(['postgresql']).catch(() => undefined);
  const bin = findPostgres();
  if (!bin) {
    say('    PostgreSQL 未安装，跳过: the server tests run on the embedded PGlite only.');
    return undefined;
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-postgres-'));
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const log = '.data/logs/postgres.log';
  try {
    await step('A throw-away PostgreSQL cluster is running', async () => {
      await run(
        ...asPostgres(`${bin}/initdb`, [
          '-D',
          data,
          '-U',
          'postgres',
          '-A',
          'trust',
          '-E',
          'UTF8',
          '--locale=C.UTF-8',
          '--no-sync',
        ]),
        { log },
      );
      // Nothing of it has to survive, so it never waits for the disk; nothing lives long enough to be tidied, which took a fifth of a core.
      const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 -c jit=off -c autovacuum=off`;
      await run(
        ...asPostgres(`${bin}/pg_ctl`, [
          '-D',
          data,
          '-w',
          '-l',
          path.join(folder, 'server.log'),
          '-o',
          settings,
          'start',
        ]),
        { log },
      );
    });
  } catch (error) {
    say(`    PostgreSQL did not start (${log}); the server tests run on the embedded PGlite only.`);
    fs.rmSync(folder, { recursive: true, force: true });
    if (!(error instanceof Failure)) throw error;
    return undefined;
  }
  return {
    // The server's socket takes a seventh less of both sides' time than the loop of the network.
    url: `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`,
    temporary: true,
    stop: () => {
      const [command, args] = asPostgres(`${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop']);
      works(command, args);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
