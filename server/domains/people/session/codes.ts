/**
 * Six-digit codes by text message or voice call. Limits: one per 60 s and scene, ten per day of one asker, twenty of all, five minutes
 * of life, five wrong tries; only the newest code of a scene counts, and each works once. What strangers ask for takes nothing from the
 * owner of the mobile who is logged in (rule 4.5). The table keeps a keyed hash.
 */
import { createHmac, randomInt } from 'node:crypto';
import type { SmsScene } from '../../../../src/contract/member/schemas';
import { transact } from '../../../db/transact';
import type { SmsMessage } from '../../../gateways/sms';
import type { Server } from '../../../http/context';
import { Refusal, refuse, tooOften } from '../../../http/errors';
import { sameSecret } from '../../../lib/secret';
import { startOfDay } from '../../../lib/shanghai';
import {
  deleteCode,
  findNewestCode,
  insertCode,
  insertProof,
  isMobileKnown,
  listCodesSince,
  lockCodes,
  spendCode,
  spendProof,
  takeCodeTry,
  type SentCode,
} from './repository';
import { hashToken, newToken } from './service';

const CODE_TTL_S = 300;
const PAUSE_MS = 60_000;
const PER_DAY = 10;
/** Of strangers together. */
const MOST_PER_DAY = 20;
/** Stands for the member whose mobile it is. */
const OWNER = 'owner';
const TRIES = 5;

type Needs = Pick<Server, 'db' | 'now' | 'config'>;

const hashCode = (config: Server['config'], mobile: string, scene: string, code: string) =>
  createHmac('sha256', config.secret).update(`${mobile} ${scene} ${code}`).digest('hex');

export interface CodeRequest {
  mobile: string;
  scene: SmsScene;
  channel: 'sms' | 'voice';
  /** A member or an address (`whoOf`). */
  asker: string;
  /** The asker is logged in, and it is the own mobile. */
  isOwner: boolean;
}

/**
 * Sends a code. A reset for a mobile nobody has answers the same as for a known one, but no message is sent.
 * 429 too soon or too many today, 422 when the gateway does not take it or makes no calls.
 */
export async function sendCode(server: Server, request: CodeRequest): Promise<{ ttl: number; hint?: string }> {
  const { mobile, scene, channel } = request;
  if (channel === 'voice' && !server.gateways.sms.voice) throw refuse('暂不支持语音验证码，请用短信验证码');
  const asker = request.isOwner ? OWNER : request.asker;
  const now = server.now();
  const code = server.config.fixedSmsCode || String(randomInt(1_000_000)).padStart(6, '0');
  const id = await transact(server.db, async (tx) => {
    await lockCodes(tx, mobile);
    checkLimits(await listCodesSince(tx, mobile, Math.min(startOfDay(now), now - PAUSE_MS)), { scene, asker, now });
    const hash = hashCode(server.config, mobile, scene, code);
    return insertCode(tx, { mobile, scene, channel, asker, hash, createdAt: now, expiresAt: now + CODE_TTL_S * 1000 });
  });
  if (scene !== 'password' || (await isMobileKnown(server.db, mobile))) {
    const fault = await handOver(server, { mobile, code, scene, channel });
    if (fault) {
      await deleteCode(server.db, id);
      throw fault;
    }
  }
  return { ttl: CODE_TTL_S, ...(server.config.development ? { hint: code } : {}) };
}

/** undefined: it is under way. What is said of a mobile would tell a stranger who resets a password that somebody has it: that stays unsaid. */
async function handOver(server: Server, message: SmsMessage & { scene: SmsScene }): Promise<Refusal | undefined> {
  const { scene, channel } = message;
  try {
    const answer = await server.gateways.sms.send(message);
    if (answer === 'sent') return undefined;
    server.log.warn({ scene, channel, answer }, 'message was not sent');
    if (scene === 'password') return undefined;
    return answer === 'tooOften'
      ? new Refusal(429, '发送太频繁，请稍后再试')
      : refuse('短信发不到这个手机号，请核对号码', { field: 'mobile' });
  } catch (error) {
    server.log.error({ err: error, scene, channel }, 'message was not sent');
    return refuse('短信发送失败，请稍后再试');
  }
}

/** The owner's codes are counted apart, so nobody else can use them up; a stranger's do not come soon after them either. */
function checkLimits(sent: readonly SentCode[], { scene, asker, now }: { scene: string; asker: string; now: number }) {
  const counted = asker === OWNER ? sent.filter((row) => row.asker === OWNER) : sent;
  if (counted.some((row) => row.scene === scene && row.createdAt > now - PAUSE_MS)) throw tooOften();
  const today = sent.filter((row) => row.createdAt >= startOfDay(now));
  const own = today.filter((row) => row.asker === asker);
  const strangers = today.filter((row) => row.asker !== OWNER);
  if (own.length >= PER_DAY || (asker !== OWNER && strangers.length >= MOST_PER_DAY))
    throw new Refusal(429, '今日验证码次数已用完，请明天再试');
}

export interface CodeProof {
  mobile: string;
  /** More than one where a page may have asked under either name. */
  scene: SmsScene | readonly SmsScene[];
  /** Six digits, or the verifyToken of carrierSms.verify. */
  code: string;
  /** What a wrong code is answered with. */
  refusal?: string;
  /** The field that it came in. */
  field?: string;
}

const wrong = ({ refusal = '验证码错误', field = 'code' }: Pick<CodeProof, 'refusal' | 'field'>) =>
  refuse(refusal, { field });

/**
 * Uses up a code or throws 422. Call it on the database before a transaction, never inside one: a wrong try has to
 * stay counted when the rest is rolled back.
 */
export async function consumeCode(server: Needs, proof: CodeProof): Promise<void> {
  const { db, config } = server;
  const { mobile, code } = proof;
  const scenes = typeof proof.scene === 'string' ? [proof.scene] : proof.scene;
  const now = server.now();
  if (!/^\d{6}$/.test(code)) {
    // What is no code is a verifyToken, which stands for one.
    if (!(await spendProof(db, { kind: 'sms', hash: hashToken(code), mobile, scenes }, now))) throw wrong(proof);
    return;
  }
  const newest = await findNewestCode(db, mobile, scenes);
  if (!newest) throw wrong(proof);
  // The try is counted before it is looked at, so that parallel guesses do not get more than five.
  const hash = await takeCodeTry(db, newest.id, TRIES, now);
  if (!hash || !sameSecret(hashCode(config, mobile, newest.scene, code), hash)) throw wrong(proof);
  if (!(await spendCode(db, newest.id, now))) throw wrong(proof);
}

/** carrierSms.verify: turns a code into a token that replaces it in every later call, once, for five minutes. */
export async function exchangeCode(server: Needs, proof: CodeProof & { scene: SmsScene }): Promise<string> {
  await consumeCode(server, proof);
  const token = newToken();
  await insertProof(server.db, {
    hash: hashToken(token),
    kind: 'sms',
    mobile: proof.mobile,
    scene: proof.scene,
    expiresAt: server.now() + CODE_TTL_S * 1000,
  });
  return token;
}
