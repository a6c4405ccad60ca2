/**
 * The protocol of every relay, over real HTTP: the example keeps to it and our gateways understand it; relays with a fault are found by the same
 * cases that a company runs against its own (`npm run relay`). docs/relays.md is what the rows say.
 */
import fs from 'node:fs';
import { createRelayAuthentication } from '../../../server/gateways/authentication';
import { createRelayCarrier } from '../../../server/gateways/carrier';
import { createSandboxIdentity } from '../../../server/gateways/identitySandbox';
import { withWorkplace } from '../../../server/gateways/identityWorkplace';
import { createRelayInvoice } from '../../../server/gateways/invoice';
import { createRelayMail } from '../../../server/gateways/mail';
import { createRelayPayout } from '../../../server/gateways/payout';
import { NOBODY, probeRelay } from '../../../server/gateways/relay/cases';
import { relayDocs } from '../../../server/gateways/relay/docs';
import { RELAYS, type RelayName } from '../../../server/gateways/relay/protocol';
import { createRelaySms } from '../../../server/gateways/sms';
import { createRelayVideos } from '../../../server/gateways/video';
import { Value } from '@sinclair/typebox/value';
import { LOGIN_CODE, MEDIA_ID, startExampleRelay, type ExampleRelay } from './exampleRelay';

const SAMPLE = { loginCode: LOGIN_CODE, mediaId: MEDIA_ID };
const NAMES = Object.keys(RELAYS) as RelayName[];
let relay: ExampleRelay;
beforeAll(async () => {
  relay = await startExampleRelay();
});
afterAll(() => relay.close());

test('docs/relays.md is what the rows say: `npm run relay -- docs`', () => {
  expect(fs.readFileSync('docs/relays.md', 'utf8')).toBe(relayDocs());
});

test('every field of every message says what it means', () => {
  const rows = relayDocs()
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((line) => /\|\s*\|/.test(line))).toEqual([]);
});

test.each(NAMES)('%s: the example holds every case', async (name) => {
  const findings = await probeRelay(name, relay.of(name), { costs: true, sample: SAMPLE });
  expect(findings.filter(({ wrong, skipped }) => wrong ?? skipped)).toEqual([]);
  expect(findings.length).toBeGreaterThan(4);
});

test('what costs something is asked only when that is wanted', async () => {
  const before = relay.asked.length;
  for (const name of NAMES) await probeRelay(name, relay.of(name));
  const asked = relay.asked.slice(before).filter(({ body }) => Object.keys(body).length > 0);
  const told = asked.map(({ name, body }) => [name, body.action ?? Object.keys(body)[0]].join(' '));
  expect([...new Set(told)].sort()).toEqual([
    'carrier company',
    'invoice companies',
    'payout query',
    'payout revoke',
    'video mediaId',
    'workplace code',
    'workplace ticket',
  ]);
});

const ok = (json?: object) => () => ({ json });
test.each<[RelayName, string, Parameters<typeof startExampleRelay>[0], string, string]>([
  ['carrier', 'no list', { carrier: ok({}) }, '查一个包裹', '回答里 /steps 不对'],
  [
    'carrier',
    'times in words',
    { carrier: ok({ steps: [{ at: '昨天', place: '', text: '' }] }) },
    '查一个包裹',
    '第 1 项缺内容',
  ],
  ['carrier', 'no JSON', { carrier: () => ({}) }, '查一个包裹', '回答不是 JSON'],
  [
    'authentication',
    'a word of its own',
    { authentication: ok({ verdict: 'yes' }) },
    '核对一个人',
    '回答里 /verdict 不对',
  ],
  [
    'workplace',
    'somebody for every code',
    { workplace: ok({ userId: 'u1' }) },
    '认不出的登录码：404',
    '应回答 404，回答了 200',
  ],
  ['video', 'films that it does not have', { video: ok({ sources: [{}] }) }, '没有的编号：空的', '没有的编号应答空的'],
  [
    'video',
    'an open address',
    { video: ok({ sources: [{ quality: '高清', url: 'http://vod.example.com/1.mp4' }] }) },
    '一部真的影片',
    '第 1 项缺内容',
  ],
  ['workplace', 'a number for the person', { workplace: ok({ userId: 7 }) }, '一个真的登录码', '回答里 /userId 不对'],
  [
    'payout',
    'paid for what it never saw',
    { payout: ok({ state: 'success' }) },
    '问一个没有打过的编号：拒绝，或者没有付',
    '没有打过的编号应答 failed，答了 success',
  ],
  [
    'invoice',
    'no number',
    { invoice: ok({ state: 'issued' }) },
    '开一张 1.13 元的票，同一个编号来两次',
    'issued 没有 invoiceNo',
  ],
  [
    'mail',
    'a fault',
    { mail: () => ({ status: 500 }) },
    '寄一封带附件的信，同一个编号来两次（只应收到一封）',
    '应回答 2xx，回答了 500',
  ],
  ['sms', 'a way elsewhere', { sms: () => ({ status: 302 }) }, '发验证码', '应回答 2xx，回答了 302'],
])('%s with %s is found', async (name, _fault, faulty, what, wrong) => {
  const broken = await startExampleRelay(faulty);
  try {
    const findings = await probeRelay(name, broken.of(name), { costs: true, sample: SAMPLE });
    expect(findings).toContainEqual({ what, wrong });
  } finally {
    await broken.close();
  }
});

test('another paper or transfer for the same number is found', async () => {
  let made = 0;
  const broken = await startExampleRelay({
    invoice: () => ({ json: { state: 'issued', invoiceNo: String((made += 1)), companies: [] } }),
    payout: () => ({ json: { package: String((made += 1)), state: 'failed' } }),
  });
  try {
    for (const name of ['invoice', 'payout'] as const)
      expect((await probeRelay(name, broken.of(name), { costs: true })).map(({ wrong }) => wrong)).toContain(
        '第 2 次的回答和第一次的不是同一笔',
      );
  } finally {
    await broken.close();
  }
});

test.each(NAMES)('%s: whoever asks is answered without a key, and who is not there', async (name) => {
  const open = await startExampleRelay({}, { anyKey: true, anyMethod: true });
  const wrongs = async () =>
    (await probeRelay(name, open.of(name))).flatMap(({ what, wrong }) => (wrong ? [what] : []));
  expect(await wrongs()).toEqual(
    expect.arrayContaining(['钥匙不对：拒绝', '没有钥匙：拒绝'].slice(name === 'sms' || name === 'mail' ? 2 : 0)),
  );
  await open.close();
  const [first] = await probeRelay(name, open.of(name));
  expect(first?.wrong).toBe('连不上');
});

/** What our server sends is what the rows say. */
const said = (name: RelayName, call: string) => {
  const { body } = relay.asked.findLast((one) => one.name === name)!;
  const row = (RELAYS[name].calls as Record<string, { request: Parameters<typeof Value.Check>[0] }>)[call]!;
  return Value.Check(row.request, body) ? body : { refused: body };
};

test('our gateways speak it', async () => {
  const { mobile, name, idNo, cardNo } = NOBODY;
  const sms = createRelaySms(relay.of('sms'));
  await sms.send({ mobile, code: '123456', scene: 'login', channel: 'sms' });
  expect(said('sms', 'code')).toEqual({ mobile, code: '123456', scene: 'login', channel: 'sms' });
  await sms.tell({ no: '71', mobile, title: '到账', text: '¥1', scene: 'notice' });
  expect(said('sms', 'notice')).toEqual({ no: '71', mobile, text: '到账：¥1', scene: 'notice' });

  const parcel = { company: '顺丰速运', trackingNo: 'SF1', sentAt: 0, from: '杭州市', tail: '0001' };
  const to = { province: '浙江省', city: '杭州市', district: '西湖区' };
  expect(await createRelayCarrier(relay.of('carrier')).track({ ...parcel, to }, 1_800_000_000_000)).toHaveLength(1);
  expect(said('carrier', 'track')).toEqual({ company: '顺丰速运', trackingNo: 'SF1', tail: '0001' });

  const person = { name, idNo, cardNo, mobile };
  expect(await createRelayAuthentication(relay.of('authentication')).verify(person)).toBe('match');
  expect(said('authentication', 'verify')).toEqual(person);

  const identity = withWorkplace(createSandboxIdentity({ open: true }), relay.of('workplace'));
  expect(await identity.identify('ding', LOGIN_CODE)).toEqual({ openId: 'u1', nickname: '王岚' });
  expect(await identity.identify('ding', 'unknown')).toBeUndefined();
  expect(said('workplace', 'login')).toEqual({ code: 'unknown' });
  const ticket = { corpId: 'ding1', agentId: '7', ticket: 'T1' };
  expect([await identity.workplaceTicket(), await identity.workplaceTicket()]).toEqual([ticket, ticket]);
  // The second time the first answer was still good.
  expect(said('workplace', 'ticket')).toEqual({ ticket: true });

  const payout = createRelayPayout(relay.of('payout'));
  const money = { no: 'TX1', amount: 880, method: 'bank' as const, name, cardNo, bankName: '工商银行' };
  expect(await payout.send(money)).toEqual({ state: 'success' });
  expect(said('payout', 'send')).toEqual({ action: 'send', ...money });
  const offer = { no: 'TX2', amount: 100, method: 'wechat' as const, name, openId: 'o1' };
  expect(await payout.offer(offer)).toBe('package of TX2');
  expect(said('payout', 'offer')).toEqual({ action: 'offer', ...offer });
  expect(await payout.query('TX2')).toEqual({ state: 'waiting' });
  expect(said('payout', 'query')).toEqual({ action: 'query', no: 'TX2' });
  expect(await payout.revoke('TX2')).toEqual({ state: 'failed', reason: '打款失败' });
  expect(said('payout', 'revoke')).toEqual({ action: 'revoke', no: 'TX2' });
  // What never arrived there cannot be confirmed any more.
  const deaf = await startExampleRelay({ payout: () => ({ status: 404 }) });
  expect(await createRelayPayout(deaf.of('payout')).revoke('TX9')).toMatchObject({ state: 'failed' });
  await deaf.close();
  await expect(payout.query('TX9')).rejects.toThrow('payout relay answered HTTP 404');

  const invoice = createRelayInvoice(relay.of('invoice'));
  const buyer = { kind: 'company' as const, title: '茶', taxNo: '9', bank: '', bankNo: '', address: '', phone: '' };
  const lines = [{ title: '龙井', spec: '50g', qty: 1, amount: 11_300 }];
  const paper = { serial: 'I1', type: 'normal' as const, buyer, lines, amount: 11_300, taxBp: 1300, remark: '' };
  expect(await invoice.issue(paper)).toMatchObject({ state: 'issued', invoiceNo: expect.any(String) });
  expect(said('invoice', 'issue')).toEqual({ issue: paper });
  expect(await invoice.redden({ serial: 'R1', invoiceNo: '1', reason: '退款' })).toMatchObject({ state: 'issued' });
  expect(said('invoice', 'redden')).toEqual({ redden: { serial: 'R1', invoiceNo: '1', reason: '退款' } });
  expect(await invoice.companies('茶')).toEqual([{ title: '杭州茶业有限公司', taxNo: '91330106MA2K8810XP' }]);
  expect(said('invoice', 'companies')).toEqual({ companies: '茶' });

  const videos = createRelayVideos(relay.of('video'));
  expect(await videos.sources(MEDIA_ID)).toEqual([
    { quality: '高清', url: 'https://vod.example.com/v-1.m3u8?t=6917&sign=1' },
  ]);
  expect(said('video', 'sources')).toEqual({ mediaId: MEDIA_ID });
  expect((await videos.sources(MEDIA_ID, 30))[0]?.url).toContain('exper=30');
  expect(said('video', 'sources')).toEqual({ mediaId: MEDIA_ID, trial: 30 });
  expect(await videos.sources('v-2')).toEqual([]);

  const letter = { no: 'FP1-1', to: 'a@b.cn', subject: '发票', text: '附件' };
  const file = { name: '1.pdf', type: 'application/pdf', body: Buffer.from('%PDF') };
  await createRelayMail(relay.of('mail')).send({ ...letter, files: [file] });
  expect(said('mail', 'send')).toEqual({
    ...letter,
    files: [{ name: '1.pdf', type: 'application/pdf', base64: 'JVBERg==' }],
  });
});
