/** The commands of `npm run shop`, as people type them: what they say, with which code they end, and what is left behind. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shopData } from '../../scripts/lib/shopData.mjs';

jest.setTimeout(120_000);
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-cli-'));
const folder = path.join(home, 'my-shop');
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

const { DATABASE_URL: _url, ...env } = process.env;
/** Data of its own, drawings of the tests' store. */
const data = path.join(home, 'data');
function shop(...args: string[]) {
  const ran = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/shop.ts', ...args], {
    env: { ...env, YEJIAN_DATA: data },
    encoding: 'utf8',
  });
  return { code: ran.status, said: `${ran.stdout}${ran.stderr}` };
}

test('a folder is made, looked at, pushed, and taken back', () => {
  expect(shop('init', folder)).toMatchObject({ code: 0, said: expect.stringContaining('建好了') });
  expect(fs.readFileSync(path.join(folder, 'shop.yml'), 'utf8')).toContain('name: 山外');

  fs.appendFileSync(path.join(folder, 'stock.csv'), 'NICHT-DA,5,\n');
  const broken = shop('push', folder);
  expect(broken.code).toBe(1);
  expect(broken.said).toContain('规格里没有编码「NICHT-DA」');
  expect(broken.said).toContain('1 处要改，什么都没有写');
  expect(broken.said).not.toMatch(/\n\s+at /);

  const file = path.join(folder, 'stock.csv');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('NICHT-DA,5,\n', ''));
  expect(shop('push', folder)).toMatchObject({ code: 0, said: expect.stringContaining('商品：新增 2') });

  const back = path.join(home, 'back');
  expect(shop('pull', back).code).toBe(0);
  const skus = (at: string) => fs.readFileSync(path.join(at, 'skus.csv'), 'utf8');
  expect(skus(back)).toBe(skus(folder));
});

test('help names every command, and a command that is none is refused', () => {
  const { code, said } = shop('--help');
  expect(code).toBe(0);
  for (const command of ['init', 'push', 'pull', 'demo', 'staff', 'status', 'backup', 'restore'])
    expect(said).toContain(command);
  expect(shop('sell').code).toBe(1);
});

test('without variables the data of a folder is its own, never that of the demo', () => {
  const kept = process.env.YEJIAN_DATA;
  delete process.env.YEJIAN_DATA;
  const [mine, other] = [shopData('a/my-shop'), shopData('b/my-shop')];
  if (kept !== undefined) process.env.YEJIAN_DATA = kept;
  expect(mine).toMatch(/^\.data\/shop-my-shop-[0-9a-f]{6}$/);
  expect(other).not.toBe(mine);
  expect(path.resolve(mine)).not.toBe(path.resolve('.data'));
});

test('a start with something else than a folder says how', () => {
  const ran = spawnSync(process.execPath, ['scripts/start.mjs', '--shop'], { encoding: 'utf8' });
  expect(ran.status).toBe(1);
  expect(`${ran.stdout}${ran.stderr}`).toContain('npm start [-- --shop FOLDER]');
});
