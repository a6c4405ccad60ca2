/** The files of deploy/ say what the server understands, as far as the tools of this machine can look; a backup they write is restored. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { parse } from 'yaml';
import { ConfigError, readConfig, VARIABLES } from '../../server/config';

const read = (file: string) => fs.readFileSync(path.join('deploy', file), 'utf8');
const sample = Object.fromEntries(
  read('yejian.env.example')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);
/** Runs a checker where it is installed. */
const withTool = (tool: string, ...at: string[]) => {
  const file = [tool, ...at].find((one) => spawnSync('sh', ['-c', `command -v ${one}`]).status === 0);
  return file ? ([it, file] as const) : ([it.skip, tool] as const);
};
const check = (tool: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8', env: { ...process.env, ...env } });
  return { status, said: `${stdout}${stderr}` };
};

describe('the variables', () => {
  it('are all known to the server', () => {
    expect(Object.keys(sample).filter((name) => !VARIABLES.includes(name))).toEqual([]);
  });

  it('are all that production asks for: filled in, it starts', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-deploy-'));
    const paper = path.join(folder, 'paper.pem');
    fs.writeFileSync(paper, 'x');
    const filled = {
      ...sample,
      YEJIAN_SECRET: '0123456789abcdef0123456789abcdefXY',
      YEJIAN_IDENTITY_KEY: '0123456789abcdef'.repeat(4),
      YEJIAN_SMS_KEY: 'k',
      S3_KEY_ID: 'i',
      S3_SECRET: 's',
      WECHAT_APP_ID: 'wx1',
      WECHAT_APP_SECRET: 's',
      WECHAT_MCH_ID: '1900000001',
      WECHAT_SERIAL_NO: '5157F09EFDC096DE15EBE81A47057A72',
      WECHAT_API_V3_KEY: 'v3'.repeat(16),
      WECHAT_PRIVATE_KEY_FILE: paper,
      WECHAT_PUBLIC_KEY_FILE: paper,
    };
    expect(readConfig(filled)).toMatchObject({ production: true, demo: false, workers: 2 });
    // As it is copied it says what is missing.
    expect(() => readConfig(sample)).toThrow(ConfigError);
    fs.rmSync(folder, { recursive: true });
  });
});

describe('the units', () => {
  it.each(['yejian.service', 'yejian-backup.service'])('%s starts what is there', (name) => {
    const [, command = ''] = /^ExecStart=(.+)$/m.exec(read(`systemd/${name}`)) ?? [];
    const file = command.split(' ').at(-1) ?? '';
    expect(fs.existsSync(file.replace('/srv/yejian/', ''))).toBe(true);
  });
  const [analyzed, tool] = withTool('systemd-analyze');
  analyzed('are units by the word of systemd', () => {
    for (const name of ['yejian.service', 'yejian-backup.service', 'yejian-backup.timer']) {
      const { said } = check(tool, ['verify', '--man=no', path.resolve('deploy/systemd', name)]);
      // Users and programs of the other machine are not here.
      const faults = said
        .split('\n')
        .filter((line) => line && !/not executable|Failed to|Unit|No such file/.test(line));
      expect(faults).toEqual([]);
    }
  });
});

describe("the shop's command", () => {
  const mayAct = spawnSync('runuser', ['-u', 'nobody', '--', 'test', '-r', 'scripts/shop.ts']).status === 0;
  (mayAct ? it : it.skip)("reads the variables, and writes as the service's user", () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-shop-'));
    fs.chmodSync(folder, 0o777);
    const env = path.join(folder, 'yejian.env');
    // Only root reads the file itself.
    fs.writeFileSync(env, `YEJIAN_DATA=${folder}/data\n`, { mode: 0o600 });
    const { status, said } = check('deploy/shop.sh', ['init', path.join(folder, 'shop')], {
      YEJIAN_ENV: env,
      YEJIAN_USER: 'nobody',
    });
    expect({ status, said }).toMatchObject({ status: 0 });
    const owner = Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }));
    expect(fs.statSync(path.join(folder, 'shop/shop.yml')).uid).toBe(owner);
    expect(
      check('deploy/shop.sh', ['status'], { YEJIAN_ENV: path.join(folder, 'none'), YEJIAN_USER: 'nobody' }).status,
    ).not.toBe(0);
    fs.rmSync(folder, { recursive: true });
  });
});

describe('the proxies', () => {
  const [caddied, caddy] = withTool('caddy', process.env.CADDY ?? 'caddy');
  caddied('the Caddyfile is one, with certificates of its own and without', () => {
    const names = { YEJIAN_SITE: 'shop.test', YEJIAN_SERVERS: '10.0.0.1:8086 10.0.0.2:8086', HOME: os.tmpdir() };
    const adapted = check(caddy, ['adapt', '--config', 'deploy/proxy/Caddyfile'], names);
    expect(adapted).toMatchObject({ status: 0 });
    expect(adapted.said).toContain('10.0.0.2:8086');
    const own = { ...names, YEJIAN_TLS: 'tls /x/cert.pem /x/key.pem' };
    expect(check(caddy, ['adapt', '--config', 'deploy/proxy/Caddyfile'], own).said).toContain('/x/key.pem');
  });
  const [served, nginx] = withTool('nginx');
  served('nginx takes its sample', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-nginx-'));
    const made = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=x'.split(' ');
    execFileSync('openssl', [...made, '-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`], {
      stdio: 'ignore',
    });
    fs.writeFileSync(`${folder}/site.conf`, read('proxy/nginx.conf').replaceAll('/etc/yejian', folder));
    fs.writeFileSync(`${folder}/nginx.conf`, `events {}\npid ${folder}/pid;\nhttp { include ${folder}/site.conf; }\n`);
    expect(check(nginx, ['-t', '-e', 'stderr', '-c', `${folder}/nginx.conf`])).toMatchObject({ status: 0 });
    fs.rmSync(folder, { recursive: true });
  });
});

describe('the alerts', () => {
  interface Rules {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string; description: string } }[] }[];
  }
  const rules = (parse(read('monitoring/alerts.yml')) as Rules).groups.flatMap((group) => group.rules);

  it('ask only for figures that the server tells', () => {
    const told = fs.readFileSync('server/http/metrics.ts', 'utf8');
    const asked = rules.flatMap(({ expr }) => expr.match(/yejian_\w+?(?=_count|_bucket|_sum|\W|$)/g) ?? []);
    expect(asked.length).toBeGreaterThan(5);
    for (const name of asked) expect([name, told.includes(`'${name}'`)]).toEqual([name, true]);
  });
  it('say what to do', () => {
    for (const { annotations } of rules) expect(annotations.description.length).toBeGreaterThan(8);
  });
  const [asked, promtool] = withTool('promtool');
  asked('are rules by the word of Prometheus', () => {
    expect(check(promtool, ['check', 'rules', 'deploy/monitoring/alerts.yml'])).toMatchObject({ status: 0 });
  });
});

describe('the containers', () => {
  interface Compose {
    services: Record<string, { environment?: Record<string, string>; build?: { dockerfile: string } }>;
  }
  it('set only variables that are known, and name files that are there', () => {
    const { services } = parse(read('compose.yaml'), { merge: true }) as Compose;
    for (const name of ['one', 'two']) {
      const { environment = {}, build } = services[name] ?? {};
      expect(fs.existsSync(build?.dockerfile ?? '')).toBe(true);
      expect(Object.keys(environment).filter((one) => !VARIABLES.includes(one))).toEqual([]);
    }
    expect(Object.keys(services)).toEqual(['one', 'two', 'db', 'store', 'proxy']);
    const copied = [...read('Containerfile').matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, files = '']) =>
      files.split(' '),
    );
    for (const file of copied) expect([file, fs.existsSync(file)]).toEqual([file, true]);
  });

  it('a server needs no package that is only there for developing', () => {
    const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const files = fs
      .readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('drizzle.config'))
      .map((file) => path.join('server', file));
    const asked = [...files, 'scripts/shop.ts'].flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/^import (?!type).+? from '((?:@[\w-]+\/)?[\w-]+)/gm)].map(
        ([, name = '']) => name,
      ),
    );
    const builtIn = new Set(['node']);
    expect([...new Set(asked)].filter((name) => !builtIn.has(name) && !(name in dependencies))).toEqual([]);
  });
});

describe('the backup', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-backup-'));
  const cluster = process.env.TEST_DATABASE_URL;
  const nameOf = (data: string) => `deploy_${data}_${process.pid}`;
  const inCluster = async (...statements: string[]) => {
    const admin = new pg.Client({ connectionString: cluster });
    await admin.connect();
    for (const statement of statements) await admin.query(statement);
    await admin.end();
  };
  // Two empty databases where there is PostgreSQL; embedded ones take a minute more.
  beforeAll(async () => {
    if (cluster) await inCluster(...['one', 'two'].map((data) => `create database ${nameOf(data)}`));
  });
  afterAll(async () => {
    if (cluster) await inCluster(...['one', 'two'].map((data) => `drop database ${nameOf(data)}`));
    fs.rmSync(folder, { recursive: true });
  });
  const shop = path.join(folder, 'shop');
  const run = (data: string, command: string, args: string[], more: NodeJS.ProcessEnv = {}) => {
    const url = cluster && new URL(cluster);
    if (url) url.pathname = `/${nameOf(data)}`;
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      YEJIAN_DATA: path.join(folder, data),
      YEJIAN_DEMO: '0',
      ...(url && { DATABASE_URL: url.href }),
      ...more,
    };
    return execFileSync(command, args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] });
  };
  const shopCommand = ['--import', 'tsx', 'scripts/shop.ts'];

  it('is written, read, kept so often as wanted, and brings the shop back', () => {
    run('one', process.execPath, [...shopCommand, 'init', shop]);
    run('one', process.execPath, [...shopCommand, 'push', shop]);
    const backups = path.join(folder, 'backups');
    fs.mkdirSync(backups);
    for (const old of ['yejian-20200101T030000Z.gz', 'yejian-20200102T030000Z.gz', 'other.gz', 'yejian-notes.gz'])
      fs.writeFileSync(path.join(backups, old), '');
    const written = run('one', 'deploy/backup.sh', [], { BACKUP_DIR: backups, BACKUP_KEEP: '2' });
    const file = written.trim().split('\n').at(-1) ?? '';
    expect(fs.readdirSync(backups).sort()).toEqual(
      ['other.gz', 'yejian-20200102T030000Z.gz', 'yejian-notes.gz', path.basename(file)].sort(),
    );
    run('two', process.execPath, [...shopCommand, 'restore', file]);
    const again = path.join(folder, 'again');
    run('two', process.execPath, [...shopCommand, 'pull', again]);
    expect(fs.readFileSync(path.join(again, 'goods.csv'), 'utf8')).toContain('明前龙井 2026');
  });

  it('says what is missing, and writes nothing then', () => {
    expect(() => run('one', 'deploy/backup.sh', [])).toThrow(/BACKUP_DIR/);
    expect(() => run('one', 'deploy/backup.sh', [], { BACKUP_DIR: folder, BACKUP_KEEP: '0' })).toThrow(/BACKUP_KEEP/);
  });
});
