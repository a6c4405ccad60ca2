/** Server configuration: read once from the environment, checked before anything opens. */
import path from 'node:path';
import type { CarrierRelay } from './gateways/carrier';
import type { SmsRelay } from './gateways/sms';

export interface ServerConfig {
  port: number;
  host: string;
  /** PostgreSQL address; empty = embedded PGlite in `dataDir`/db. */
  databaseUrl: string;
  dataDir: string;
  /** Folder of the built H5 app, served under /h5/. */
  h5Dir: string;
  /** Address that links, QR codes and callbacks carry. */
  publicUrl: string;
  /** Demo mode shows SMS codes and offers the demo accounts; a production server refuses to start with it. */
  demo: boolean;
  production: boolean;
  /** Plays the staff after two minutes (ships parcels ...) so that a demo moves. */
  autopilot: boolean;
  /** Tests pin the SMS code; empty = random. */
  fixedSmsCode: string;
  /** Requests a minute and address; 0 = no limit. */
  rateLimit: number;
  /** Milliseconds for which visitors share the answer of a public page; 0 = every one is made anew. */
  sharedMs: number;
  /** Check every answer against its schema: on in tests and development. */
  checkAnswers: boolean;
  logLevel: string;
  /** Signs sandbox payment callbacks and share receipts. */
  secret: string;
  /** Foreign front ends that may call the API from a browser; '*' = all of them. */
  corsOrigins: string[];
  /** Trust X-Forwarded-* of a reverse proxy: limits and logs then count the caller's address, not the proxy's. */
  trustProxy: boolean;
  /** Operator's relay for text messages; without it the sandbox keeps them. */
  smsRelay?: SmsRelay;
  /** Operator's relay to the express carriers; without it parcels travel by the clock. */
  carrierRelay?: CarrierRelay;
  wechat?: WechatConfig;
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
}

/** A setting that cannot work; the message says what to change. */
export class ConfigError extends Error {}

const flagOf = (value: string | undefined, fallback: boolean) =>
  value === undefined ? fallback : /^(1|true|yes|on)$/i.test(value);

/** Reads YEJIAN_* variables; throws a sentence that says what to change. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): ServerConfig {
  const port = Number(env.PORT ?? 8086);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new ConfigError(`PORT=${env.PORT} is not a port: use 1-65535.`);
  const production = flagOf(env.YEJIAN_PRODUCTION, false);
  const demo = flagOf(env.YEJIAN_DEMO, !production);
  if (production && demo)
    throw new ConfigError('YEJIAN_PRODUCTION and YEJIAN_DEMO exclude each other: demo mode shows SMS codes.');
  const secret = env.YEJIAN_SECRET ?? '';
  if (production && secret.length < 32)
    throw new ConfigError('Set YEJIAN_SECRET to at least 32 random characters in production.');
  const dataDir = path.resolve(env.YEJIAN_DATA ?? '.data');
  return {
    port,
    host: env.HOST ?? '0.0.0.0',
    databaseUrl: env.DATABASE_URL ?? '',
    dataDir,
    h5Dir: path.resolve(env.YEJIAN_H5_DIR ?? 'dist/h5'),
    publicUrl: env.YEJIAN_PUBLIC_URL ?? `http://localhost:${port}`,
    demo,
    production,
    autopilot: flagOf(env.YEJIAN_AUTOPILOT, demo),
    fixedSmsCode: production ? '' : (env.YEJIAN_SMS_CODE ?? ''),
    rateLimit: Number(env.YEJIAN_RATE_LIMIT ?? 600),
    sharedMs: Number(env.YEJIAN_SHARED_MS ?? 1000),
    checkAnswers: flagOf(env.YEJIAN_CHECK_ANSWERS, false),
    logLevel: env.YEJIAN_LOG ?? 'info',
    secret: secret || 'yejian-demo-secret-do-not-use-in-production',
    corsOrigins: (env.YEJIAN_CORS ?? (production ? '' : '*'))
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustProxy: flagOf(env.YEJIAN_TRUST_PROXY, false),
    smsRelay: readSmsRelay(env, production),
    carrierRelay: readCarrierRelay(env),
    wechat: readWechat(env),
  };
}

function readSmsRelay(env: NodeJS.ProcessEnv, production: boolean): SmsRelay | undefined {
  const url = env.YEJIAN_SMS_URL ?? '';
  const key = env.YEJIAN_SMS_KEY ?? '';
  if (!url && production)
    throw new ConfigError('Set YEJIAN_SMS_URL and YEJIAN_SMS_KEY in production: nobody could log in without messages.');
  if (!url) return undefined;
  if (!key) throw new ConfigError('YEJIAN_SMS_URL is set, so YEJIAN_SMS_KEY is needed too.');
  if (production && !url.startsWith('https:'))
    throw new ConfigError('YEJIAN_SMS_URL must be an https address in production.');
  return { url, key };
}

function readCarrierRelay(env: NodeJS.ProcessEnv): CarrierRelay | undefined {
  const url = env.YEJIAN_CARRIER_URL ?? '';
  const key = env.YEJIAN_CARRIER_KEY ?? '';
  if (!url) return undefined;
  if (!key) throw new ConfigError('YEJIAN_CARRIER_URL is set, so YEJIAN_CARRIER_KEY is needed too.');
  return { url, key };
}

function readWechat(env: NodeJS.ProcessEnv): WechatConfig | undefined {
  if (!env.WECHAT_APP_ID) return undefined;
  const need = (name: string) => {
    const value = env[name];
    if (!value) throw new ConfigError(`WECHAT_APP_ID is set, so ${name} is needed too.`);
    return value;
  };
  return {
    appId: env.WECHAT_APP_ID,
    appSecret: need('WECHAT_APP_SECRET'),
    miniAppId: env.WECHAT_MINI_APP_ID ?? '',
    miniAppSecret: env.WECHAT_MINI_APP_SECRET ?? '',
    mchId: need('WECHAT_MCH_ID'),
    serialNo: need('WECHAT_SERIAL_NO'),
    apiV3Key: need('WECHAT_API_V3_KEY'),
    privateKeyFile: need('WECHAT_PRIVATE_KEY_FILE'),
    publicKeyFile: need('WECHAT_PUBLIC_KEY_FILE'),
  };
}
