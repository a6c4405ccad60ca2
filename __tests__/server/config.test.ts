/** What the server is told by its environment: every variable says what it wants, production asks for more. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ConfigError, readConfig, VARIABLES } from '../../server/config';

const keyFile = path.join(os.tmpdir(), `yejian-key-${process.pid}.pem`);
const PRODUCTION = {
  YEJIAN_PRODUCTION: '1',
  YEJIAN_SECRET: 'q7Rk2mZp9sVx4LcT8wBn3yHd6fGj5aEu',
  YEJIAN_PUBLIC_URL: 'https://shop.example.com',
  YEJIAN_SMS_URL: 'https://sms.example.com/send',
  YEJIAN_SMS_KEY: 'k',
  YEJIAN_IDENTITY_KEY: '0f1e2d3c4b5a69788796a5b4c3d2e1f0'.repeat(2),
  WECHAT_APP_ID: 'wx1',
  WECHAT_APP_SECRET: 's1',
  WECHAT_MCH_ID: '1900000001',
  WECHAT_SERIAL_NO: '5157F09EFDC096DE15EBE81A47057A72',
  WECHAT_API_V3_KEY: 'v3'.repeat(16),
  WECHAT_PRIVATE_KEY_FILE: keyFile,
  WECHAT_PUBLIC_KEY_FILE: keyFile,
};

beforeAll(() => fs.writeFileSync(keyFile, 'key'));
afterAll(() => fs.rmSync(keyFile));

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env as NodeJS.ProcessEnv);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

test('nothing set is a demo that lets every origin in', () => {
  expect(readConfig({} as NodeJS.ProcessEnv)).toMatchObject({
    port: 8086,
    host: '0.0.0.0',
    databaseUrl: '',
    publicUrl: 'http://localhost:8086',
    demo: true,
    development: true,
    production: false,
    autopilot: true,
    rateLimit: 600,
    sharedMs: 1000,
    documentMs: 300,
    corsOrigins: ['*'],
    trustProxy: [],
    smsRelay: undefined,
    wechat: undefined,
  });
});

test('production is closed by default', () => {
  expect(readConfig(PRODUCTION as unknown as NodeJS.ProcessEnv)).toMatchObject({
    demo: false,
    development: false,
    autopilot: false,
    fixedSmsCode: '',
    corsOrigins: [],
    smsRelay: { url: 'https://sms.example.com/send', key: 'k' },
    wechat: { appId: 'wx1', mchId: '1900000001', miniAppId: '', privateKeyFile: keyFile },
  });
});

test('values are read as they are meant', () => {
  expect(
    readConfig({
      ...PRODUCTION,
      PORT: '80',
      YEJIAN_PUBLIC_URL: 'https://shop.example.com/',
      YEJIAN_CORS: 'https://a.example.com, https://b.example.com:8443',
      YEJIAN_RATE_LIMIT: '0',
      YEJIAN_TRUST_PROXY: 'on',
      YEJIAN_LOG: '',
    } as unknown as NodeJS.ProcessEnv),
  ).toMatchObject({
    port: 80,
    publicUrl: 'https://shop.example.com',
    corsOrigins: ['https://a.example.com', 'https://b.example.com:8443'],
    rateLimit: 0,
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    logLevel: 'info',
  });
});

test.each([
  ['PORT', 'x'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['YEJIAN_PRODUCTION', 'treu'],
  ['YEJIAN_DEMO', 'maybe'],
  ['YEJIAN_DEVELOPMENT', 'maybe'],
  ['WORKERS', '0'],
  ['WORKERS', 'all'],
  ['YEJIAN_RATE_LIMIT', 'abc'],
  ['YEJIAN_RATE_LIMIT', '-1'],
  ['YEJIAN_RATE_LIMIT', '1.5'],
  ['YEJIAN_SHARED_MS', 'Infinity'],
  ['YEJIAN_PUBLIC_URL', 'shop.example.com'],
  ['YEJIAN_PUBLIC_URL', 'ftp://shop.example.com'],
  ['YEJIAN_PUBLIC_URL', 'https://shop.example.com/h5'],
  ['YEJIAN_CORS', 'a.example.com'],
  ['YEJIAN_CORS', 'https://a.example.com/path'],
  ['YEJIAN_TRUST_PROXY', '2'],
  ['YEJIAN_TRUST_PROXY', '203.0.113.0/33'],
  ['YEJIAN_TRUST_PROXY', 'proxy.example.com'],
  ['YEJIAN_SMS_CODE', '12'],
  ['YEJIAN_SMS_URL', 'sms.example.com'],
  ['YEJIAN_LOG', 'loud'],
])('%s=%s is refused anywhere', (name, value) => {
  const said = refusal({ [name]: value });
  expect(said).toMatch(new RegExp(`^${name} wants .+; it is `));
  expect(said).toContain(name === 'DATABASE_URL' ? 'something else.' : `it is ${value}.`);
});

test.each([
  ['YEJIAN_IDENTITY_KEY', ''],
  ['YEJIAN_IDENTITY_KEY', '00'.repeat(32)],
  ['YEJIAN_SECRET', ''],
  ['YEJIAN_SECRET', 'short'],
  ['YEJIAN_SECRET', 'yejian-demo-secret-do-not-use-in-production'],
  ['YEJIAN_SECRET', 'a'.repeat(40)],
  ['YEJIAN_SECRET', 'abcdefghijkl'.repeat(4)],
  ['YEJIAN_DEMO', '1'],
  ['YEJIAN_DEVELOPMENT', '1'],
  ['YEJIAN_AUTOPILOT', '1'],
  ['YEJIAN_SMS_CODE', '888888'],
  ['YEJIAN_PUBLIC_URL', ''],
  ['YEJIAN_PUBLIC_URL', 'http://shop.example.com'],
  ['YEJIAN_CORS', '*'],
  ['YEJIAN_CORS', 'https://a.example.com,*'],
  ['YEJIAN_CORS', 'http://a.example.com'],
  ['YEJIAN_SMS_URL', ''],
  ['YEJIAN_SMS_URL', 'http://sms.example.com'],
  ['YEJIAN_CARRIER_URL', 'http://carrier.example.com'],
  ['WECHAT_APP_ID', ''],
])('%s=%s is refused in production', (name, value) => {
  const [said] = refusal({ ...PRODUCTION, [name]: value }).split('\n');
  expect(said).toMatch(new RegExp(`^${name} wants .+ in production; it is .+\\.$`));
  if (name === 'YEJIAN_SECRET' && value) expect(said).not.toContain(value);
});

test.each([
  ['YEJIAN_SMS_URL', 'YEJIAN_SMS_KEY'],
  ['WECHAT_APP_ID', 'WECHAT_MCH_ID'],
  ['WECHAT_APP_ID', 'WECHAT_API_V3_KEY'],
])('with %s set, %s is needed too', (name, other) => {
  expect(refusal({ ...PRODUCTION, [other]: '' })).toBe(`${name} is set, so ${other} is needed too.`);
});

const BUCKET = { S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'shop', S3_KEY_ID: 'id', S3_SECRET: 'hidden' };

test('a bucket is there as a whole, in any of its variables, or not at all', () => {
  expect(readConfig({} as NodeJS.ProcessEnv).s3).toBeUndefined();
  const more = { S3_REGION: 'cn-east-1', S3_PATH_STYLE: '1' };
  const read = (env: Record<string, string>) => readConfig(env as NodeJS.ProcessEnv).s3;
  const s3 = { endpoint: BUCKET.S3_ENDPOINT, bucket: 'shop', keyId: 'id', secret: 'hidden', region: 'us-east-1' };
  expect(read(BUCKET)).toEqual({ ...s3, pathStyle: false });
  expect(read({ ...BUCKET, ...more })).toEqual({ ...s3, region: 'cn-east-1', pathStyle: true });
  for (const name of Object.keys(BUCKET)) {
    const said = refusal({ ...BUCKET, [name]: '' });
    expect(said).toMatch(new RegExp(`^S3_\\w+ is set, so ${name} is needed too\\.$`));
    expect(said).not.toContain('hidden');
    expect(refusal({ [name]: BUCKET[name as keyof typeof BUCKET] }).split('\n')).toHaveLength(3);
  }
  for (const [name, value] of Object.entries(more)) expect(refusal({ [name]: value }).split('\n')).toHaveLength(4);
  for (const [name, value] of [
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_BUCKET', 'Shop/1'],
    ['S3_PATH_STYLE', 'maybe'],
  ])
    expect(refusal({ ...BUCKET, [name!]: value! })).toMatch(new RegExp(`^${name} wants .+; it is ${value}\\.$`));
});

const KUAIDI100 = { KUAIDI100_CUSTOMER: 'B16D', KUAIDI100_KEY: 'k' };
const DINGTALK = {
  DINGTALK_APP_KEY: 'ding1',
  DINGTALK_APP_SECRET: 's',
  DINGTALK_CORP_ID: 'corp',
  DINGTALK_AGENT_ID: '7',
};
test.each([KUAIDI100, DINGTALK])('a service of its own is there as a whole: %j', (whole) => {
  const names = Object.keys(whole);
  expect(refusal(whole)).toBe('');
  for (const name of names) {
    const others = names.filter((one) => one !== name);
    expect(refusal({ ...whole, [name]: '' })).toBe(`${others[0]} is set, so ${name} is needed too.`);
    expect(refusal({ [name]: '7' })).toBe(others.map((one) => `${name} is set, so ${one} is needed too.`).join('\n'));
  }
});

test.each([
  ['YEJIAN_CARRIER', 'KUAIDI100_CUSTOMER', KUAIDI100],
  ['YEJIAN_WORKPLACE', 'DINGTALK_APP_KEY', DINGTALK],
])('%s and %s do not answer both', (relay, own, whole) => {
  const both = { ...whole, [`${relay}_URL`]: 'https://relay.example.com', [`${relay}_KEY`]: 'k' };
  expect(refusal(both)).toBe(`${relay}_URL and ${own} are both set: only one of them can answer.`);
});

describe('who sends text messages', () => {
  const { YEJIAN_SMS_URL, YEJIAN_SMS_KEY, ...rest } = PRODUCTION;
  const ALIYUN = {
    ALIYUN_SMS_KEY_ID: 'LTAI1',
    ALIYUN_SMS_KEY_SECRET: 's1',
    ALIYUN_SMS_SIGN: '听松',
    ALIYUN_SMS_TEMPLATES: 'code=SMS_1, notice=SMS_2,close=SMS_3',
  };
  const TENCENT = {
    TENCENT_SMS_SECRET_ID: 'AKID1',
    TENCENT_SMS_SECRET_KEY: 's2',
    TENCENT_SMS_APP_ID: '1400006666',
    TENCENT_SMS_SIGN: '听松',
    TENCENT_SMS_TEMPLATES: 'code=1110,notice=1111',
  };

  test('is the relay, Aliyun or Tencent Cloud', () => {
    expect(readConfig({ ...rest, ...ALIYUN } as unknown as NodeJS.ProcessEnv)).toMatchObject({
      smsRelay: undefined,
      tencentSms: undefined,
      aliyunSms: {
        keyId: 'LTAI1',
        keySecret: 's1',
        sign: '听松',
        templates: { code: 'SMS_1', notice: 'SMS_2', close: 'SMS_3' },
      },
    });
    expect(readConfig({ ...rest, ...TENCENT } as unknown as NodeJS.ProcessEnv)).toMatchObject({
      aliyunSms: undefined,
      tencentSms: {
        secretId: 'AKID1',
        secretKey: 's2',
        appId: '1400006666',
        sign: '听松',
        templates: { code: '1110', notice: '1111' },
      },
    });
    expect(refusal(rest)).toMatch(
      /^YEJIAN_SMS_URL wants .+ ALIYUN_SMS_KEY_ID or TENCENT_SMS_SECRET_ID .+ in production/,
    );
  });

  test.each([
    ['YEJIAN_SMS_URL', 'ALIYUN_SMS_KEY_ID', { YEJIAN_SMS_URL, YEJIAN_SMS_KEY, ...ALIYUN }],
    ['YEJIAN_SMS_URL', 'TENCENT_SMS_SECRET_ID', { YEJIAN_SMS_URL, YEJIAN_SMS_KEY, ...TENCENT }],
    ['ALIYUN_SMS_KEY_ID', 'TENCENT_SMS_SECRET_ID', { ...ALIYUN, ...TENCENT }],
  ])('%s and %s are not set together', (first, second, both) => {
    expect(refusal({ ...rest, ...both })).toBe(`${first} and ${second} are both set: only one of them can answer.`);
  });

  test.each([ALIYUN, TENCENT])('half of it is refused, whichever is missing', (all) => {
    const names = Object.keys(all);
    for (const name of names) {
      const others = names.filter((one) => one !== name);
      const value = (all as Record<string, string>)[name] ?? '';
      expect(refusal({ ...all, [name]: '' })).toBe(`${others[0]} is set, so ${name} is needed too.`);
      expect(refusal({ [name]: value })).toBe(
        others.map((one) => `${name} is set, so ${one} is needed too.`).join('\n'),
      );
    }
  });

  test.each(['code=SMS_1', 'notice=SMS_2', 'code=SMS_1,notice=SMS_2,closing=SMS_3', 'code,notice'])(
    'templates %s are refused',
    (templates) => {
      expect(refusal({ ...ALIYUN, ALIYUN_SMS_TEMPLATES: templates })).toMatch(/^ALIYUN_SMS_TEMPLATES wants code=/);
    },
  );

  test('their keys are never printed', () => {
    expect(refusal({ ALIYUN_SMS_KEY_SECRET: 'topsecret', TENCENT_SMS_SECRET_KEY: 'topsecret' })).not.toContain(
      'topsecret',
    );
  });
});

test('several processes need a database outside of them', () => {
  const both = { WORKERS: '2', DATABASE_URL: 'postgres://localhost/yejian' };
  expect(readConfig(both as unknown as NodeJS.ProcessEnv).workers).toBe(2);
  expect(refusal({ WORKERS: '2' })).toBe(
    'WORKERS above 1 needs DATABASE_URL: PGlite is a database inside one process.',
  );
});

test('the key files must be there', () => {
  expect(refusal({ ...PRODUCTION, WECHAT_PRIVATE_KEY_FILE: '/nowhere/key.pem' })).toBe(
    'WECHAT_PRIVATE_KEY_FILE wants a file that can be read; it is /nowhere/key.pem.',
  );
  expect(refusal({ ...PRODUCTION, WECHAT_API_V3_KEY: 'short' })).toMatch(/^WECHAT_API_V3_KEY wants 32 /);
});

test('proxies are named by address or network', () => {
  const trusted = (value: string) =>
    readConfig({ YEJIAN_TRUST_PROXY: value } as unknown as NodeJS.ProcessEnv).trustProxy;
  expect(trusted('203.0.113.7, 10.0.0.0/8,2001:db8::/32')).toEqual(['203.0.113.7', '10.0.0.0/8', '2001:db8::/32']);
  expect(trusted('off')).toEqual([]);
});

test('every fault is said at once', () => {
  expect(refusal({ PORT: 'x', YEJIAN_RATE_LIMIT: 'abc' }).split('\n')).toHaveLength(2);
});

test('README names every variable, and none that the server does not read', () => {
  const readme = fs.readFileSync('README.md', 'utf8');
  const table = readme.slice(readme.indexOf('Server (read once'), readme.indexOf('## Another back end'));
  const named = new Set(table.match(/`[A-Z][A-Z0-9_]+`/g)?.map((name) => name.slice(1, -1)));
  expect([...named].sort()).toEqual([...VARIABLES].sort());
});
