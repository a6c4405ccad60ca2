/** Who a member is by law: two steps, one account per number, five questions a day, and nothing that can be read without the key. */
import fs from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { endpoints } from '../../../src/contract/endpoints';
import { ageOn, bankOf, birthdayOf, isCardNumber, isIdNumber, isRealName } from '../../../src/contract/identity/papers';
import { bankCards, identityTries, members, notices, realIdentities, sealedFiles } from '../../../server/db/schema';
import { createSandboxAuthentication } from '../../../server/gateways/authentication';
import { createGateways } from '../../../server/gateways';
import { readConfig } from '../../../server/config';
import { DAY_MS } from '../../../server/lib/shanghai';
import { backup } from '../../../server/shop/backup';
import { createTestServer, type TestServer } from '../harness';
import { keepRows } from '../rewind';
import { basic, CARDS, ID_NUMBER, verify, XU } from '../withdrawal/desk';

let app: TestServer;
let rewind: () => Promise<void>;
let xu: string;
let zhou: string;
const authentication = createSandboxAuthentication({ open: true });
beforeAll(async () => {
  app = await createTestServer({ seed: true, gateways: { ...createGateways(readConfig({})), authentication } });
  rewind = await keepRows(app);
});
beforeEach(async () => {
  await rewind();
  authentication.down = false;
  xu = await app.login('13800000003');
  zhou = await app.login('13800000002');
});
afterAll(() => app.close());

const MESSAGE = { code: 422 };
const photo = (colour: string) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
/** file.images with its scene, as the client sends it. */
async function uploadPaper(token: string, colour = '#234') {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await photo(colour))], { type: 'image/jpeg' }), '身份证.jpg');
  const request = new Request('http://test/', { method: 'POST', body: form });
  const response = await app.http.inject({
    method: 'POST',
    url: `${endpoints['file.images'].path}?access-token=${token}&scene=identity`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json<{ code: number; data: { url: string } }>().data.url;
}
const sealedFolder = () => path.join(app.server.config.dataDir, 'sealed');
const identityOf = async (memberId: string) =>
  (await app.db.select().from(realIdentities).where(eq(realIdentities.memberId, memberId)))[0];

describe('what can be told without asking', () => {
  test('id numbers: length, day of birth, check digit', () => {
    expect([ID_NUMBER, '330100199205200026', '11010519491231002X', '11010519491231002x'].map(isIdNumber)).toEqual(
      Array(4).fill(true),
    );
    const wrong = [
      '330100198811030019',
      '33010019881103001',
      '330100198813030018',
      '330100198802300018',
      '',
      'x'.repeat(18),
    ];
    expect(wrong.map(isIdNumber)).toEqual(Array(wrong.length).fill(false));
    expect([birthdayOf(ID_NUMBER), birthdayOf('330100199902300011')]).toEqual(['1988-11-03', '']);
  });

  test('a birthday counts from its day on', () => {
    expect([ageOn('2008-06-16', '2026-06-16'), ageOn('2008-06-17', '2026-06-16')]).toEqual([18, 17]);
  });

  test('names and cards', () => {
    expect(['林知夏', '阿依古丽·买买提', '欧阳'].map(isRealName)).toEqual([true, true, true]);
    expect(['', 'Lin', '林·', '林知夏1', '林 知夏'].map(isRealName)).toEqual(Array(5).fill(false));
    expect(Object.values(CARDS).map(isCardNumber)).toEqual(Array(6).fill(true));
    expect(['6225880119008888', '1234', ''].map(isCardNumber)).toEqual([false, false, false]);
    expect([bankOf(CARDS.right), bankOf('99')]).toEqual(['招商银行', undefined]);
  });
});

describe('basic', () => {
  test('is refused in its own words, then stored masked', async () => {
    expect(await app.ok('external.auth', {}, { token: xu })).toEqual({ state: 'none', hasPhotos: false, triesLeft: 5 });
    const refusals: [Record<string, unknown>, string][] = [
      [{ agree: false }, '请先阅读并同意实名信息的用途说明'],
      [{ name: 'Xu' }, '请填写证件上的真实姓名'],
      [{ idNo: '330100198811030019' }, '身份证号有误，请核对'],
      [{ idNo: '330100201001010036' }, '未满18周岁不可认证'],
    ];
    for (const [more, message] of refusals) expect(await basic(app, xu, more)).toMatchObject({ ...MESSAGE, message });
    const { data } = await basic(app, xu);
    expect(data).toEqual({
      state: 'basic',
      name: '许**',
      idNo: '3****************8',
      hasPhotos: false,
      triesLeft: 5,
    });
    expect((await app.ok('member.my', {}, { token: xu })).identity).toBe('basic');
    expect((await app.call('external.auth', {})).code).toBe(401);
  });

  test('one number, one account; also when two ask at once', async () => {
    const both = await Promise.all([basic(app, xu), basic(app, zhou)]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 422]);
    // As a number that is wrong: nobody learns whose number has an account here.
    expect(both.find(({ code }) => code === 422)?.message).toBe('身份证号有误，请核对');
    const [loser] = both[0]!.code === 200 ? [zhou] : [xu];
    expect((await app.ok('external.auth', {}, { token: loser! })).state).toBe('none');
  });

  test('is enough for a second collectible, and can be told anew until it is verified', async () => {
    await basic(app, xu);
    expect((await basic(app, xu, { idNo: '11010519491231002X' })).data.idNo).toBe('1****************X');
    await verify(app, xu, CARDS.right);
    expect(await basic(app, xu)).toMatchObject({ code: 422, message: '身份已核验，如需更改请联系客服' });
  });
});

describe('pictures of papers', () => {
  test('lie sealed, are served to nobody, and belong to who sent them', async () => {
    const [front, back] = [await uploadPaper(xu, '#a22'), await uploadPaper(xu, '#2a2')];
    expect(front).toMatch(/^\/sealed\/[\da-f]{32}$/);
    const name = front.slice('/sealed/'.length);
    for (const url of [front, `/uploads${front}`, `/uploads/../sealed/${name}.bin`, `${front}.bin`])
      expect((await app.http.inject({ url: `${url}?access-token=${xu}` })).statusCode).toBe(404);
    expect((await basic(app, zhou, { idFront: front })).code).toBe(400);
    expect((await basic(app, xu, { idFront: '/uploads/2026/06/a.webp' })).code).toBe(400);
    expect((await basic(app, xu, { idFront: front, idBack: back })).data.hasPhotos).toBe(true);

    const raw = fs.readFileSync(path.join(sealedFolder(), `${name}.bin`));
    expect(raw.includes(Buffer.from('WEBP'))).toBe(false);
    await expect(sharp(raw).metadata()).rejects.toThrow();
    const opened = app.server.vault.open(raw, name);
    expect((await sharp(opened).metadata()).format).toBe('webp');
    // Neither as another picture nor with a bit changed.
    expect(() => app.server.vault.open(raw, back.slice('/sealed/'.length))).toThrow();
    raw[40]! ^= 1;
    expect(() => app.server.vault.open(raw, name)).toThrow();
    expect(fs.statSync(path.join(sealedFolder(), `${name}.bin`)).mode & 0o077).toBe(0);
  });

  test('that stand in no form are gone after a day; those of a form stay', async () => {
    const [kept, left] = [await uploadPaper(xu, '#111'), await uploadPaper(xu, '#222')];
    await basic(app, xu, { idFront: kept });
    app.clock.advance(DAY_MS + 1000);
    await app.runJobs();
    expect(fs.readdirSync(sealedFolder())).toContain(`${kept.slice(8)}.bin`);
    expect(fs.readdirSync(sealedFolder())).not.toContain(`${left.slice(8)}.bin`);
    expect(await app.db.$count(sealedFiles)).toBe(1);
  });
});

describe('verify', () => {
  test('asks for step one, a right card, a code', async () => {
    expect(await verify(app, xu, CARDS.right)).toMatchObject({ code: 422, message: '请先完成实名认证' });
    await basic(app, xu);
    expect((await verify(app, xu, '6225880119008888')).message).toBe('银行卡号有误，请核对');
    expect((await verify(app, xu, '4111111111111111')).message).toBe('暂不支持该银行卡，请更换储蓄卡');
    expect((await verify(app, xu, CARDS.right, { code: '000000' })).message).toBe('验证码错误');
    expect((await app.ok('external.auth', {}, { token: xu })).triesLeft).toBe(5);
  });

  test('says what differs, keeps count, and passes at the second try with a card for withdrawals', async () => {
    await basic(app, xu);
    expect(await verify(app, xu, CARDS.name)).toMatchObject({
      code: 422,
      message: '姓名与银行卡不一致',
      data: { state: 'failed', failReason: '姓名与银行卡不一致', triesLeft: 4 },
    });
    expect((await verify(app, xu, CARDS.mobile)).message).toBe('手机号与银行预留不一致');
    const { data } = await verify(app, xu, CARDS.right);
    expect(data).toMatchObject({ state: 'verified', cardTail: '8887', bankName: '招商银行', mobile: '138****5678' });
    expect(data.failReason).toBeUndefined();
    expect((await app.ok('member.my', {}, { token: xu })).identity).toBe('verified');
    const info = await app.ok('member.withdraw', {}, { token: xu });
    expect(info).toMatchObject({
      identity: 'verified',
      holder: '许**',
      cards: [{ bankName: '招商银行', tail: '8887' }],
    });
    const sent = await app.db.select().from(notices).where(eq(notices.memberId, XU));
    expect(sent.map(({ title }) => title)).toContain('身份核验通过');
    // The same card once more is the same card; another one is added in front.
    await verify(app, xu, CARDS.right);
    await verify(app, xu, CARDS.closed);
    expect((await app.ok('member.withdraw', {}, { token: xu })).cards.map(({ tail }) => tail)).toEqual([
      '0056',
      '8887',
    ]);
  });

  test('five questions a day, also when many come at once; an outage takes none', async () => {
    await basic(app, xu);
    authentication.down = true;
    expect((await verify(app, xu, CARDS.right)).message).toBe('核验服务繁忙，请稍后');
    authentication.down = false;
    expect((await verify(app, xu, CARDS.silent)).message).toBe('核验服务繁忙，请稍后');
    expect((await app.ok('external.auth', {}, { token: xu })).triesLeft).toBe(5);
    for (let i = 0; i < 5; i++) await verify(app, xu, CARDS.gone);
    expect(await verify(app, xu, CARDS.right)).toMatchObject({ code: 429, message: '今日核验次数已用完，请明天再试' });
    app.clock.advance(DAY_MS);
    expect((await verify(app, xu, CARDS.right)).code).toBe(200);
  });
});

describe('what is known stays known to the key alone', () => {
  test('no number, name, card or mobile stands in the database, in a backup, in the log or in an answer', async () => {
    await basic(app, xu);
    await verify(app, xu, CARDS.name);
    await verify(app, xu, CARDS.right);
    const rows = JSON.stringify([
      await app.db.select().from(realIdentities),
      await app.db.select().from(bankCards),
      await app.db.select().from(identityTries),
      (await app.db.execute(sql`select * from requests`)) as unknown,
    ]);
    const file = path.join(app.server.config.dataDir, 'b.gz');
    await backup(file, { db: app.db, storage: app.server.storage });
    const { gunzipSync } = await import('node:zlib');
    const saved = gunzipSync(fs.readFileSync(file)).toString();
    const log = app.logs.join('\n');
    for (const secret of [ID_NUMBER, CARDS.right, CARDS.name, '13812345678']) {
      expect(rows).not.toContain(secret);
      expect(log).not.toContain(secret);
      if (secret !== '13812345678') expect(saved).not.toContain(secret);
    }
    const key = app.server.config.identityKey;
    expect(log).not.toContain(key);
    expect(saved).not.toContain(key);
    expect(JSON.stringify(await app.ok('site.config', {}))).not.toContain(key);
    const sealed = await identityOf(XU);
    expect(app.server.vault.openText(sealed!.numberSealed, `id number of ${XU}`)).toBe(ID_NUMBER);
    expect(() => app.server.vault.openText(sealed!.numberSealed, 'id number of 10001')).toThrow();
  });

  test('a log line that carries an id number by accident is hidden', () => {
    app.server.log.info({ note: `证件 ${ID_NUMBER} 与 11010519491231002X` }, 'by accident');
    const line = app.logs.at(-1)!;
    expect(line).not.toContain(ID_NUMBER);
    expect(line).not.toContain('11010519491231002X');
    expect(line).toContain('[hidden]');
  });

  test('who leaves is forgotten, papers first', async () => {
    const front = await uploadPaper(zhou, '#333');
    await basic(app, zhou, { idNo: '330100199205200026', idFront: front });
    const [member] = await app.db.select().from(members).where(eq(members.mobile, '13800000002'));
    app.clock.advance(61_000);
    await app.ok('site.smsCode', { mobile: '13800000002', scene: 'close' }, { token: zhou });
    const closed = await app.call('member.close', { code: '888888', agree: true }, { token: zhou });
    expect(closed).toMatchObject({ code: 200 });
    app.clock.advance(8 * DAY_MS);
    await app.runJobs();
    expect(await identityOf(member!.id)).toBeUndefined();
    expect(fs.readdirSync(sealedFolder())).not.toContain(`${front.slice(8)}.bin`);
    // The number is free again.
    expect((await basic(app, await app.login('13800000003'), { idNo: '330100199205200026' })).code).toBe(200);
  });
});
