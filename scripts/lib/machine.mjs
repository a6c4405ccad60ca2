/** What the machine must have before anything of the project can run: Node, packages, a free port. */
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Failure, say, step } from './say.mjs';
import { run } from './run.mjs';

/** node_modules is about 600 MB, the builds and the data another few hundred. */
const NEEDED_BYTES = 1.5e9;

/**
 * Whether `engines` of package.json (`^20.19.0 || >=24`) allows this Node; read by hand, because no package is there yet.
 * @param {string} range alternatives of one `^` or `>=` each
 * @param {string} version
 */
export function allowsNode(range, version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split('||').some((alternative) => {
    const [, sign, oldMajor, oldMinor = 0] = /^\s*(\^|>=)(\d+)(?:\.(\d+))?/.exec(alternative) ?? [];
    if (major === Number(oldMajor)) return minor >= Number(oldMinor);
    return sign === '>=' && major > Number(oldMajor);
  });
}

export function checkNode() {
  const { engines } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  if (allowsNode(engines.node, process.versions.node)) return;
  throw new Failure(
    `Node ${process.versions.node} cannot run this: the packages need ${engines.node}. Install one of these (https://nodejs.org, or \`nvm install 24\`) and run the command again.`,
  );
}

const packagesOf = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};

/** True when every package of package-lock.json is there in its version; packages of other platforms may be missing. */
export function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(([where, wanted]) => {
    const found = installed[where];
    return (
      where === '' || (found ? found.version === wanted.version : wanted.optional || wanted.devOptional || wanted.peer)
    );
  });
}

function checkDisk() {
  const { bavail, bsize } = fs.statfsSync('.');
  if (bavail * bsize > NEEDED_BYTES) return;
  throw new Failure(
    `Only ${Math.round((bavail * bsize) / 1e6)} MB are free on this disk; the packages and builds need about ${NEEDED_BYTES / 1e6} MB. Free some space and run the command again.`,
  );
}

export async function ensureInstalled() {
  if (isInstalled()) return;
  checkDisk();
  say('    Installing the packages of package-lock.json: about 600 MB, two minutes on a fast line.');
  await step('Packages installed', () =>
    run('npm', ['ci', '--loglevel=error'], {
      log: '.data/logs/install.log',
      hints: [
        [/ENOSPC/, 'The disk is full. Free about 1.5 GB and run the command again.'],
        [
          /ENOTFOUND|ETIMEDOUT|ECONNREFUSED|ECONNRESET|EAI_AGAIN|network/i,
          'The package registry cannot be reached. Check the network and `npm config get registry` (a mirror: `npm config set registry https://registry.npmmirror.com`), then run the command again.',
        ],
        [
          /EACCES|EPERM/,
          'No permission to write node_modules. Make this folder your own (`chown -R $(whoami) .`) and run the command again.',
        ],
      ],
    }),
  );
}

export function readPort() {
  const port = Number(process.env.PORT ?? 8086);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Failure(`PORT=${process.env.PORT} is not a port: use a number from 1 to 65535.`);
}

/** Fails early, before minutes of building, when the address is taken. */
export async function ensurePortIsFree(port) {
  const free = await new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
  if (free) return;
  throw new Failure(
    `Port ${port} is in use by another program. Stop it, or choose another one: PORT=${port + 1} npm start`,
  );
}

/** All files below `dirs` in a fixed order. */
export function* filesOf(dirs) {
  for (const dir of dirs) {
    if (!fs.existsSync(dir)) continue;
    if (fs.statSync(dir).isFile()) {
      yield dir;
      continue;
    }
    for (const entry of fs.readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = path.join(dir, entry.name);
      if (entry.isDirectory()) yield* filesOf([file]);
      else if (entry.isFile()) yield file;
    }
  }
}
