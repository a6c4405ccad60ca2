/** Server configuration: read once from the environment, checked before anything opens. One row for each variable. */
import fs from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { SMS_SCENES } from '../src/contract/member/schemas';

/** What another service of the operator does for the shop, by the name in its variables; docs/relays.md says what it is asked. */
const RELAYS = [
  /** Text messages; without it the sandbox keeps them. */
  'sms',
  /** The express carriers; without it parcels travel by the clock. */
  'carrier',
  /** Who somebody is; without it the simulator, and in production none. */
  'authentication',
  /** Money to banks and wallets; without it the simulator, and in production none. */
  'payout',
  /** The tax office; without it the simulator, and in production no invoices. */
  'invoice',
  /** Where films and lessons are kept; without it an own lesson has an https address, which opens for everybody. */
  'video',
  /** Letters; without it the sandbox keeps them, and in production none are sent. */
  'mail',
  /** Logins of the workplace app; without it the sandbox, and in production none. */
  'workplace',
] as const;
type RelayName = (typeof RELAYS)[number];
type Relays = Partial<Record<`${RelayName}Relay`, Relay>>;

export interface ServerConfig extends Relays {
  port: number;
  host: string;
  /** PostgreSQL address; empty = embedded PGlite in `dataDir`/db. */
  databaseUrl: string;
  /** Processes on this machine; more than one needs PostgreSQL. */
  workers: number;
  dataDir: string;
  /** Folder of the built H5 app, served under /h5/. */
  h5Dir: string;
  /** Origin that links, QR codes and callbacks carry, without a slash at the end. */
  publicUrl: string;
  /** Demo mode fills an empty database with the demo world and offers its accounts; a production server refuses to start with it. */
  demo: boolean;
  /** Without an operator's services: SMS codes are shown where they are typed, and payments of the sandbox settle by themselves. */
  development: boolean;
  production: boolean;
  /** Plays the staff after two minutes (ships parcels ...) so that a demo moves. */
  autopilot: boolean;
  /** Tests pin the SMS code; empty = random. */
  fixedSmsCode: string;
  /** Port on which Prometheus reads figures; 0 = none. */
  metricsPort: number;
  /** Requests a minute and address; 0 = no limit. */
  rateLimit: number;
  /** Milliseconds for which visitors share the answer of a public page, and members its public part; 0 = each is made anew. */
  sharedMs: number;
  /** Milliseconds that a document waits for the answers it brings along; the phone asks for the rest itself. */
  documentMs: number;
  /** Check every answer against its schema: on in tests and development. */
  checkAnswers: boolean;
  logLevel: string;
  /** Signs SMS codes, voucher codes, sandbox payment callbacks. */
  secret: string;
  /** Foreign front ends that may call the API from a browser; '*' = all of them. */
  corsOrigins: string[];
  /** Addresses or networks of the proxies whose X-Forwarded-* count: limits and logs then see the caller's address. */
  trustProxy: string[];
  /** 64 hex digits: seals id numbers and pictures of papers. '' = the one of the data folder (lib/vaultKey.ts). */
  identityKey: string;
  wechat?: WechatConfig;
  /** A bucket for the files of the shop; without it they lie in `dataDir`. */
  s3?: S3Config;
  kuaidi100?: Kuaidi100Config;
  dingtalk?: DingtalkConfig;
  aliyunSms?: AliyunSmsConfig;
  tencentSms?: TencentSmsConfig;
}

/** A service of the operator, called with `Authorization: Bearer <key>`. */
export interface Relay {
  url: string;
  key: string;
}

export interface WechatConfig {
  appId: string;
  appSecret: string;
  miniAppId: string;
  miniAppSecret: string;
  mchId: string;
  serialNo: string;
  apiV3Key: string;
  privateKeyFile: string;
  publicKeyFile: string;
  /** Templates of subscription messages, by box of notices. */
  templates: Readonly<Record<string, string>>;
  /** What messages to the mini-program are signed with. */
  pushToken: string;
  /** What they are sealed with; '' = they come open. */
  pushAesKey: string;
}

export interface S3Config {
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  /** The bucket is the first part of the path and not of the host. */
  pathStyle: boolean;
}

/** Express carriers by 快递100, in place of a relay. */
export interface Kuaidi100Config {
  customer: string;
  key: string;
}

/** The workplace app's own calls, in place of a relay. */
export interface DingtalkConfig {
  appKey: string;
  appSecret: string;
  corpId: string;
  agentId: string;
}

/** `templates`: their ids by what they are for, `code` and `notice`, or a scene of codes. */
export interface AliyunSmsConfig {
  keyId: string;
  keySecret: string;
  sign: string;
  templates: Readonly<Record<string, string>>;
}

export interface TencentSmsConfig {
  secretId: string;
  secretKey: string;
  appId: string;
  sign: string;
  templates: Readonly<Record<string, string>>;
}

/** Settings that cannot work; the message says what to change, one line for each. */
export class ConfigError extends Error {
  constructor(
    message: string,
    /** Variables that are refused or missing. */
    readonly names: readonly string[] = [],
  ) {
    super(message);
  }
}

/** What rows above have read, for those whose default hangs on it. */
interface Earlier {
  production: boolean;
  demo: boolean;
  port: number;
}

interface Row<T> {
  name: string;
  /** Completes the sentence "<name> wants ...". */
  wants: string;
  /** undefined = refused. */
  read(text: string): T | undefined;
  unset(earlier: Earlier): T;
  /** What production asks beyond that. */
  production?: { wants: string; holds(value: T, given: (name: string) => string): boolean };
  /** Needed as soon as this other variable is set, or one of these. */
  with?: string | readonly string[];
  /** The value is never printed. */
  secret?: true;
}

/** Published here, so it protects nothing; production refuses it. */
const DEMO_SECRET = 'yejian-demo-secret-do-not-use-in-production';
const FLAGS: Record<string, boolean> = {
  1: true,
  true: true,
  yes: true,
  on: true,
  0: false,
  false: false,
  no: false,
  off: false,
};
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const flag = (text: string) => FLAGS[text.toLowerCase()];
const whole = (least: number, most: number) => (text: string) =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined;
const text = (value: string) => value;
const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);
const listOf = (value: string) => value.split(',').map((one) => one.trim());
const readable = (file: string) => (fs.existsSync(file) && fs.statSync(file).isFile() ? file : undefined);
/** An http(s) address; with `bare` only scheme, host and port. */
const webUrl = (bare: boolean) => (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (!bare) return value;
  return url.href === `${url.origin}/` ? url.origin : undefined;
};
const origins = (value: string) => {
  const list = listOf(value);
  return list.every((one) => one === '*' || webUrl(true)(one) === one) ? list : undefined;
};
/** Networks that no caller from outside has an address of. */
const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const networks = (value: string) => {
  if (flag(value) !== undefined) return flag(value) ? PRIVATE_NETWORKS : [];
  const list = listOf(value);
  const isNetwork = (one: string) => {
    const [address = '', bits = '0', ...more] = one.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    return more.length === 0 && isIP(address) > 0 && whole(0, most)(bits) !== undefined;
  };
  return list.every(isNetwork) ? list : undefined;
};
/** order=ID,service=ID */
const named = (value: string) => {
  const pairs = listOf(value).map((one) => one.split('='));
  return pairs.every(([name, id, ...more]) => name && id && more.length === 0)
    ? (Object.fromEntries(pairs) as Record<string, string>)
    : undefined;
};
/** code=ID,notice=ID, and scenes of codes that have one of their own. */
const smsTemplates = (value: string) => {
  const templates = named(value);
  const known: readonly string[] = ['code', 'notice', ...SMS_SCENES];
  return templates?.code && templates.notice && Object.keys(templates).every((name) => known.includes(name))
    ? templates
    : undefined;
};
const isHttps = (value: string) => value.startsWith('https:');
/** Long, of many different characters, and not one piece said over and over. */
const isRandom = (value: string) =>
  value.length >= 32 && value !== DEMO_SECRET && new Set(value).size >= 10 && !/^(.+?)\1+$/.test(value);

const OPTIONAL_RELAY = { wants: 'an https address', holds: (url: string) => url === '' || isHttps(url) };

const FLAG = '1 or 0';
const row = <T>(it: Row<T>): Row<T> => it;
const textRow = (name: string, wants: string, read: Row<string>['read'] = text, more: Partial<Row<string>> = {}) =>
  row({ name, wants, read, unset: () => '', ...more });
const SECRET = { secret: true } as const;

type AnyRows = Readonly<Record<string, Row<unknown>>>;
/** All of them or none: whichever is set asks for the others, and so does one of `also`. */
function together<R extends AnyRows>(rows: R, also: AnyRows = {}): R {
  const names = Object.values({ ...rows, ...also }).map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(rows).map(([key, one]) => [key, { ...one, with: names.filter((name) => name !== one.name) }]),
  ) as unknown as R;
}
/** What somebody else does for the shop: `needed` as a whole or not at all, `more` may be left out. */
const service = <N extends AnyRows, M extends AnyRows>(needed: N, more: M) => ({
  needed: together(needed, more),
  more,
});
const smsTemplatesRow = (name: string) =>
  row({
    name,
    wants: `code=template id,notice=template id, and scenes of codes with their own (${SMS_SCENES.join(', ')})`,
    read: smsTemplates,
    unset: (): Record<string, string> => ({}),
  });

/** A service of the operator: an address and a key, both or neither. */
const relayRow = (name: RelayName, production: Row<string>['production']) => {
  const [address, key] = ['URL', 'KEY'].map((part) => `YEJIAN_${name.toUpperCase()}_${part}`) as [string, string];
  return {
    name: `${name}Relay` as const,
    url: row({
      name: address,
      wants: 'an http(s) address',
      read: webUrl(false),
      unset: () => '',
      with: key,
      production,
    }),
    key: row({ name: key, wants: 'a text', read: text, unset: () => '', with: address, secret: true }),
  };
};

/** The variables that choose who sends text messages, beside the relay. */
const SMS_WAYS = ['ALIYUN_SMS_KEY_ID', 'TENCENT_SMS_SECRET_ID'];
/** Ways to the same: whoever sets the first variable of one has chosen it. */
const EITHER: readonly (readonly string[])[] = [
  ['YEJIAN_SMS_URL', ...SMS_WAYS],
  ['YEJIAN_CARRIER_URL', 'KUAIDI100_CUSTOMER'],
  ['YEJIAN_WORKPLACE_URL', 'DINGTALK_APP_KEY'],
];

/** In the order in which they are read: defaults look at rows above. */
const rows = {
  production: row({ name: 'YEJIAN_PRODUCTION', wants: FLAG, read: flag, unset: () => false }),
  demo: row({
    name: 'YEJIAN_DEMO',
    wants: FLAG,
    read: flag,
    unset: ({ production }) => !production,
    production: { wants: 'to be off', holds: (on) => !on },
  }),
  development: row({
    name: 'YEJIAN_DEVELOPMENT',
    wants: FLAG,
    read: flag,
    unset: ({ demo }) => demo,
    production: { wants: 'to be off', holds: (on) => !on },
  }),
  port: row({ name: 'PORT', wants: 'a port from 0 to 65535', read: whole(0, 65535), unset: () => 8086 }),
  host: row({ name: 'HOST', wants: 'an address to listen on', read: text, unset: () => '0.0.0.0' }),
  databaseUrl: row({
    name: 'DATABASE_URL',
    wants: 'an address that starts with postgres:// or postgresql://',
    read: matching(/^postgres(ql)?:\/\//),
    unset: () => '',
    secret: true,
  }),
  workers: row({
    name: 'WORKERS',
    wants: 'a whole number of processes from 1 to 64',
    read: whole(1, 64),
    unset: () => 1,
  }),
  dataDir: row({
    name: 'YEJIAN_DATA',
    wants: 'a folder',
    read: (value) => path.resolve(value),
    unset: () => path.resolve('.data'),
  }),
  h5Dir: row({
    name: 'YEJIAN_H5_DIR',
    wants: 'a folder',
    read: (value) => path.resolve(value),
    unset: () => path.resolve('dist/h5'),
  }),
  publicUrl: row({
    name: 'YEJIAN_PUBLIC_URL',
    wants: 'an address like https://shop.example.com, without a path',
    read: webUrl(true),
    unset: ({ port }) => `http://localhost:${port}`,
    production: { wants: 'an https address', holds: isHttps },
  }),
  autopilot: row({
    name: 'YEJIAN_AUTOPILOT',
    wants: FLAG,
    read: flag,
    unset: ({ demo }) => demo,
    production: { wants: 'to be off', holds: (on) => !on },
  }),
  fixedSmsCode: row({
    name: 'YEJIAN_SMS_CODE',
    wants: 'six digits',
    read: matching(/^\d{6}$/),
    unset: () => '',
    production: { wants: 'to be unset: everyone would know the code', holds: (code) => code === '' },
  }),
  metricsPort: row({
    name: 'YEJIAN_METRICS_PORT',
    wants: 'a port, 0 for none',
    read: whole(0, 65_535),
    unset: () => 0,
  }),
  rateLimit: row({
    name: 'YEJIAN_RATE_LIMIT',
    wants: 'a whole number of requests a minute, 0 for no limit',
    read: whole(0, 1e6),
    unset: () => 600,
  }),
  sharedMs: row({
    name: 'YEJIAN_SHARED_MS',
    wants: 'a whole number of milliseconds up to 60000, 0 for none',
    read: whole(0, 60_000),
    unset: () => 1000,
  }),
  documentMs: row({
    name: 'YEJIAN_DOCUMENT_MS',
    wants: 'a whole number of milliseconds up to 60000, 0 for none',
    read: whole(0, 60_000),
    unset: () => 300,
  }),
  checkAnswers: row({ name: 'YEJIAN_CHECK_ANSWERS', wants: FLAG, read: flag, unset: () => false }),
  logLevel: row({
    name: 'YEJIAN_LOG',
    wants: `one of ${LOG_LEVELS.join(', ')}`,
    read: (value) => LOG_LEVELS.find((level) => level === value),
    unset: () => 'info',
  }),
  secret: row({
    name: 'YEJIAN_SECRET',
    wants: 'a text',
    read: text,
    unset: () => DEMO_SECRET,
    production: { wants: 'at least 32 random characters (`openssl rand -hex 32`)', holds: isRandom },
    secret: true,
  }),
  corsOrigins: row({
    name: 'YEJIAN_CORS',
    wants: 'origins like https://app.example.com, comma separated',
    read: origins,
    unset: ({ production }) => (production ? [] : ['*']),
    production: { wants: 'https origins by name', holds: (list) => list.every(isHttps) },
  }),
  trustProxy: row({
    name: 'YEJIAN_TRUST_PROXY',
    wants: `1 for proxies of a private network, or their addresses like 203.0.113.7 or 203.0.113.0/24, comma separated`,
    read: networks,
    unset: () => [],
  }),
  identityKey: row({
    name: 'YEJIAN_IDENTITY_KEY',
    wants: '64 hex digits (`openssl rand -hex 32`)',
    read: (value) => (/^[\da-f]{64}$/i.test(value) ? value.toLowerCase() : undefined),
    unset: () => '',
    production: { wants: 'a key of its own (`openssl rand -hex 32`)', holds: (key) => new Set(key).size >= 8 },
    secret: true,
  }),
};
/** Each by the name that the configuration has for it. */
const services = {
  wechat: service(
    {
      appId: textRow('WECHAT_APP_ID', 'an app id', text, {
        production: { wants: 'the app id: the sandbox moves no money', holds: (id) => id !== '' },
      }),
      appSecret: textRow('WECHAT_APP_SECRET', 'a text', text, SECRET),
      mchId: textRow('WECHAT_MCH_ID', 'the digits of the merchant id', matching(/^\d+$/)),
      serialNo: textRow('WECHAT_SERIAL_NO', 'the hex digits of the certificate', matching(/^[\dA-F]+$/i)),
      apiV3Key: textRow('WECHAT_API_V3_KEY', '32 characters', matching(/^.{32}$/), SECRET),
      privateKeyFile: textRow('WECHAT_PRIVATE_KEY_FILE', 'a file that can be read', readable),
      publicKeyFile: textRow('WECHAT_PUBLIC_KEY_FILE', 'a file that can be read', readable),
    },
    {
      ...together({
        miniAppId: textRow('WECHAT_MINI_APP_ID', 'an app id'),
        miniAppSecret: textRow('WECHAT_MINI_APP_SECRET', 'a text', text, SECRET),
        pushToken: textRow('WECHAT_PUSH_TOKEN', '3 to 32 letters and digits', matching(/^[A-Za-z\d]{3,32}$/), SECRET),
      }),
      pushAesKey: textRow('WECHAT_PUSH_AES_KEY', '43 letters and digits', matching(/^[A-Za-z\d]{43}$/), SECRET),
      templates: row({
        name: 'WECHAT_TEMPLATES',
        wants: 'box=template id, separated by commas (boxes: order, service, team, system)',
        read: named,
        unset: (): Record<string, string> => ({}),
      }),
    },
  ),
  s3: service(
    {
      endpoint: textRow('S3_ENDPOINT', 'an http(s) address', webUrl(false)),
      bucket: textRow('S3_BUCKET', 'the name of a bucket', matching(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)),
      keyId: textRow('S3_KEY_ID', 'a text'),
      secret: textRow('S3_SECRET', 'a text', text, SECRET),
    },
    {
      region: textRow('S3_REGION', 'a region', matching(/^[\w-]+$/), { unset: () => 'us-east-1' }),
      pathStyle: row({ name: 'S3_PATH_STYLE', wants: FLAG, read: flag, unset: () => false }),
    },
  ),
  kuaidi100: service(
    {
      customer: textRow('KUAIDI100_CUSTOMER', 'the customer code'),
      key: textRow('KUAIDI100_KEY', 'a text', text, SECRET),
    },
    {},
  ),
  dingtalk: service(
    {
      appKey: textRow('DINGTALK_APP_KEY', 'the key of the app'),
      appSecret: textRow('DINGTALK_APP_SECRET', 'a text', text, SECRET),
      corpId: textRow('DINGTALK_CORP_ID', 'the id of the company'),
      agentId: textRow('DINGTALK_AGENT_ID', 'the digits of the agent id', matching(/^\d+$/)),
    },
    {},
  ),
  aliyunSms: service(
    {
      keyId: textRow('ALIYUN_SMS_KEY_ID', 'an access key id'),
      keySecret: textRow('ALIYUN_SMS_KEY_SECRET', 'a text', text, SECRET),
      sign: textRow('ALIYUN_SMS_SIGN', 'a text'),
      templates: smsTemplatesRow('ALIYUN_SMS_TEMPLATES'),
    },
    {},
  ),
  tencentSms: service(
    {
      secretId: textRow('TENCENT_SMS_SECRET_ID', 'a secret id'),
      secretKey: textRow('TENCENT_SMS_SECRET_KEY', 'a text', text, SECRET),
      appId: textRow('TENCENT_SMS_APP_ID', 'the digits of the SdkAppId', matching(/^\d+$/)),
      sign: textRow('TENCENT_SMS_SIGN', 'a text'),
      templates: smsTemplatesRow('TENCENT_SMS_TEMPLATES'),
    },
    {},
  ),
};
const SMS_IN_PRODUCTION: Row<string>['production'] = {
  wants: `an https address, or ${SMS_WAYS.join(' or ')} in its place (nobody could log in without messages)`,
  holds: (url, given) => (url === '' ? SMS_WAYS.some((name) => given(name)) : isHttps(url)),
};
const relayRows = RELAYS.map((name) => relayRow(name, name === 'sms' ? SMS_IN_PRODUCTION : OPTIONAL_RELAY));
type Rows = typeof rows;
type ValuesOf<R> = { [Key in keyof R]: R[Key] extends Row<infer T> ? T : never };
type Services = {
  [Name in keyof typeof services]?: ValuesOf<(typeof services)[Name]['needed'] & (typeof services)[Name]['more']>;
};

/** Names of all variables, for the table in README. */
export const VARIABLES: readonly string[] = [
  ...Object.values(rows),
  ...relayRows.flatMap(({ url, key }) => [url, key]),
  ...Object.values(services).flatMap(({ needed, more }) => Object.values<{ name: string }>({ ...needed, ...more })),
].map(({ name }) => name);

/** Reads the variables of `rows`; an empty one counts as unset. Throws one sentence for each that is refused. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): ServerConfig {
  const given = (name: string) => env[name]?.trim() ?? '';
  const faults: string[] = [];
  const names: string[] = [];
  const values: Record<string, unknown> = {};
  const read = <T>(it: Row<T>): T | undefined => {
    const text = given(it.name);
    const value = text ? it.read(text) : it.unset(values as unknown as Earlier);
    const before = faults.length;
    const now = it.secret && text ? 'something else' : text || 'not set';
    if (value === undefined) faults.push(`${it.name} wants ${it.wants}; it is ${now}.`);
    else if (values.production && it.production?.holds(value, given) === false)
      faults.push(`${it.name} wants ${it.production.wants} in production; it is ${now}.`);
    const other = [it.with ?? []].flat().find(given);
    if (faults.length === before && !text && other) faults.push(`${other} is set, so ${it.name} is needed too.`);
    if (faults.length > before) names.push(it.name);
    return value;
  };
  for (const [key, it] of Object.entries(rows) as [keyof Rows, Row<unknown>][]) values[key] = read(it);
  const relays: Relays = {};
  for (const { name, url, key } of relayRows) {
    const [address, secret] = [read(url), read(key)];
    relays[name] = address && secret ? { url: address, key: secret } : undefined;
  }
  const outside: Record<string, unknown> = {};
  for (const [name, { needed, more }] of Object.entries(services)) {
    const all = Object.entries<Row<unknown>>({ ...needed, ...more });
    const its = Object.fromEntries(all.map(([key, it]) => [key, read(it)]));
    outside[name] = Object.values<{ name: string }>(needed).every((one) => given(one.name)) ? its : undefined;
  }
  for (const [first, second] of EITHER.map((ways) => ways.filter(given))) {
    if (!first || !second) continue;
    names.push(first, second);
    faults.push(`${first} and ${second} are both set: only one of them can answer.`);
  }
  if (Number(values.workers) > 1 && !given('DATABASE_URL')) {
    names.push('DATABASE_URL');
    faults.push('WORKERS above 1 needs DATABASE_URL: PGlite is a database inside one process.');
  }
  if (faults.length > 0) throw new ConfigError(faults.join('\n'), names);
  return { ...(values as ValuesOf<Rows>), ...relays, ...(outside as Services) };
}
