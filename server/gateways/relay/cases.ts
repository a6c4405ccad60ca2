/**
 * Holds a running relay against the protocol: `npm run relay`. One table of cases for every relay; those that cost something - a message is sent,
 * money moves, a paper is issued - are asked only when that is wanted.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Value } from '@sinclair/typebox/value';
import type { Relay } from '../../config';
import { headersOf } from './ask';
import { PARTS, RELAYS, type CallOf, type RelayCall, type RelayName, type RequestTo } from './protocol';

/** Whom and what a relay is asked about: the company's own test data. */
export interface Sample {
  mobile: string;
  name: string;
  idNo: string;
  cardNo: string;
  bankName: string;
  openId: string;
  email: string;
  company: string;
  trackingNo: string;
  keyword: string;
  loginCode: string;
  mediaId: string;
}
/** Nobody's: a relay that knows no better answers them all the same. */
export const NOBODY: Sample = {
  mobile: '13800000000',
  name: '测试',
  idNo: '110101199001010015',
  cardNo: '6222020000000000000',
  bankName: '测试银行',
  openId: 'test-open-id',
  email: 'test@example.com',
  company: '顺丰速运',
  trackingNo: 'TEST0000000000',
  keyword: '茶',
  loginCode: '',
  mediaId: '',
};

interface Answered {
  status: number;
  /** undefined: no JSON. */
  json: unknown;
}
interface Case {
  what: string;
  /** A message is sent, money moves, a paper is issued. */
  costs?: true;
  /** What the company has to name before it can be asked. */
  needs?: keyof Sample;
  send: { body: unknown } | { raw: string } | { method: 'GET' };
  key?: string;
  /** Sent so often; every answer has to be as the first one. */
  times?: number;
  /** What is wrong with an answer, in words. */
  wrong(answered: Answered): string | undefined;
}

const isOk = ({ status }: Answered) => status >= 200 && status < 300;
const refusedWith =
  (...statuses: number[]) =>
  ({ status }: Answered) =>
    statuses.includes(status) ? undefined : `应回答 ${statuses.join(' 或 ')}，回答了 ${status}`;
const refused = ({ status }: Answered) => (status >= 400 && status < 500 ? undefined : `应回答 4xx，回答了 ${status}`);

/** Of a call of the protocol: 2xx, and an answer of its shape. `more`: what else has to hold. */
function asked<N extends RelayName, C extends CallOf<N>>(
  [relay, call]: readonly [N, C],
  body: RequestTo<N, C>,
  rest: Pick<Case, 'what'> & Partial<Case>,
  more: (json: never) => string | undefined = () => undefined,
): Case {
  const { answer } = (RELAYS[relay].calls as Record<string, RelayCall>)[call] as RelayCall;
  return {
    send: { body },
    wrong: (answered) => {
      if (!isOk(answered)) return `应回答 2xx，回答了 ${answered.status}`;
      if (!answer) return undefined;
      if (answered.json === undefined) return '回答不是 JSON';
      const [fault] = [...Value.Errors(answer, answered.json)];
      return fault ? `回答里 ${fault.path || '整个回答'} 不对` : more(answered.json as never);
    },
    ...rest,
  };
}

/** What every relay does with who has no key, or speaks otherwise. */
const KEYS: readonly Case[] = [
  { what: '钥匙不对：拒绝', send: { body: {} }, key: 'wrong', wrong: refusedWith(401, 403) },
  { what: '没有钥匙：拒绝', send: { body: {} }, key: '', wrong: refusedWith(401, 403) },
  { what: '正文不是 JSON：拒绝', send: { raw: '{' }, wrong: refused },
  { what: '不是 POST：拒绝', send: { method: 'GET' }, wrong: refused },
];

const allOf =
  (part: (typeof PARTS)[keyof typeof PARTS], of: (json: never) => readonly unknown[]) =>
  (json: never): string | undefined => {
    const at = of(json).findIndex((one) => !Value.Check(part, one));
    return at < 0 ? undefined : `第 ${at + 1} 项缺内容`;
  };
const isIssued = ({ state, invoiceNo }: { state: string; invoiceNo?: string }) =>
  state === 'issued' && !invoiceNo ? 'issued 没有 invoiceNo' : undefined;
const isUnpaid = ({ state }: { state: string }) =>
  state === 'failed' ? undefined : `没有打过的编号应答 failed，答了 ${state}`;

/** A number that the relay has never seen: it says no, or that nothing was paid. */
function neverPaid(body: RequestTo<'payout', 'query'> | RequestTo<'payout', 'revoke'>, what: string): Case {
  const answered = asked(['payout', 'query'], { action: 'query', no: body.no }, { what }, isUnpaid);
  return { ...answered, send: { body }, wrong: (given) => refused(given) && answered.wrong(given) };
}

interface Sources {
  sources: readonly unknown[];
}
const isNowhere = ({ sources }: Sources): boolean => sources.length === 0;

type CasesOf = (sample: Sample) => readonly Case[];
const CASES: Readonly<Record<RelayName, CasesOf>> = {
  sms: ({ mobile }) => [
    ...(['sms', 'voice'] as const).map((channel) =>
      asked(
        ['sms', 'code'],
        { mobile, code: '123456', scene: 'login', channel },
        { what: channel === 'sms' ? '发验证码' : '打电话念验证码', costs: true },
      ),
    ),
    asked(
      ['sms', 'notice'],
      { no: `TEST${randomUUID()}`, mobile, text: '测试：这是一条测试通知', scene: 'notice' },
      { what: '发通知，同一个编号来两次（只应收到一条）', costs: true, times: 2 },
    ),
  ],
  carrier: ({ company, trackingNo, mobile }) => {
    const body = { company, trackingNo, tail: mobile.slice(-4) };
    const whole = allOf(PARTS.step, ({ steps }: { steps: unknown[] }) => steps);
    return [
      asked(['carrier', 'track'], body, { what: '查一个包裹' }, whole),
      asked(['carrier', 'track'], { ...body, tail: '' }, { what: '不知道手机尾号也回答' }, whole),
    ];
  },
  authentication: ({ name, idNo, cardNo, mobile }) => [
    asked(['authentication', 'verify'], { name, idNo, cardNo, mobile }, { what: '核对一个人', costs: true }),
  ],
  workplace: ({ loginCode }) => [
    { what: '认不出的登录码：404', send: { body: { code: `no-such-${randomUUID()}` } }, wrong: refusedWith(404) },
    asked(['workplace', 'login'], { code: loginCode }, { what: '一个真的登录码', needs: 'loginCode' }),
    asked(['workplace', 'ticket'], { ticket: true }, { what: '网页签名用的票据' }),
  ],
  payout: ({ name, cardNo, bankName, openId }) => {
    const unknown = `TEST${randomUUID()}`;
    const money = { amount: 1, name };
    const toCard = { ...money, action: 'send', no: `TEST${randomUUID()}`, method: 'bank', cardNo, bankName } as const;
    const toPhone = { ...money, action: 'offer', no: `TEST${randomUUID()}`, method: 'wechat', openId } as const;
    return [
      neverPaid({ action: 'query', no: unknown }, '问一个没有打过的编号：拒绝，或者没有付'),
      neverPaid({ action: 'revoke', no: unknown }, '撤回一个没有打过的编号：拒绝，或者没有付'),
      asked(['payout', 'send'], toCard, { what: '打 1 分到银行卡，同一个编号来两次', costs: true, times: 2 }),
      asked(['payout', 'offer'], toPhone, { what: '开一笔 1 分的微信转账，同一个编号来两次', costs: true, times: 2 }),
      asked(
        ['payout', 'revoke'],
        { action: 'revoke', no: toPhone.no },
        { what: '撤回那笔没有确认的转账', costs: true },
        isUnpaid,
      ),
    ];
  },
  invoice: ({ keyword }) => {
    const buyer = { kind: 'person', title: '测试', taxNo: '', bank: '', bankNo: '', address: '', phone: '' } as const;
    const lines = [{ title: '茶叶', spec: '50g', qty: 1, amount: 113 }];
    const paper = {
      serial: `TEST${randomUUID()}`,
      type: 'normal',
      buyer,
      lines,
      amount: 113,
      taxBp: 1300,
      remark: '',
    } as const;
    return [
      asked(
        ['invoice', 'companies'],
        { companies: keyword },
        { what: '找名称里有几个字的单位' },
        allOf(PARTS.company, ({ companies }: { companies: unknown[] }) => companies),
      ),
      asked(
        ['invoice', 'issue'],
        { issue: { ...paper, lines } },
        { what: '开一张 1.13 元的票，同一个编号来两次', costs: true, times: 2 },
        isIssued,
      ),
    ];
  },
  video: ({ mediaId }) => {
    const whole = allOf(PARTS.source, ({ sources }: Sources) => sources);
    const some = (json: never) => (isNowhere(json) ? '一个地址也没有' : whole(json));
    const no = `no-such-${randomUUID()}`;
    return [
      asked(['video', 'sources'], { mediaId: no }, { what: '没有的编号：空的' }, (json) =>
        isNowhere(json) ? undefined : '没有的编号应答空的',
      ),
      asked(['video', 'sources'], { mediaId }, { what: '一部真的影片', needs: 'mediaId' }, some),
      asked(['video', 'sources'], { mediaId, trial: 30 }, { what: '只给 30 秒，或者空的', needs: 'mediaId' }, whole),
    ];
  },
  mail: ({ email }) => [
    asked(
      ['mail', 'send'],
      {
        no: `TEST${randomUUID()}`,
        to: email,
        subject: '测试',
        text: '这是一封测试信。',
        files: [{ name: '测试.pdf', type: 'application/pdf', base64: Buffer.from('%PDF-1.7').toString('base64') }],
      },
      { what: '寄一封带附件的信，同一个编号来两次（只应收到一封）', costs: true, times: 2 },
    ),
  ],
};

export interface Finding {
  what: string;
  /** undefined: it holds; `skipped`: it was not asked. */
  wrong?: string;
  skipped?: string;
}

async function post({ url, key }: Relay, { send, key: other }: Case, timeoutMs: number): Promise<Answered> {
  const { Authorization = '', ...headers } = headersOf(other ?? key);
  const body = 'body' in send ? JSON.stringify(send.body) : 'raw' in send ? send.raw : undefined;
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: other === '' ? headers : { ...headers, Authorization },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, json: await response.json().catch(() => undefined) };
}

async function faultOf(relay: Relay, one: Case, timeoutMs: number): Promise<string | undefined> {
  let first: unknown;
  for (let time = 1; time <= (one.times ?? 1); time++) {
    try {
      const answered = await post(relay, one, timeoutMs);
      const wrong = one.wrong(answered);
      if (wrong) return time > 1 ? `第 ${time} 次：${wrong}` : wrong;
      if (time > 1 && !isSame(first, answered.json)) return `第 ${time} 次的回答和第一次的不是同一笔`;
      first = answered.json;
    } catch (error) {
      return error instanceof Error && error.name === 'TimeoutError' ? `${timeoutMs / 1000} 秒里没有回答` : '连不上';
    }
  }
  return undefined;
}

/** What is under way may have come on; what names the thing stays. */
function isSame(before: unknown, after: unknown): boolean {
  const [a, b] = [before, after].map((json) => ({ ...(json as Record<string, unknown>) })) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  const isUnderWay = a.state === 'paying' || a.state === 'waiting' || a.state === 'pending';
  return isUnderWay || isDeepStrictEqual(a, b);
}

/** Asks one case after the other; `costs`: those that cost something, too. */
export async function probeRelay(
  name: RelayName,
  relay: Relay,
  { sample = {}, costs = false }: { sample?: Partial<Sample>; costs?: boolean } = {},
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const person = { ...NOBODY, ...sample };
  for (const one of [...KEYS, ...CASES[name](person)]) {
    const { what } = one;
    if (one.costs && !costs) findings.push({ what, skipped: '会真的发生，加 --real 才试' });
    else if (one.needs && !person[one.needs]) findings.push({ what, skipped: '没有给测试用的内容' });
    else {
      const wrong = await faultOf(relay, one, RELAYS[name].timeoutMs);
      findings.push({ what, ...(wrong && { wrong }) });
    }
  }
  return findings;
}
