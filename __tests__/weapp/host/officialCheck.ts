// Runs WeChat's own compile and quality checks (miniprogram-ci) on a dist, offline.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureWeappCheck } from '../../../scripts/lib/weappCheck.mjs';

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
  timeoutMs?: number;
}

const CHECK = 'scripts/weapp-check/check.cjs';

interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

function run(parameters: string[], packages: string, timeoutMs: number): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_PATH: packages };
    const child = spawn(process.execPath, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`weapp-check: not done within ${timeoutMs} ms`));
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

export async function officialCheck({
  dist,
  // Against a check that hangs, not a slow machine: with both cores busy the first check of a build took over two minutes.
  timeoutMs = 600_000,
}: OfficialOptions): Promise<OfficialVerdict[]> {
  const packages = await ensureWeappCheck();
  const { code, stdout, stderr } = await run([CHECK, path.resolve(dist)], packages, timeoutMs);
  // The package writes to the console as it likes; the verdicts are the last line.
  const last = stdout.trim().split('\n').at(-1) ?? '';
  try {
    return JSON.parse(last) as OfficialVerdict[];
  } catch {
    throw new Error(`weapp-check: no verdict (exit ${String(code)})\n${last.slice(0, 500)}\n${stderr.slice(-2000)}`);
  }
}
