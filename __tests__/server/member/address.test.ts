import { testServer } from '../harness';

const app = testServer({ seed: 'base' });
let token: string;
let other: string;
beforeAll(async () => {
  token = await app.login('13800000003');
  other = await app.login('13800000001');
});

const FIELDS = { name: '张三', mobile: '13811112222', regionCode: '330106', detail: '龙井路1号' };
const create = (fields: Record<string, unknown> = {}, as = token) =>
  app.call('address.create', { ...FIELDS, ...fields }, { token: as });
const list = async (as = token) => (await app.call('address.list', {}, { token: as })).data;

test('the first one is the default; names come from the region table', async () => {
  expect((await app.call('address.default', {}, { token })).data).toEqual({});
  const { data } = await create({ geo: { lat: 30.2305, lng: 120.1085 }, tag: '家' });
  expect(data).toMatchObject({
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    isDefault: true,
    deliverable: true,
    tag: '家',
    geo: { lat: 30.2305, lng: 120.1085 },
  });
  expect((await app.call('address.default', {}, { token })).data.address?.id).toBe(data.id);
});

test('a double tap makes one address', async () => {
  const twins = await Promise.all([create({ detail: '双击路 2 号' }), create({ detail: '双击路 2 号' })]);
  expect(twins[0]?.data.id).toBe(twins[1]?.data.id);
});

test('default first, then newest; one default at a time', async () => {
  app.clock.advance(60_000);
  const second = (await create({ detail: '第二个地址' })).data;
  app.clock.advance(60_000);
  const third = (await create({ detail: '第三个地址', isDefault: true })).data;
  const rows = await list();
  expect(rows.slice(0, 2).map((row) => row.id)).toEqual([third.id, second.id]);
  expect(rows.filter((row) => row.isDefault)).toHaveLength(1);
  const chosen = await app.call('address.setDefault', { id: second.id }, { token });
  expect(chosen.data.isDefault).toBe(true);
  expect((await list()).filter((row) => row.isDefault).map((row) => row.id)).toEqual([second.id]);
});

test('updating keeps the default unless told otherwise', async () => {
  const [first] = await list();
  const changed = await app.call(
    'address.update',
    { id: first?.id, ...FIELDS, name: '李四', isDefault: false },
    { token },
  );
  expect(changed.data).toMatchObject({ name: '李四', isDefault: true });
  expect((await app.call('address.view', { id: first?.id }, { token })).data.name).toBe('李四');
});

test('deleting the default makes the newest the default', async () => {
  const [first, ...rest] = await list();
  expect((await app.call('address.delete', { id: first?.id }, { token })).data).toEqual({ ok: true });
  const left = await list();
  expect(left).toHaveLength(rest.length);
  expect(left[0]).toMatchObject({ isDefault: true, detail: '第三个地址' });
  expect((await app.call('address.delete', { id: first?.id }, { token })).code).toBe(404);
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: ' ' }, 'name'],
  [{ mobile: '12345' }, 'mobile'],
  [{ regionCode: '330100' }, 'regionCode'],
  [{ regionCode: '999999' }, 'regionCode'],
  [{ detail: '短' }, 'detail'],
  [{ detail: 'x'.repeat(81) }, 'detail'],
  [{ geo: '{"lat":1}' }, 'geo'],
])('%p names %s', async (fields, field) => {
  expect(await create(fields)).toMatchObject({ code: 400, field });
});

test('parcels do not leave the mainland', async () => {
  expect((await create({ regionCode: '810101', detail: '皇后大道中 1 号' })).data.deliverable).toBe(false);
  const tibet = (await list(other)).find((row) => row.regionCode === '540102');
  expect(tibet).toMatchObject({ province: '西藏自治区', deliverable: true });
});

test('somebody else’s address does not exist', async () => {
  const id = '10301';
  expect((await app.call('address.view', { id }, { token: other })).code).toBe(200);
  for (const name of ['address.view', 'address.delete', 'address.setDefault'] as const) {
    expect(await app.call(name, { id }, { token })).toMatchObject({ code: 404, message: '内容不存在或已下架' });
  }
  expect((await app.call('address.update', { id, ...FIELDS }, { token })).code).toBe(404);
  expect((await list(other)).map((row) => row.id)).toContain(id);
});

test('twenty at most, parallel ones included', async () => {
  const busy = await app.login('13800000055');
  for (let i = 0; i < 18; i++) await create({ detail: `第 ${i} 个地址` }, busy);
  const last = await Promise.all([1, 2, 3, 4].map((n) => create({ detail: `最后 ${n} 个地址` }, busy)));
  expect(last.filter((answer) => answer.code === 200)).toHaveLength(2);
  expect(last.find((answer) => answer.code === 422)?.message).toBe('最多保存20个地址');
  expect(await list(busy)).toHaveLength(20);
});

test('without a session', async () => {
  expect((await app.call('address.list')).code).toBe(401);
  expect((await app.call('address.default')).code).toBe(401);
  expect((await app.call('address.create', FIELDS)).code).toBe(401);
  for (const name of ['address.view', 'address.delete', 'address.setDefault'] as const)
    expect((await app.call(name, { id: '10301' })).code).toBe(401);
  expect((await app.call('address.update', { id: '10301', ...FIELDS })).code).toBe(401);
  expect(await app.call('address.view', { id: 'x' }, { token })).toMatchObject({ code: 400, field: 'id' });
});

test('rule 18.8: a pasted text is taken apart for members', async () => {
  const text = '收货人: 李四\n手机号码: 138 1111 2222\n所在地区: 湖北省省直辖县仙桃市\n详细地址: 干河街道1号';
  const { data } = await app.call('address.parse', { text }, { token });
  expect(data).toEqual({
    name: '李四',
    mobile: '13811112222',
    phone: '',
    region: { code: '429004', province: '湖北省', city: '', district: '仙桃市' },
    complete: true,
    detail: '干河街道1号',
  });
  expect((await app.call('address.parse', { text })).code).toBe(401);
  expect((await app.call('address.parse', { text: '' }, { token })).code).toBe(400);
});

test('rule 18.7: a county below its province has no city, in the cascade and in the book', async () => {
  const below = (await app.call('shop.provinces', { parent: '420000' })).data;
  expect(below).toContainEqual({ code: '429004', name: '仙桃市', leaf: true });
  expect(below.map(({ name }) => name)).not.toContain('省直辖县');
  const { data } = await create({ regionCode: '429004', detail: '干河街道1号' }, await app.login('13800000056'));
  expect(data).toMatchObject({ province: '湖北省', city: '', district: '仙桃市', deliverable: true });
});

test('shop.provinces walks the three levels', async () => {
  const below = async (parent?: string) => (await app.call('shop.provinces', { parent })).data;
  const provinces = await below();
  expect(provinces).toHaveLength(34);
  expect(provinces[0]).toEqual({ code: '110000', name: '北京市', leaf: false });
  expect(await below('330000')).toContainEqual({ code: '330100', name: '杭州市', leaf: false });
  expect(await below('330100')).toContainEqual({ code: '330106', name: '西湖区', leaf: true });
  expect(await below('330106')).toEqual([]);
  expect(await app.call('shop.provinces', { parent: '000001' })).toMatchObject({
    code: 400,
    field: 'parent',
  });
});
