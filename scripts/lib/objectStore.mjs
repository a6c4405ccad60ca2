/**
 * A real object store for tests: OpenStack Swift with its S3 front, in one process and one folder, both gone afterwards. Of what Debian has it is the
 * only server of S3 that needs no cluster of its own (radosgw wants Ceph; rclone 1.60 serves no S3), and it checks signatures, sums and ranges.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';

/** Debian's own: another Python of the machine does not see its packages. */
const PYTHON = '/usr/bin/python3';
const PACKAGE = '/usr/lib/python3/dist-packages/swift/proxy/server.py';
const SCRIPT = path.join(import.meta.dirname ?? __dirname, 'objectStore.py');
const USER = 'shop:server';
const SECRET = 'a-secret-of-the-tests';

export const hasSwift = () => fs.existsSync(PYTHON) && fs.existsSync(PACKAGE);

/**
 * Call it where `hasSwift()`. The bucket is not made yet.
 * @param {{ host?: string, port?: number, within?: readonly string[] }} [at] `within`: a command that runs another one somewhere else, such as
 *   a network namespace
 * @returns {Promise<{ endpoint: string, keyId: string, secret: string, stop(): Promise<void> }>}
 */
export async function startObjectStore({ host = '127.0.0.1', port = 0, within = [] } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-swift-'));
  const [command, ...args] = [...within, PYTHON, SCRIPT, folder, `${host}:${port}`, `${USER}:${SECRET}`];
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const first = new Promise((resolve) => readline.createInterface(child.stdout).once('line', resolve));
  const line = await Promise.race([first, ended]);
  const stop = async () => {
    child.stdin.end();
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  if (typeof line !== 'string') {
    await stop();
    throw new Error(`Swift did not start: ${said.trim().split('\n').at(-1)}`);
  }
  const { port: own } = JSON.parse(line);
  return { endpoint: `http://${host}:${own}`, keyId: USER, secret: SECRET, stop };
}
