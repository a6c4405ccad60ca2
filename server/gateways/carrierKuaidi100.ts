/**
 * 快递100, which speaks for every carrier: it is asked where a parcel is (poll/query.do), or asked to tell of every step (poll and its callback).
 * Source: api.kuaidi100.com/document, 实时快递查询 and 快递信息推送服务. The key stands in no error.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { Kuaidi100Config } from '../config';
import { momentOf } from '../lib/shanghai';
import { CarrierRefusal, type CarrierGateway, type Step, type TrackedParcel } from './carrier';

/** Where it is asked; tests play it, with less patience. */
interface Reach {
  host?: string;
  timeoutMs?: number;
}

/** The first that fits: carriers as they are called in the app, and as shops call them otherwise. */
const CODES: readonly (readonly [RegExp, string])[] = [
  [/顺丰快运/, 'shunfengkuaiyun'],
  [/顺丰|^SF/i, 'shunfeng'],
  [/京东|^JD/i, 'jd'],
  [/中通快运/, 'zhongtongkuaiyun'],
  [/中通|^ZTO/i, 'zhongtong'],
  [/圆通|^YTO/i, 'yuantong'],
  [/韵达快运/, 'yundakuaiyun'],
  [/韵达/, 'yunda'],
  [/申通|^STO/i, 'shentong'],
  [/极兔|^J&T/i, 'jtexpress'],
  [/EMS|邮政特快|邮政速递/i, 'ems'],
  [/邮政/, 'youzhengguonei'],
  [/德邦快递/, 'debangkuaidi'],
];
const codeOf = (company: string): string | undefined => CODES.find(([name]) => name.test(company.trim()))?.[1];
/** Who shows a parcel only to whoever knows the end of a mobile on it; nobody else is told. */
const ASKS_FOR_MOBILE = /^(shunfeng|zhongtong)/;

/** 签收: by oneself, after a trouble, by somebody else, at a locker or station. */
const SIGNED = new Set(['3', '301', '302', '303', '304']);
/** 退签 and 已销单: the journey is over without the receiver. */
const ENDED = new Set(['4', '401']);
/** 查询无结果: the carrier has not seen it yet. */
const NOTHING_YET = new Set(['500', '201']);
/** 验证码错误: the end of the mobile is not the one on the parcel. */
const WRONG_MOBILE = '408';
/** Wrong data, a carrier that is not served, one that is not recognised. */
const NOT_FOR_US = new Set(['700', '701', '702']);
/** 重复订阅: it is followed already. */
const FOLLOWED = new Set(['200', '501']);

const MOST_STEPS = 200;
const LONGEST = 300;

const Code = Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()]));
const Name = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const Row = Type.Object({
  context: Type.String({ minLength: 1 }),
  ftime: Type.Optional(Type.String()),
  time: Type.Optional(Type.String()),
  statusCode: Code,
  areaName: Name,
});
const Result = Type.Object({ state: Code, data: Type.Array(Type.Unknown()) });
const Push = Type.Object({
  status: Type.String(),
  comOld: Name,
  comNew: Name,
  lastResult: Type.Object({
    nu: Type.String({ minLength: 1 }),
    com: Type.String(),
    state: Code,
    data: Type.Optional(Type.Array(Type.Unknown())),
  }),
});

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** What the app goes by are the words: 签收 stands in the text of a step that is one, and in no other. `isSigned` undefined: only the words say. */
function wordsOf(text: string, isSigned: boolean | undefined): string {
  const short = Array.from(text.trim()).slice(0, LONGEST).join('');
  if (isSigned === undefined || isSigned === short.includes('签收')) return short;
  return isSigned ? `已签收：${short}` : short.replaceAll('签收', '收件');
}

const isOneOf = (codes: ReadonlySet<string>, code: string | number | null | undefined): boolean | undefined =>
  code === undefined || code === null ? undefined : codes.has(String(code));

/** 广东,深圳市,东城街道: its city. */
const placeOf = (area: string | null | undefined): string => {
  const [province = '', city] = (area ?? '').split(',');
  return city ?? province;
};

/** `data` and what is made of it are oldest first. `isLast`: nothing comes after the newest. */
function stepsOf({ state, data }: Static<typeof Result>, isLast = false): Step[] {
  const rows = data
    .filter((row) => Value.Check(Row, row))
    .map((row) => ({ row, at: momentOf(row.ftime ?? row.time ?? '') }))
    .filter(({ at }) => !Number.isNaN(at))
    .sort((a, b) => a.at - b.at)
    .slice(-MOST_STEPS);
  const overall = isOneOf(SIGNED, state);
  const ends = isLast || isOneOf(ENDED, state) === true;
  return rows.map(({ row: { context, statusCode, areaName }, at }, i) => {
    const isNewest = i === rows.length - 1;
    const isSigned = isOneOf(SIGNED, statusCode) ?? (isNewest || overall === false ? overall : undefined);
    return { at, place: placeOf(areaName), text: wordsOf(context, isSigned), ...(isNewest && ends && { isEnd: true }) };
  });
}

/** `'400'`; '' when the answer names none. */
const faultOf = (answer: Record<string, unknown>): string => {
  const code = answer.returnCode ?? answer.status;
  return /^\d{1,4}$/.test(String(code)) ? String(code) : '';
};

export function createKuaidi100Carrier(
  { customer, key }: Kuaidi100Config,
  { host = 'https://poll.kuaidi100.com', timeoutMs = 8000 }: Reach = {},
): CarrierGateway {
  /** Every process comes to the same one, and nobody who has not the key. */
  const salt = createHmac('sha256', key).update(`callback of ${customer}`).digest('hex').slice(0, 32);

  async function ask(path: string, form: Record<string, string>): Promise<Record<string, unknown>> {
    const response = await fetch(`${host}/${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`Kuaidi100 ${path} answered HTTP ${response.status}`);
    const answer: unknown = await response.json().catch(() => undefined);
    if (typeof answer !== 'object' || answer === null) throw new Error(`Kuaidi100 ${path} answered no JSON`);
    return answer as Record<string, unknown>;
  }

  const about = ({ from, to: { province, city, district }, tail }: TrackedParcel, code: string) => ({
    way: { ...(from && { from }), ...(province && { to: `${province}${city}${district}` }) },
    phone: ASKS_FOR_MOBILE.test(code) && tail ? { phone: tail } : {},
  });

  return {
    sandbox: false,
    pushes: true,

    async track(parcel, now) {
      const com = codeOf(parcel.company);
      if (!com) throw new CarrierRefusal(`Kuaidi100 has no code for ${parcel.company}`);
      const { way, phone } = about(parcel, com);
      const param = JSON.stringify({ com, num: parcel.trackingNo, ...phone, ...way, resultv2: '4', order: 'asc' });
      const sign = md5(param + key + customer).toUpperCase();
      const answer = await ask('poll/query.do', { customer, sign, param });
      const code = faultOf(answer);
      if (NOTHING_YET.has(code)) return [];
      if (code === '200' && Value.Check(Result, answer)) return stepsOf(answer).filter(({ at }) => at <= now);
      // 400 is a carrier that is not served, or an account without money: only the first will not change.
      const isRefused = code === WRONG_MOBILE || (code === '400' && /公司/.test(String(answer.message)));
      if (isRefused) throw new CarrierRefusal(`Kuaidi100 poll/query.do refused with ${code}`);
      throw new Error(`Kuaidi100 poll/query.do answered ${code === '' || code === '200' ? 'without steps' : code}`);
    },

    async subscribe(parcel, callbackurl) {
      const company = codeOf(parcel.company);
      const { way, phone } = about(parcel, company ?? '');
      const found = company ? {} : { autoCom: '1' };
      const parameters = { callbackurl, salt, resultv2: '4', ...found, ...phone };
      const param = JSON.stringify({ company: company ?? '', number: parcel.trackingNo, ...way, key, parameters });
      const code = faultOf(await ask('poll', { schema: 'json', param }));
      if (FOLLOWED.has(code)) return;
      if (NOT_FOR_US.has(code)) throw new CarrierRefusal(`Kuaidi100 poll refused with ${code}`);
      throw new Error(`Kuaidi100 poll answered ${code || 'without a code'}`);
    },

    readPush({ param, sign }) {
      if (typeof param !== 'string' || typeof sign !== 'string') return undefined;
      const own = Buffer.from(md5(param + salt));
      const theirs = Buffer.from(sign.toLowerCase());
      if (own.length !== theirs.length || !timingSafeEqual(own, theirs)) return undefined;
      const push = jsonOf(param);
      if (!Value.Check(Push, push)) return 'unreadable';
      const { status, comOld, comNew } = push;
      const { nu, com, state, data = [] } = push.lastResult;
      const codes = new Set([com, comOld, comNew]);
      return {
        trackingNo: nu,
        isOf: (company) => codes.has(codeOf(company) ?? com),
        // What is told has the newest first.
        steps: stepsOf({ state, data: [...data].reverse() }, status === 'shutdown'),
        isLeft: status === 'abort',
      };
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
