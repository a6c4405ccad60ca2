/** What people type is read as the app's fields read it, whoever sends it (rule 6.24). */
import fc from 'fast-check';
import {
  Called,
  Json,
  List,
  Mobile,
  MobileOrOwn,
  No,
  Optional,
  Shape,
  SmsCode,
  Text,
  Typed,
} from '../../../src/contract/kit';
import { isRealName } from '../../../src/contract/identity/papers';
import { isTaxNo } from '../../../src/core/lib/taxNo';
import { cleanRealName } from '../../../src/core/lib/typed';
import { readConfig } from '../../../server/config';
import { createGateways } from '../../../server/gateways';
import { createSandboxAuthentication } from '../../../server/gateways/authentication';
import { decoderOf } from '../../../server/http/frame/decode';
import { mobile } from '../../../server/shop/sheet/kinds';
import { createTestServer, type TestServer } from '../harness';
import { keepRows } from '../rewind';
import { basic, CARDS, ID_NUMBER, verify } from '../withdrawal/desk';

const WRITTEN = [
  '13800000001',
  '+86 138 0000 0001',
  ' 138-0000-0001 ',
  '１３８００００００１'.replace('１３８', '１３８０'),
  '\u202d13800000001\u202c',
];

describe('the frame', () => {
  const read = decoderOf(
    Shape({
      mobile: Optional(Mobile),
      own: Optional(MobileOrOwn),
      code: Optional(SmsCode),
      proof: Optional(Typed('code', Text)),
      name: Optional(Called({ minLength: 2, maxLength: 4 })),
      no: Optional(No({ maxLength: 20 })),
      rows: Optional(Json(List(Shape({ name: Called({ maxLength: 4 }), count: Text })))),
    }),
  );

  test.each(WRITTEN)('a mobile written as %j', (given) =>
    expect(read({ mobile: given, own: given })).toEqual({ mobile: '13800000001', own: '13800000001' }),
  );

  test('the own mobile stays masked, a proof stays whole, a message gives its code', () => {
    const proof = 'Zx123456_aB-cdefghijklmnopqrstuvwxyz0123456';
    expect(read({ own: '138****0001', proof, code: '【叶间】验证码：888888，5 分钟内有效' })).toEqual({
      own: '138****0001',
      proof,
      code: '888888',
    });
    expect(read({ proof: ' 12 34 56 ' })).toEqual({ proof: '123456' });
  });

  test('a name is one line that is seen, also inside a list', () => {
    expect(read({ name: '\u202e林\n知\u200b夏', rows: JSON.stringify([{ name: ' 茶\u200b ', count: ' 1' }]) })).toEqual(
      {
        name: '林 知夏',
        rows: [{ name: '茶', count: ' 1' }],
      },
    );
    for (const given of ['\u3164\u3164', '\u2800\u2800', '\u200b\u200b', '\u0301\u0301'])
      expect(() => read({ name: given })).toThrow('请填写看得见的文字');
    expect(() => read({ name: '林\u200b' })).toThrow('姓名');
    expect(() => read({ rows: JSON.stringify([{ name: '\u3164', count: '1' }]) })).toThrow('请填写看得见的文字');
  });

  test('numbers lose spaces and full width; what is too long stays too long', () => {
    expect(read({ no: ' ＳＦ 1234 5678 ' })).toEqual({ no: 'SF12345678' });
    expect(() => read({ no: '9'.repeat(21) })).toThrow();
    expect(() => read({ mobile: '-'.repeat(200_000) })).toThrow('手机号');
  });

  test('whatever comes is refused in words or read as a mobile', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (any) => {
        try {
          expect((read({ mobile: any }) as { mobile?: string }).mobile ?? '13800000001').toMatch(/^1[3-9]\d{9}$/);
        } catch (error) {
          expect((error as Error).message).toContain('手机号');
        }
      }),
    );
  });
});

test.each(WRITTEN)('a table of a shop reads the mobile %j', (given) =>
  expect(mobile().read(given, {} as never)).toBe('13800000001'),
);

test('names by law', () => {
  for (const name of [
    '林知夏',
    '张　三',
    '阿依古丽•买买提',
    '阿依古丽 ・ 买买提·玉素甫',
    '卡尔．马',
    'John Smith',
    'ＪＯＨＮ ＳＭＩＴＨ',
    'O’Brien, Mary-Ann',
    'J. R. Smith Jr.',
    'José Ñuñez',
    '𠮷田',
  ])
    expect([name, isRealName(cleanRealName(name))]).toEqual([name, true]);
  for (const name of [
    '',
    '林',
    '林·',
    '·林知夏',
    '林知夏1',
    'Smith',
    'John 林',
    '林知夏@',
    'J4ck Smith',
    '\u3164\u3164',
  ].slice(2))
    expect([name, isRealName(cleanRealName(name))]).toEqual([name, false]);
});

test('one rule for tax numbers: 15, 17, 18 with a check, 20', () => {
  for (const no of [
    '91330106MA2K8810XP',
    '91330106ma2k 8810xp',
    '９１３３０１０６ＭＡ２Ｋ８８１０ＸＰ',
    '330106780123456',
    '33010678012345601',
    ID_NUMBER,
    `${ID_NUMBER}01`,
    '11010519491231002x',
  ])
    expect([no, isTaxNo(no)]).toEqual([no, true]);
  for (const no of [
    '',
    '123',
    '91330106MA2K8810X',
    '91330106MA2K8810X4',
    '91330106MA2K8810XP1',
    '110105194912310021',
    '3'.repeat(16),
    '3'.repeat(21),
    '33010678012345-',
    '税号330106780123456',
  ])
    expect([no, isTaxNo(no)]).toEqual([no, false]);
});

describe('calls', () => {
  let app: TestServer;
  let rewind: () => Promise<void>;
  const authentication = createSandboxAuthentication({ open: true });
  beforeAll(async () => {
    app = await createTestServer({ seed: true, gateways: { ...createGateways(readConfig({})), authentication } });
    rewind = await keepRows(app);
  });
  afterEach(() => rewind());
  afterAll(() => app.close());

  test.each(['阿依古丽•买买提', '阿依古丽．买买提', '阿依古丽 ‧ 买买提'])(
    '%s is checked, sealed and asked of the bank as one name',
    async (name) => {
      const token = await app.login('13800000003');
      const asked = jest.spyOn(authentication, 'verify');
      expect(
        await basic(app, token, {
          name,
          idNo: `${ID_NUMBER.slice(0, 6)} ${ID_NUMBER.slice(6, 14)} ${ID_NUMBER.slice(14)}`,
        }),
      ).toMatchObject({
        code: 200,
        data: { name: '阿**' },
      });
      expect((await verify(app, token, CARDS.right)).data.state).toBe('verified');
      expect(asked.mock.calls[0]?.[0]).toMatchObject({ name: '阿依古丽·买买提', idNo: ID_NUMBER });
      asked.mockRestore();
    },
  );

  test('who has a name in Latin letters is known by it, too', async () => {
    const token = await app.login('13800000003');
    expect((await basic(app, token, { name: 'Mary–Ann  O’Brien' })).data).toMatchObject({ state: 'basic' });
  });

  test('a company may have no tax number, and then no special invoice', async () => {
    const token = await app.login('13800000003');
    const save = (more: object) =>
      app.call(
        'memberInvoice.titleSave',
        { kind: 'company', invoiceType: 'normal', title: '杭州市某某局', ...more } as never,
        { token },
      );
    expect(await save({})).toMatchObject({ code: 200, data: { taxNo: '' } });
    expect(await save({ taxNo: '' })).toMatchObject({ code: 422 });
    expect(await save({ invoiceType: 'special' })).toMatchObject({ code: 422, message: '专用发票要写税号' });
    for (const taxNo of ['330106780123456', '33010678012345601', ID_NUMBER, `${ID_NUMBER}01`])
      expect(await save({ title: `个体户${taxNo}`, taxNo })).toMatchObject({ code: 200, data: { taxNo } });
  });

  test('a nickname has something to be seen, and keeps none of what is not', async () => {
    const token = await app.login('13800000003');
    for (const nickname of ['\u3164\u3164', '\u2800\u2800\u2800', '\u200b\u200b', '山\u200b'])
      expect((await app.call('member.save', { nickname } as never, { token })).code).not.toBe(200);
    expect(await app.ok('member.save', { nickname: '山\n月\u202e闲人' }, { token })).toMatchObject({
      nickname: '山 月闲人',
    });
  });

  test('a mobile and its code, as they stand in contacts and messages, log in', async () => {
    await app.ok('site.smsCode', { mobile: '+86 138 0000 0001', scene: 'login' });
    const given = { mobile: '\u202d138 0000 0001\u202c', code: '【叶间】验证码：888888，5 分钟内有效' };
    expect((await app.call('site.mobileLogin', given)).code).toBe(200);
  });

  test('goods are found by their specifications', async () => {
    for (const keyword of ['350g', '３５０ｇ', '单饼', '素白', '10粒', '10 粒']) {
      const { page } = await app.ok('shop.productIndex', { keyword });
      expect([keyword, page.total > 0]).toEqual([keyword, true]);
      for (const { id } of page.list) {
        const { specs } = await app.ok('shop.productView', { id });
        const words = specs
          .flatMap(({ values }) => values)
          .join(' ')
          .toLowerCase();
        expect(words).toContain(keyword.normalize('NFKC').replace(' ', '').toLowerCase());
      }
    }
  });
});
