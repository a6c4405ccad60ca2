import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { endpoints } from '../../src/contract/endpoints';
import { createTestServer, type TestServer } from './harness';

let app: TestServer;
beforeAll(async () => {
  app = await createTestServer();
});
afterAll(() => app.close());

const lastLogs = () => app.logs.join('');

describe('the server', () => {
  test('health tells version and database', async () => {
    const response = await app.http.inject('/health');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      ok: true,
      db: 'ok',
      version: '1.5.3',
      pid: process.pid,
      uptime: expect.any(Number),
    });
  });

  test('the OpenAPI document lists every endpoint of the contract', async () => {
    const response = await app.http.inject('/docs/json');
    const document = response.json() as { paths: Record<string, Record<string, { operationId?: string }>> };
    const listed = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    );
    // An address with a question of its own is told at the address.
    const asked = Object.entries(endpoints).filter(([, { path }]) => !path.includes('?'));
    for (const [name] of asked) expect(listed).toContain(name);
    const upload = document.paths['/api/v1/file/images']?.post as unknown as { requestBody: { content: object } };
    expect(Object.keys(upload.requestBody.content)).toEqual(['multipart/form-data']);
    // What a row leaves open has the decoder's bounds, in the document too.
    const feedback = document.paths['/api/inv-shop/v1/opinion']?.post as unknown as {
      requestBody: { content: Record<string, { schema: { properties: Record<string, object> } }> };
    };
    const [form] = Object.values(feedback.requestBody.content);
    expect(form?.schema.properties.contact).toMatchObject({ maxLength: expect.any(Number) });
    const page = await app.http.inject('/docs/');
    expect(page.statusCode).toBe(200);
  });

  test('an unknown route is HTTP 404 in the envelope', async () => {
    const response = await app.http.inject('/api/v1/nothing');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 404, message: '请求的资源不存在' });
  });

  test('a wrong parameter is named, a missing session is 401, both as HTTP 200', async () => {
    expect(await app.call('site.smsCode', { mobile: '12', scene: 'login' })).toEqual({
      status: 200,
      code: 400,
      message: '请填写正确的手机号',
      field: 'mobile',
    });
    expect(await app.call('site.smsCode', { mobile: '13800000001', scene: 'x' })).toMatchObject({
      code: 400,
      field: 'scene',
    });
    expect(await app.call('member.my')).toEqual({ status: 200, code: 401, message: '请登录后再操作' });
    expect(await app.call('member.my', {}, { token: 'x'.repeat(43) })).toMatchObject({ code: 401 });
  });

  test('broken JSON in a field and a broken body name themselves', async () => {
    const token = await app.login('13600000001');
    const broken = await app.call('memberV4.hobbySave', { tagIds: '[1,' }, { token });
    expect(broken).toMatchObject({ status: 200, code: 400, field: 'tagIds' });
    const body = await app.http.inject({
      method: 'POST',
      url: endpoints['site.login'].path,
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(body.json()).toMatchObject({ code: 400 });
  });

  test('a fault is HTTP 500 without a detail, and is logged with the request', async () => {
    const token = await app.login('13600000009');
    await app.database.exec('alter table notices rename to notices_gone');
    const answer = await app.call('notify.statistics', {}, { token });
    await app.database.exec('alter table notices_gone rename to notices');
    expect(answer).toEqual({ status: 500, code: 500, message: '服务器内部错误' });
    const line = app.logs.find((entry) => entry.includes('"fault"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      endpoint: 'notify.statistics',
      reqId: expect.any(String),
      err: { message: expect.stringContaining('Failed query') },
    });
  });

  test('every answer carries its request id', async () => {
    const [one, two] = await Promise.all([app.http.inject('/health'), app.http.inject('/health')]);
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
  });

  test('foreign origins may call, and preflights are answered', async () => {
    const origin = 'http://127.0.0.1:10086';
    const preflight = await app.http.inject({
      method: 'OPTIONS',
      url: endpoints['site.login'].path,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-a' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toBe('x-a');
    const get = await app.http.inject({ url: '/health', headers: { origin } });
    expect(get.headers['access-control-allow-origin']).toBe('*');
  });
});

describe('the log', () => {
  test('knows no token, mobile, code or password', async () => {
    const mobile = '13512345678';
    const token = await app.login(mobile);
    await app.call('site.login', { account: mobile, password: 'Secret2026x' });
    await app.call('site.mobileLogin', { mobile, code: '888888' });
    await app.call('member.my', {}, { token });
    await app.http.inject(`/api/v1/nothing?access-token=${token}&mobile=${mobile}`);
    await app.http.inject(`/api/v1/member/member/my?access-token=${token}&password=Secret2026x`);
    await app.http.inject(`/h5/pages/x?access-token=${token}`);
    app.server.log.error(
      { err: new Error(`Failed query: select\nparams: ${mobile},${token}`), url: `/x?access-token=${token}`, mobile },
      `see ${mobile}`,
    );
    const text = lastLogs();
    expect(text.length).toBeGreaterThan(500);
    for (const secret of [mobile, token, '888888', 'Secret2026x', 'access-token=' + token.slice(0, 6)])
      expect(text).not.toContain(secret);
    expect(text).toContain('135****5678');
  });

  test('a failed query keeps its parameters to itself', async () => {
    const duplicate = app.db.execute(
      sql`insert into settings (key, value) values (${'13711112222'}, ${'{bad'}::jsonb)`,
    );
    await duplicate.catch((error: unknown) => app.server.log.error({ err: error }, 'broken'));
    const line = app.logs.find((entry) => entry.includes('"broken"')) ?? '';
    expect(line).toContain('Failed query');
    expect(line).not.toContain('13711112222');
  });
});

describe('files', () => {
  test('the built app answers deep links, keeps hashed files, and asks again for index.html', async () => {
    const h5Dir = path.join(app.server.config.dataDir, 'built');
    fs.mkdirSync(path.join(h5Dir, 'static'), { recursive: true });
    fs.writeFileSync(path.join(h5Dir, 'index.html'), '<title>叶间</title>');
    fs.writeFileSync(path.join(h5Dir, 'static/app.1a2b.js'), '1');
    const built = await createTestServer({ config: { h5Dir } });
    const index = await built.http.inject('/h5/');
    const deep = await built.http.inject('/h5/shop/pages/goods?id=1');
    const script = await built.http.inject('/h5/static/app.1a2b.js');
    const missing = await built.http.inject('/h5/static/gone.js');
    await built.close();
    expect(index.headers['cache-control']).toBe('no-cache');
    expect(deep.statusCode).toBe(200);
    expect(deep.headers['cache-control']).toBe('no-cache');
    expect(deep.body).toContain('叶间');
    expect(script.headers['cache-control']).toContain('immutable');
    expect(missing.statusCode).toBe(404);
  });

  test('without a build /h5/ says what to do; / leads there', async () => {
    expect((await app.http.inject('/')).headers.location).toBe('/h5/');
    const page = await app.http.inject('/h5/');
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('npm run build:h5');
  });

  test('drawn pictures are served, made-up ones are not', async () => {
    const picture = await app.http.inject('/images/avatar/1.webp?w=24');
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect((await app.http.inject('/images/nothing/1.webp')).statusCode).toBe(404);
  });
});

describe('rate limits', () => {
  test('too many calls of one address answer 429 in the envelope; costly endpoints sooner', async () => {
    const limited = await createTestServer({ config: { rateLimit: 15 } });
    const codes = async (times: number, call: () => Promise<{ code: number }>) => {
      const seen: number[] = [];
      for (let i = 0; i < times; i++) seen.push((await call()).code);
      return seen;
    };
    const voice = await codes(7, () => limited.call('carrierSms.send', { mobile: '1', scene: 'login' }));
    expect(voice.slice(0, 6)).toEqual(Array(6).fill(400));
    expect(voice[6]).toBe(429);
    // The seven before count against the address too.
    const config = await codes(9, () => limited.call('site.config'));
    expect(config[7]).toBe(200);
    expect(config[8]).toBe(429);
    expect((await limited.http.inject('/health')).statusCode).toBe(200);
    await limited.close();
  });
});

test('closing with running jobs leaves nothing open', async () => {
  const own = await createTestServer();
  own.jobs.start();
  expect((await own.http.inject('/health')).statusCode).toBe(200);
  await own.close();
  await expect(own.db.execute(sql`select 1`)).rejects.toThrow();
});
