// Runs WeChat's own compile and quality checks (miniprogram-ci) on a dist, offline. The package is 276 MB, which no installation
// of this project should pay for: it has a package.json of its own and is installed when this check first runs.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export interface OfficialVerdict {
  /** app.json, page <path>, compile or quality <name>. */
  step: string;
  ok: boolean;
  /** Advice of WeChat's code quality report does not stop an upload; everything else does. */
  advice: boolean;
  detail: string;
}

export interface OfficialOptions {
  dist: string;
  /** Told what is going on while the package is installed. */
  progress?: (line: string) => void;
  timeoutMs?: number;
}

const FOLDER = path.resolve(__dirname, '../../../scripts/weapp-check');

interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

function run(command: string, parameters: string[], timeoutMs: number): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd: FOLDER, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${command} ${parameters[0] ?? ''}: not done within ${timeoutMs} ms`));
    }, timeoutMs);
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, stdout, stderr });
    });
  });
}

/** Present in the version that the lock file names? */
export function officialCheckInstalled(): boolean {
  const read = (file: string) =>
    JSON.parse(fs.readFileSync(path.join(FOLDER, file), 'utf8')) as {
      version?: string;
      dependencies?: Record<string, string>;
    };
  try {
    const wanted = read('package.json').dependencies?.['miniprogram-ci'];
    return read('node_modules/miniprogram-ci/package.json').version === wanted;
  } catch {
    return false;
  }
}

export async function installOfficialCheck(progress: (line: string) => void = console.log, timeoutMs = 600_000) {
  if (officialCheckInstalled()) return;
  progress('weapp-check: installing miniprogram-ci (276 MB, once) ...');
  const begun = Date.now();
  const { code, stderr } = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], timeoutMs);
  if (code !== 0) throw new Error(`weapp-check: npm ci failed\n${stderr.slice(-2000)}`);
  progress(`weapp-check: installed in ${Math.round((Date.now() - begun) / 1000)} s`);
}

export async function officialCheck({
  dist,
  progress = console.log,
  // Against a check that hangs, not a slow machine: with both cores busy the first check of a build took over two minutes.
  timeoutMs = 600_000,
}: OfficialOptions): Promise<OfficialVerdict[]> {
  await installOfficialCheck(progress);
  const { code, stdout, stderr } = await run(process.execPath, ['check.cjs', path.resolve(dist)], timeoutMs);
  // The package writes to the console as it likes; the verdicts are the last line.
  const last = stdout.trim().split('\n').at(-1) ?? '';
  try {
    return JSON.parse(last) as OfficialVerdict[];
  } catch {
    throw new Error(`weapp-check: no verdict (exit ${String(code)})\n${last.slice(0, 500)}\n${stderr.slice(-2000)}`);
  }
}
