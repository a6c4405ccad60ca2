/** Posters that are made in the mini-program carry a code of its platform; elsewhere, and where it draws none, they carry the link. */
import type { SandboxCodes } from '../../../server/gateways/codes';
import { readScenePart } from '../../../src/contract/site/scene';
import { testServer } from '../harness';

const app = testServer({ seed: true });
const MINI = { 'user-agent': 'MicroMessenger/8.0.50 MiniProgramEnv/iOS miniProgram' };
let lin: string;
const codes = () => app.server.gateways.codes as SandboxCodes;
beforeAll(async () => {
  lin = await app.login('13800000001');
});
beforeEach(() => {
  codes().open = true;
  codes().drawn.length = 0;
  codes().missing.clear();
});

const poster = async (kind: string, id?: string, headers: Record<string, string> = MINI) =>
  (await app.call('site.poster', { kind, id }, { token: lin, headers })).data;
const get = (url: string) => app.http.inject({ method: 'GET', url });

test('goods: the platform draws their page with the share in it, once', async () => {
  const { code = '', share_id: shareId } = await poster('goods', '1013');
  expect(code).toBe(`/codes/${shareId}`);
  const [first, second] = await Promise.all([get(code), get(code)]);
  expect(first).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png' } });
  expect(second.rawPayload).toEqual(first.rawPayload);
  expect(codes().drawn).toEqual([{ page: 'shop/pages/goods', scene: `i=1013&s=${shareId}` }]);
  const params = [...new URLSearchParams(codes().drawn[0]!.scene)].map(readScenePart);
  expect(Object.fromEntries(params)).toEqual({ id: '1013', share_id: shareId });
});

test('in a browser, and while no platform draws, there is the link alone', async () => {
  expect((await poster('goods', '1013', { 'user-agent': 'MicroMessenger/8.0.50' })).code).toBeUndefined();
  const { code = '' } = await poster('goods', '1014');
  codes().open = false;
  expect((await poster('goods', '1014')).code).toBeUndefined();
  expect((await get(code)).statusCode).toBe(404);
});

test('a page that is not published has no code yet; nor has a link that nobody shared', async () => {
  const { code = '' } = await poster('store', '1');
  codes().missing.add('reservation/pages/detail/detail');
  expect(await get(code)).toMatchObject({ statusCode: 404, headers: { 'cache-control': 'no-store' } });
  codes().missing.clear();
  expect((await get(code)).statusCode).toBe(200);
  expect((await get('/codes/nobody')).statusCode).toBe(404);
  expect((await get('/codes/a%2Fb')).statusCode).toBe(404);
});

test('a platform that cannot be asked is asked again', async () => {
  const { code = '' } = await poster('member');
  const { draw } = codes();
  codes().draw = () => Promise.reject(new Error('no answer within 8 s'));
  expect((await get(code)).statusCode).toBe(404);
  codes().draw = draw;
  expect((await get(code)).statusCode).toBe(200);
});
