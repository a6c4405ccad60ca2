/**
 * 快递100 by its documents (api.kuaidi100.com/document): a server on this machine that looks at every signature as they say, and answers what a
 * test tells it to.
 */
import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export const ACCOUNT = { customer: 'B16D60211DDFF05F0C410522A9719099', key: 'sPDrYHei4516' };
export const RESULT = '{"result":true,"returnCode":"200","message":"成功"}';

type Json = Record<string, unknown>;
export interface Asked {
  path: string;
  param: Json;
}
/** status: without a body; silent: the line stays open and nothing comes. */
type Reply = Json | { status: number } | 'silent' | 'no JSON';

export interface Kuaidi100 {
  host: string;
  asked: Asked[];
  /** What comes next, for calls that are signed and written as documented. */
  answer(reply: (asked: Asked) => Reply): void;
  close(): Promise<void>;
}

const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex');
/** The form of a callback, signed with the salt of the subscription. */
export const pushOf = (push: object, salt: unknown): string => {
  const param = JSON.stringify(push);
  return String(new URLSearchParams({ sign: md5(param + String(salt)).toUpperCase(), param }));
};

/** What the documents ask of a call, and the code of what is wrong with it. */
function faultOf(path: string, form: URLSearchParams, param: Json): Json | undefined {
  const refused = (returnCode: string, message: string) => ({ result: false, returnCode, message });
  if (path === '/poll/query.do') {
    const text = `${form.get('param') ?? ''}${ACCOUNT.key}${form.get('customer') ?? ''}`;
    if (form.get('customer') !== ACCOUNT.customer || form.get('sign') !== md5(text).toUpperCase())
      return refused('503', '验证签名失败');
    return typeof param.com === 'string' && typeof param.num === 'string' ? undefined : refused('400', '参数不完整');
  }
  if (path !== '/poll' || form.get('schema') !== 'json') return refused('500', '服务器错误');
  if (param.key !== ACCOUNT.key) return refused('600', '您不是合法的订阅者');
  const { callbackurl, salt, autoCom } = (param.parameters ?? {}) as Json;
  const isWhole = typeof callbackurl === 'string' && typeof salt === 'string' && typeof param.number === 'string';
  return isWhole && (param.company !== '' || autoCom === '1') ? undefined : refused('700', '订阅数据存在错误');
}

export async function startKuaidi100(): Promise<Kuaidi100> {
  const asked: Asked[] = [];
  let replyTo: (asked: Asked) => Reply = () => JSON.parse(RESULT) as Json;
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const form = new URLSearchParams(body);
    const path = request.url ?? '';
    const param = JSON.parse(form.get('param') ?? '{}') as Json;
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
    const one = { path, param };
    asked.push(one);
    const fault =
      isForm && request.method === 'POST' ? faultOf(path, form, param) : { result: false, returnCode: '500' };
    const reply = fault ?? replyTo(one);
    if (reply === 'silent') return;
    if (reply === 'no JSON') response.end('<html></html>');
    else if (typeof reply.status === 'number') response.writeHead(reply.status).end();
    else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(reply));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (reply) => (replyTo = reply),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
