/** getwxacodeunlimit against a server that plays the platform: a picture, or JSON that says why not. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWechatCodes } from '../../../server/gateways/codesWechat';

const CONFIG = { miniAppId: 'wxM', miniAppSecret: 'secretM' };
const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
let answer: object | number | 'silence' | undefined;
let asked: { url: string; body: unknown }[];
const server = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    if (request.url?.startsWith('/cgi-bin/stable_token')) return response.end('{"access_token":"T","expires_in":7200}');
    asked.push({ url: request.url ?? '', body });
    if (answer === 'silence') return undefined;
    if (typeof answer === 'number') return response.writeHead(answer).end();
    if (answer)
      return response.setHeader('Content-Type', 'application/json; encoding=utf-8').end(JSON.stringify(answer));
    return response.setHeader('Content-Type', 'image/jpeg').end(PICTURE);
  });
});
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  [answer, asked] = [undefined, []];
});
const fetcher = ((input: string, init?: RequestInit) =>
  fetch(input.replace('https://api.weixin.qq.com', base), init)) as typeof fetch;
const gateway = (isPublished = true, limitMs?: number) => createWechatCodes(CONFIG, { isPublished }, fetcher, limitMs);
const CODE = { page: 'shop/pages/goods', scene: 'i=1013&s=aB3_-xaB3_-x' };

test('the page without its slash, the params as scene; the picture as it comes', async () => {
  expect(await gateway().draw(CODE)).toEqual(PICTURE);
  expect(asked).toEqual([
    {
      url: '/wxa/getwxacodeunlimit?access_token=T',
      body: {
        ...CODE,
        check_path: true,
        env_version: 'release',
        width: 430,
        auto_color: false,
        line_color: { r: 33, g: 31, b: 27 },
        is_hyaline: false,
      },
    },
  ]);
  await gateway(false).draw(CODE);
  expect(asked[1]!.body).toMatchObject({ check_path: false, env_version: 'trial' });
});

test.each([40097, 40159, 40169, 41030])('%s: there is no such code', async (errcode) => {
  answer = { errcode, errmsg: 'invalid page rid: 1' };
  expect(await gateway().draw(CODE)).toBeUndefined();
});

test.each([
  [{ errcode: -1 }, 'errcode -1'],
  [{ errcode: 45009 }, 'errcode 45009'],
  [{}, 'errcode 0'],
  [502, 'HTTP 502'],
  ['silence', /timeout|aborted/],
] as const)('%j passes', async (given, reason) => {
  answer = given;
  const failed = await gateway(true, given === 'silence' ? 200 : undefined)
    .draw(CODE)
    .catch((error: Error) => error);
  expect((failed as Error).message).toMatch(reason);
  expect(String(failed)).not.toMatch(/secretM|access_token/);
});
