/**
 * The packages of WeChat's own check (miniprogram-ci, 276 MB): no installation of this project should pay for them, so they lie in
 * the user's cache, one folder per lock file, and every checkout finds them there.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from './run.mjs';

const HERE = 'scripts/weapp-check';
const CACHE = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'yejian');

/** The folder of the packages, installed when this lock file is met for the first time. */
export async function ensureWeappCheck() {
  const lock = fs.readFileSync(`${HERE}/package-lock.json`);
  const folder = path.join(CACHE, `weapp-check-${createHash('sha256').update(lock).digest('hex').slice(0, 16)}`);
  const packages = path.join(folder, 'node_modules');
  if (fs.existsSync(packages)) return packages;
  fs.mkdirSync(CACHE, { recursive: true });
  // Made beside it and renamed, so that a folder under its name is whole.
  const draft = fs.mkdtempSync(path.join(CACHE, 'draft-'));
  try {
    for (const file of ['package.json', 'package-lock.json', '../../.npmrc'])
      fs.copyFileSync(path.join(HERE, file), path.join(draft, path.basename(file)));
    await run('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: draft,
      log: path.resolve('.data/logs/weapp-check.log'),
    });
    if (!fs.existsSync(packages)) fs.renameSync(draft, folder);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
  return packages;
}
