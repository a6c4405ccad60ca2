/** The commands of `npm run shop`, as people type them: what they say, with which code they end, and what is left behind. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shopData } from '../../scripts/lib/shopData.mjs';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-cli-'));
const folder = path.join(home, 'my-shop');
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

const { DATABASE_URL: _url, ...env } = process.env;
/** Data of its own, drawings of the tests' store. */
const data = path.join(home, 'data');
const shop = (...args: string[]) => shopWith({}, ...args);
function shopWith(more: Record<string, string>, ...args: string[]) {
  const ran = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/shop.ts', ...args], {
    env: { ...env, YEJIAN_DATA: data, ...more },
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

test('status is Chinese in production, too, where variables are still missing, and goes on to the shop', () => {
  const { code, said } = shopWith({ YEJIAN_PRODUCTION: '1' }, 'status');
  expect(code).toBe(0);
  expect(said).toMatch(/这些环境变量缺了，或者不合要求，服务不会启动：.*YEJIAN_SECRET/);
  expect(said).toContain('短信没有接');
  expect(said).toContain('没有员工');
  expect(said).not.toMatch(/ wants | in production/);
});

test('status of a folder that was never pushed says what it will lack, and pushes nothing', () => {
  const fresh = path.join(home, 'fresh');
  shop('init', fresh);
  const told = shopWith({ YEJIAN_DATA: path.join(home, 'fresh-data') }, 'status', '--shop', fresh);
  expect(told.code).toBe(0);
  for (const words of ['没有员工', '收款账户还是样本', '页协议和说明还是样本', '短信没有接', '还差'])
    expect(told.said).toContain(words);
  expect(told.said).not.toContain('没有商品分类');
});

test('what cannot be done is one sentence without a stack; the rest is in a file', () => {
  const { code, said } = shopWith({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'status');
  expect(code).toBe(1);
  expect(said).toContain('连不上数据库');
  expect(said).not.toMatch(/\n\s+at |ECONNREFUSED|Error/);
});

test('help names every command, and a command that is none is refused', () => {
  const { code, said } = shop('--help');
  expect(code).toBe(0);
  for (const command of ['init', 'push', 'pull', 'demo', 'staff', 'status', 'backup', 'restore'])
    expect(said).toContain(command);
  expect(said).not.toMatch(/Usage|Options|Commands|display help|[[<][a-z]/);
  for (const command of ['push', 'staff', 'restore'])
    expect(shop(command, '--help').said).not.toMatch(/Usage|[[<][a-z]/);
  for (const [wrong, words] of [
    [['sell'], '没有 sell 这个命令'],
    [['push'], '少写了文件夹'],
    [['push', folder, '--dry'], '没有 --dry 这个选项'],
    [['staff', 'add'], '少写了 --no'],
    [['status', '--shop'], '--shop 后面少写了'],
  ] as const) {
    const refused = shop(...wrong);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining(words) });
    expect(refused.said).not.toMatch(/error|required|unknown/);
  }
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
  expect(`${ran.stdout}${ran.stderr}`).toContain('这样写：npm start [-- --shop 文件夹]');
});
