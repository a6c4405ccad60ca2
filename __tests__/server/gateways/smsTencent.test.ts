/**
 * Tencent Cloud's SendSms against its documents: the test's own server stands for sms.tencentcloudapi.com, checks the signature (TC3-HMAC-SHA256) by
 * the documented steps, not by the package's code, and answers as the documents do.
 */
import { createHash, createHmac } from 'node:crypto';
import http from 'node:http';
import net from 'node:net';
import { inspect } from 'node:util';
import { createTencentSms } from '../../../server/gateways/smsTencent';
import { startProvider, type Asked, type Provider, type Reply } from './provider';

const CONFIG = {
  secretId: 'AKIDContract',
  secretKey: 'ContractSecretOfTencent',
  appId: '1400006666',
  sign: '听松茶舍',
  templates: { code: '1110', notice: '1111', close: '1112' },
};
const CODE = '402817';
const MOBILE = '13811112222';
const message = { mobile: MOBILE, code: CODE, scene: 'login', channel: 'sms' } as const;
const news = {
  no: '7100',
  mobile: MOBILE,
  title: '提现已到账',
  text: '¥100.00 已到银行卡。',
  scene: 'notice',
} as const;
const REQUEST_ID = 'a0aabda6-cf91-4f3e-a81f-9198114a2279';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** What stands in the way of the request, in the words of the documents. */
function faultIn({ method, url, headers, body }: Asked, secret: string): string | undefined {
  const found =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/(\d{4}-\d\d-\d\d)\/sms\/tc3_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!found) return 'AuthFailure.InvalidAuthorization';
  const [, secretId, date = '', signedHeaders = '', signature] = found;
  if (secretId !== CONFIG.secretId) return 'AuthFailure.SecretIdNotFound';
  const timestamp = String(headers['x-tc-timestamp']);
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return 'AuthFailure.SignatureExpire';
  if (new Date(Number(timestamp) * 1000).toISOString().slice(0, 10) !== date) return 'AuthFailure.SignatureFailure';
  const signed = signedHeaders.split(';');
  if (!signed.includes('content-type') || !signed.includes('host')) return 'AuthFailure.SignatureFailure';
  const canonicalHeaders = signed.map((name) => `${name}:${String(headers[name]).trim().toLowerCase()}\n`).join('');
  const canonical = [method, url.pathname, url.search.slice(1), canonicalHeaders, signedHeaders, sha256(body)].join(
    '\n',
  );
  const text = ['TC3-HMAC-SHA256', timestamp, `${date}/sms/tc3_request`, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(`TC3${secret}`, date), 'sms'), 'tc3_request');
  return hmac(key, text).toString('hex') === signature ? undefined : 'AuthFailure.SignatureFailure';
}

let says: Reply = { body: {} };
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider((asked) => {
    const fault = faultIn(asked, CONFIG.secretKey);
    return fault ? refused(fault) : says;
  });
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.asked.length = 0;
  says = said('Ok');
});

const said = (code: string): Reply => ({
  body: {
    Response: {
      SendStatusSet: [
        {
          SerialNo: code === 'Ok' ? '5000:1045710669157053657849499619' : '',
          PhoneNumber: `+86${MOBILE}`,
          Fee: 1,
          SessionContext: '',
          Code: code,
          Message: `${code} ${MOBILE}`,
          IsoCode: 'CN',
        },
      ],
      RequestId: REQUEST_ID,
    },
  },
});
const refused = (code: string): Reply => ({
  body: { Response: { Error: { Code: code, Message: `refused ${MOBILE}` }, RequestId: REQUEST_ID } },
});
/** Leads the provider's own name to the test's server. */
const leadingTo = (port: number) =>
  Object.assign(new http.Agent(), { createConnection: () => net.connect(port, '127.0.0.1') });
const gateway = (config: Partial<typeof CONFIG> = {}, more: { timeoutMs?: number; port?: number } = {}) =>
  createTencentSms(
    { ...CONFIG, ...config },
    { protocol: 'http://', agent: leadingTo(more.port ?? provider.port), timeoutMs: more.timeoutMs },
  );
const bodyOf = (at: number) => JSON.parse(provider.asked[at]?.body ?? '{}') as Record<string, unknown>;
/** All that an error could bring into a log. */
const faultOf = (ask: Promise<unknown>) =>
  ask.then(
    () => 'no fault',
    (error: unknown) => inspect(error, { depth: 9, showHidden: true }),
  );
const expectQuiet = (text: string) => {
  for (const secret of [CODE, MOBILE, CONFIG.secretKey, CONFIG.secretId]) expect(text).not.toContain(secret);
};

test('a code is asked for as documented, by the template of its scene', async () => {
  expect(await gateway().send(message)).toBe('sent');
  expect(await gateway().send({ ...message, scene: 'close' })).toBe('sent');
  const [first] = provider.asked;
  expect(first?.method).toBe('POST');
  expect(first?.headers).toMatchObject({
    host: 'sms.tencentcloudapi.com',
    'x-tc-action': 'SendSms',
    'x-tc-version': '2021-01-11',
    'x-tc-region': 'ap-guangzhou',
  });
  expect(bodyOf(0)).toEqual({
    PhoneNumberSet: [`+86${MOBILE}`],
    SmsSdkAppId: '1400006666',
    SignName: '听松茶舍',
    TemplateId: '1110',
    TemplateParamSet: [CODE],
  });
  expect(bodyOf(1)).toMatchObject({ TemplateId: '1112' });
});

test('a notice brings its title, within the length of a variable, and its number', async () => {
  expect(await gateway().tell(news)).toBe('sent');
  expect(bodyOf(0)).toEqual({
    PhoneNumberSet: [`+86${MOBILE}`],
    SmsSdkAppId: '1400006666',
    SignName: '听松茶舍',
    TemplateId: '1111',
    TemplateParamSet: ['提现已到账'],
    SessionContext: '7100',
  });
  await gateway().tell({ ...news, title: '佣金提现未通过' });
  expect(bodyOf(1)).toMatchObject({ TemplateParamSet: ['佣金提现未…'] });
});

test('the signature is looked at: another secret is refused, and the error says only that', async () => {
  const fault = await faultOf(gateway({ secretKey: 'another' }).send(message));
  expect(fault).toContain('Tencent Cloud SMS answered AuthFailure.SignatureFailure');
  expectQuiet(fault);
  const unknown = await faultOf(gateway({ secretId: 'AKIDNobody' }).tell(news));
  expect(unknown).toContain('Tencent Cloud SMS answered AuthFailure.SecretIdNotFound');
});

const AGAIN = (code: string) => ({ throws: `Tencent Cloud SMS answered ${code}` });
const LOST = (code: string) => ({ lost: `Tencent Cloud SMS answered ${code}` });
const NOT_NOW = { throws: 'Tencent Cloud SMS sends no more to this mobile for now' };
const NEVER = { lost: 'Tencent Cloud SMS sends nothing to this mobile' };
test.each<[string, unknown, unknown]>([
  ['LimitExceeded.PhoneNumberThirtySecondLimit', 'tooOften', NOT_NOW],
  ['LimitExceeded.PhoneNumberOneHourLimit', 'tooOften', NOT_NOW],
  ['LimitExceeded.PhoneNumberDailyLimit', 'tooOften', NOT_NOW],
  ['LimitExceeded.PhoneNumberSameContentDailyLimit', 'tooOften', NOT_NOW],
  ['LimitExceeded.DeliveryFrequencyLimit', 'tooOften', NOT_NOW],
  ['LimitExceeded.AppDailyLimit', AGAIN('LimitExceeded.AppDailyLimit'), AGAIN('LimitExceeded.AppDailyLimit')],
  ['InvalidParameterValue.IncorrectPhoneNumber', 'unreachable', NEVER],
  ['FailedOperation.PhoneNumberInBlacklist', 'unreachable', NEVER],
  ...[
    'FailedOperation.InsufficientBalanceInSmsPackage',
    'FailedOperation.TemplateIncorrectOrUnapproved',
    'FailedOperation.SignatureIncorrectOrUnapproved',
    'InvalidParameterValue.SdkAppIdNotExist',
    'InternalError.OtherError',
  ].map((code): [string, unknown, unknown] => [code, AGAIN(code), AGAIN(code)]),
  ...[
    'FailedOperation.ContainSensitiveWord',
    'InvalidParameterValue.TemplateParameterLengthLimit',
    'InvalidParameterValue.ProhibitedUseUrlInTemplateParameter',
    'InternalError.Timeout',
  ].map((code): [string, unknown, unknown] => [code, AGAIN(code), LOST(code)]),
])('%s', async (code, sending, telling) => {
  says = said(code);
  for (const [ask, expected] of [
    [gateway().send(message), sending],
    [gateway().tell(news), telling],
  ] as const) {
    const answer = await ask.catch((error: unknown) => {
      expectQuiet(inspect(error, { depth: 9, showHidden: true }));
      return { throws: (error as Error).message };
    });
    expect(answer).toEqual(expected);
  }
  expect(provider.asked).toHaveLength(2);
});

test.each(['RequestLimitExceeded', 'UnauthorizedOperation', 'InternalError'])(
  '%s is refused as a whole: asked once, and later again',
  async (code) => {
    says = refused(code);
    await expect(gateway().send(message)).rejects.toThrow(`Tencent Cloud SMS answered ${code}`);
    await expect(gateway().tell(news)).rejects.toThrow(`Tencent Cloud SMS answered ${code}`);
    expect(provider.asked).toHaveLength(2);
  },
);

test('without an answer in time a code has failed, and a notice may have been sent', async () => {
  says = 'silence';
  const slow = gateway({}, { timeoutMs: 40 });
  const fault = await faultOf(slow.send(message));
  expect(fault).toContain('Tencent Cloud SMS gave no answer within 0.04 s');
  expectQuiet(fault);
  expect(await slow.tell(news)).toEqual({ lost: 'Tencent Cloud SMS gave no answer within 0.04 s' });
});

test.each<[string, Reply]>([
  ['a page of a proxy', { status: 502, type: 'text/html', body: '<html>Bad Gateway</html>' }],
  ['no JSON', { body: 'Ok' }],
  ['JSON of another shape', { body: { Response: { SendStatusSet: [{ Code: 7 }] } } }],
  ['nobody in the set', { body: { Response: { SendStatusSet: [] } } }],
  ['no set', { body: { Response: {} } }],
  ['no response', { body: {} }],
  ['a cut connection', 'cut'],
])('%s is no answer', async (_, reply) => {
  says = reply;
  const fault = await faultOf(gateway().send(message));
  expect(fault).toMatch(/Tencent Cloud SMS (gave no answer|answered in another shape|answered HTTP 502)/);
  expectQuiet(fault);
  expect(await gateway().tell(news)).toEqual({ lost: expect.stringMatching(/^Tencent Cloud SMS /) });
});

test('where nobody listens nothing was sent, so a notice comes back', async () => {
  const gone = await startProvider(() => 'silence');
  await gone.close();
  const fault = await faultOf(gateway({}, { port: gone.port }).tell(news));
  expect(fault).toContain('Tencent Cloud SMS cannot be reached: ECONNREFUSED');
  expectQuiet(fault);
});

test('calls are not its business', async () => {
  expect(gateway()).toMatchObject({ sandbox: false, voice: false, keyed: false });
  await expect(gateway().send({ ...message, channel: 'voice' })).rejects.toThrow('makes no calls');
  expect(provider.asked).toEqual([]);
});
