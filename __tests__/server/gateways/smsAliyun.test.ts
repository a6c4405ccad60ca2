/**
 * Aliyun's SendSms against its documents: the test's own server checks the signature V3 (ACS3-HMAC-SHA256) by the documented steps, not by the
 * package's code, and answers as the documents do.
 */
import { createHash, createHmac } from 'node:crypto';
import { inspect } from 'node:util';
import { createAliyunSms } from '../../../server/gateways/smsAliyun';
import { startProvider, type Asked, type Provider, type Reply } from './provider';

const CONFIG = {
  keyId: 'LTAI5tContract',
  keySecret: 'ContractSecretOfAliyun',
  sign: '听松茶舍',
  templates: { code: 'SMS_1', notice: 'SMS_2', close: 'SMS_3' },
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
const REQUEST_ID = 'F655A8D5-B967-440B-8683-DAD6FF8DE990';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** What stands in the way of the request, in the words of the documents. */
function faultIn({ method, url, headers, body }: Asked, secret: string): string | undefined {
  const found = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([\da-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  if (!found) return 'MissingAuthorization';
  const [, keyId, signedHeaders = '', signature] = found;
  if (keyId !== CONFIG.keyId) return 'InvalidAccessKeyId.NotFound';
  const signed = signedHeaders.split(';');
  const owed = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-acs-'));
  if (owed.some((name) => !signed.includes(name))) return 'IncompleteSignature';
  if (headers['x-acs-content-sha256'] !== sha256(body)) return 'InvalidContentSha256';
  const at = Date.parse(String(headers['x-acs-date']));
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(String(headers['x-acs-date'])) || Math.abs(Date.now() - at) > 900_000)
    return 'InvalidTimeStamp.Expired';
  const query = [...url.searchParams]
    .map(([name, value]) => [encoded(name), encoded(value)].join('='))
    .sort()
    .join('&');
  const canonicalHeaders = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, url.pathname, query, canonicalHeaders, signedHeaders, sha256(body)].join('\n');
  const expected = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  return expected === signature ? undefined : 'SignatureDoesNotMatch';
}

let says: Reply = { body: {} };
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider((asked) => {
    const fault = faultIn(asked, CONFIG.keySecret);
    if (fault) return refused(400, fault);
    return says;
  });
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.asked.length = 0;
  says = said('OK');
});

const said = (code: string): Reply => ({
  body: { Code: code, Message: `${code} ${MOBILE}`, BizId: '900619746936498440^0', RequestId: REQUEST_ID },
});
const refused = (status: number, code: string): Reply => ({
  status,
  body: { Code: code, Message: `refused ${MOBILE}`, RequestId: REQUEST_ID, HostId: 'dysmsapi.aliyuncs.com' },
});
const gateway = (config: Partial<typeof CONFIG> = {}, more: { timeoutMs?: number; port?: number } = {}) =>
  createAliyunSms(
    { ...CONFIG, ...config },
    { endpoint: `127.0.0.1:${more.port ?? provider.port}`, protocol: 'http', timeoutMs: more.timeoutMs },
  );
const query = () => Object.fromEntries(provider.asked[0]?.url.searchParams ?? []);
/** All that an error could bring into a log. */
const faultOf = (ask: Promise<unknown>) =>
  ask.then(
    () => 'no fault',
    (error: unknown) => inspect(error, { depth: 9, showHidden: true }),
  );
const expectQuiet = (text: string) => {
  for (const secret of [CODE, MOBILE, CONFIG.keySecret, CONFIG.keyId, 'TemplateParam'])
    expect(text).not.toContain(secret);
};

test('a code is asked for as documented, by the template of its scene', async () => {
  expect(await gateway().send(message)).toBe('sent');
  expect(await gateway().send({ ...message, scene: 'close' })).toBe('sent');
  const [first, second] = provider.asked;
  expect(first?.method).toBe('POST');
  expect(first?.url.pathname).toBe('/');
  expect(first?.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' });
  expect(query()).toEqual({
    PhoneNumbers: MOBILE,
    SignName: '听松茶舍',
    TemplateCode: 'SMS_1',
    TemplateParam: `{"code":"${CODE}"}`,
  });
  expect(second?.url.searchParams.get('TemplateCode')).toBe('SMS_3');
  expect(first?.headers['x-acs-signature-nonce']).not.toBe(second?.headers['x-acs-signature-nonce']);
});

test('a notice brings title, text and its number, within the lengths of a variable', async () => {
  expect(await gateway().tell({ ...news, text: `¥100.00 已到银行卡【尾号 0001】，${'详'.repeat(40)}` })).toBe('sent');
  const { TemplateParam = '', ...rest } = query();
  expect(rest).toEqual({ PhoneNumbers: MOBILE, SignName: '听松茶舍', TemplateCode: 'SMS_2', OutId: '7100' });
  const { title, text } = JSON.parse(TemplateParam) as { title: string; text: string };
  expect(title).toBe('提现已到账');
  expect(text).toMatch(/^100\.00元 已到银行卡尾号 0001，详+…$/);
  expect(text).toHaveLength(35);
});

test('the signature is looked at: another secret is refused, and the error says only that', async () => {
  const fault = await faultOf(gateway({ keySecret: 'another' }).send(message));
  expect(fault).toContain('Aliyun SMS answered SignatureDoesNotMatch');
  expectQuiet(fault);
  const unknown = await faultOf(gateway({ keyId: 'LTAI5tNobody' }).tell(news));
  expect(unknown).toContain('Aliyun SMS answered InvalidAccessKeyId.NotFound');
});

const AGAIN = (code: string) => ({ throws: `Aliyun SMS answered ${code}` });
test.each<[string, string | { throws: string }, string | { lost: string } | { throws: string }]>([
  ['isv.BUSINESS_LIMIT_CONTROL', 'tooOften', { throws: 'Aliyun SMS sends no more to this mobile for now' }],
  ['isv.MOBILE_NUMBER_ILLEGAL', 'unreachable', { lost: 'Aliyun SMS sends nothing to this mobile' }],
  ['isv.OUT_OF_SERVICE', AGAIN('isv.OUT_OF_SERVICE'), AGAIN('isv.OUT_OF_SERVICE')],
  ['isv.AMOUNT_NOT_ENOUGH', AGAIN('isv.AMOUNT_NOT_ENOUGH'), AGAIN('isv.AMOUNT_NOT_ENOUGH')],
  ['isv.DAY_LIMIT_CONTROL', AGAIN('isv.DAY_LIMIT_CONTROL'), AGAIN('isv.DAY_LIMIT_CONTROL')],
  ['isv.SMS_TEMPLATE_ILLEGAL', AGAIN('isv.SMS_TEMPLATE_ILLEGAL'), AGAIN('isv.SMS_TEMPLATE_ILLEGAL')],
  ['isv.INVALID_PARAMETERS', AGAIN('isv.INVALID_PARAMETERS'), AGAIN('isv.INVALID_PARAMETERS')],
  ['isp.SYSTEM_ERROR', AGAIN('isp.SYSTEM_ERROR'), AGAIN('isp.SYSTEM_ERROR')],
  ['isv.PARAM_LENGTH_LIMIT', AGAIN('isv.PARAM_LENGTH_LIMIT'), { lost: 'Aliyun SMS answered isv.PARAM_LENGTH_LIMIT' }],
  [
    'isv.SMS_CONTENT_ILLEGAL',
    AGAIN('isv.SMS_CONTENT_ILLEGAL'),
    { lost: 'Aliyun SMS answered isv.SMS_CONTENT_ILLEGAL' },
  ],
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

test.each([
  ['Throttling.User', 400],
  ['Throttling.Api', 429],
  ['ServiceUnavailable', 503],
  ['Forbidden.RAM', 403],
])('%s is refused before SendSms: asked once, and later again', async (code, status) => {
  says = refused(status, code);
  await expect(gateway().send(message)).rejects.toThrow(`Aliyun SMS answered ${code}`);
  await expect(gateway().tell(news)).rejects.toThrow(`Aliyun SMS answered ${code}`);
  expect(provider.asked).toHaveLength(2);
});

test('without an answer in time a code has failed, and a notice may have been sent', async () => {
  says = 'silence';
  const slow = gateway({}, { timeoutMs: 40 });
  const fault = await faultOf(slow.send(message));
  expect(fault).toContain('Aliyun SMS gave no answer within 0.04 s');
  expectQuiet(fault);
  expect(await slow.tell(news)).toEqual({ lost: 'Aliyun SMS gave no answer within 0.04 s' });
});

test.each<[string, Reply]>([
  ['a page of a proxy', { status: 502, type: 'text/html', body: '<html>Bad Gateway</html>' }],
  ['a fault without a word', { status: 500, body: { message: 'x' } }],
  ['no JSON', { body: 'OK' }],
  ['JSON of another shape', { body: { Code: 7 } }],
  ['a list', { body: [] }],
  ['a cut connection', 'cut'],
])('%s is no answer', async (_, reply) => {
  says = reply;
  const fault = await faultOf(gateway().send(message));
  expect(fault).toMatch(/Aliyun SMS (gave no answer|answered in another shape)/);
  expectQuiet(fault);
  expect(await gateway().tell(news)).toEqual({ lost: expect.stringMatching(/^Aliyun SMS /) });
});

test('a word that looks like none is not repeated', async () => {
  says = said(`${CODE} to ${MOBILE}`);
  const fault = await faultOf(gateway().send(message));
  expect(fault).toContain('Aliyun SMS answered in another shape');
  expectQuiet(fault);
});

test('where nobody listens nothing was sent, so a notice comes back', async () => {
  const gone = await startProvider(() => 'silence');
  await gone.close();
  const fault = await faultOf(gateway({}, { port: gone.port }).tell(news));
  expect(fault).toContain('Aliyun SMS cannot be reached: ECONNREFUSED');
  expectQuiet(fault);
});

test('calls are not its business', async () => {
  expect(gateway()).toMatchObject({ sandbox: false, voice: false, keyed: false });
  await expect(gateway().send({ ...message, channel: 'voice' })).rejects.toThrow('makes no calls');
  expect(provider.asked).toEqual([]);
});
