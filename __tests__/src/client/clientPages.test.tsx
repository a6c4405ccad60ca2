/** The client book, a client at a glance, the quick form and editing. */
import ClientPage from '@/client/pages/client';
import EditClientPage from '@/client/pages/clientedit';
import ClientBookPage from '@/client/pages/clientmangent';
import NewClientPage from '@/client/pages/clientNew';
import type { ClientCard, ClientDetail, ClientDict, ClientForm, ClientHome, DataOf } from '@/contract';
import { overwritten, pastedOf } from '@/client/form/usePaste';
import { differing } from '@/client/form/fields';
import { NEW_CLIENT, newPatch, patchOf } from '@/client/form/values';
import { placeOf } from '@/client/order';
import { amountText, nextText, silentText } from '@/client/words';
import { platform } from '@/core/platform';
import { EMPLOYEE, MEMBER, NOW, pageOf } from '../contract/fixtures';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';

const bench = pageBench();
const STAFF = { ...MEMBER, roles: ['member', 'staff'], areas: ['client'], employee: EMPLOYEE };
beforeEach(() => bench.login(STAFF));
const DAY = 86_400_000;

const client = (part: Partial<ClientCard> = {}): ClientCard => ({
  id: '71',
  name: '周明远',
  gender: 'male',
  level: 'A',
  stage: 'deal',
  type: 'company',
  company: '明远文化',
  mobile: '13900006620',
  avatar: '',
  tags: ['岩茶'],
  owner: '李牧之',
  ownerId: '10102',
  lastAt: NOW - 6 * DAY,
  nextAt: NOW + DAY,
  overdue: false,
  dealAmount: 8_640_000,
  ...part,
});
const FORM: ClientForm = {
  ...NEW_CLIENT,
  name: '周明远',
  mobile: '13900006620',
  company: '明远文化',
  geo: undefined,
} as never;
delete (FORM as Partial<ClientForm>).geo;
const DICT: ClientDict = {
  levels: [{ value: 'A', label: 'A 级' }],
  stages: [],
  types: [],
  sources: [{ value: 'store', label: '到店' }],
  ways: [],
  purposes: [],
  tags: [{ value: '岩茶', label: '岩茶' }],
  stores: [],
  employees: [
    { value: '10102', label: '李牧之' },
    { value: '10107', label: '郑一鸣' },
  ],
};
const detail = (part: Partial<ClientDetail> = {}): ClientDetail => ({
  card: client(),
  form: FORM,
  profile: [{ key: 'type', label: '类型', value: '企业' }],
  contacts: [],
  hobbies: [],
  timeline: [{ kind: 'client', id: '71', at: NOW - 9 * DAY, title: '建档', text: '到店', by: '李牧之', photos: [] }],
  orders: [],
  quotes: [],
  plans: [],
  stat: [{ key: 'deal', label: '成交额', value: '8640000' }],
  rhythm: [0, 1, 2, 0, 0, 1, 0, 0, 0, 0, 0, 1],
  tastes: [{ label: '岩茶', shareBp: 4800 }],
  agreed: false,
  collaborators: [],
  merges: [],
  rev: 3,
  can: ['contact', 'edit', 'note', 'release', 'transfer', 'share'],
  ...part,
});
const home = (part: Partial<ClientHome> = {}): ClientHome => ({
  counts: [
    { key: 'mine', label: '我的', value: '87' },
    { key: 'pool', label: '公海', value: '32' },
    { key: 'due', label: '今日待办', value: '8' },
  ],
  today: [],
  birthdays: [client({ id: '72', name: '何静姝' })],
  overdue: 6,
  newThisMonth: 3,
  pool: 32,
  target: [{ key: 'new', label: '新客户', value: '3/10' }],
  refills: [
    {
      client: client(),
      at: NOW,
      goods: '水仙老枞',
      goodsId: '1',
      why: '5月28日买了 80 克，平常一天约 8 克，6月7日前后喝完',
    },
  ],
  leaving: [],
  leads: false,
  ...part,
});
const COUNTRIES: DataOf<'tea.countryList'> = [
  { value: '86', label: '中国大陆 +86', min: 11, max: 11 },
  { value: '852', label: '中国香港 +852', min: 8, max: 8 },
];
const FORMS: Answers = {
  'customer.infoNew': { dict: DICT },
  'tea.countryList': COUNTRIES,
  'memberV4.hobbyProduct': { tags: [], goods: pageOf([]) },
};
const open = async (
  path: Parameters<typeof bench.open>[0],
  Page: Parameters<typeof bench.open>[1],
  answers: Answers,
  params: Record<string, string> = {},
) => {
  answer(bench.set, { 'member.my': STAFF, ...answers });
  await bench.open(path, Page, params);
  await pass(0);
};
const tap = async (name: string | RegExp) => {
  await bench.view.tap(bench.view.byRole('button', name));
  await pass(400);
};

describe('the book', () => {
  const book = (part: Partial<ClientHome> = {}, answers: Answers = {}, params = {}) =>
    open(
      '/client/pages/clientmangent',
      ClientBookPage,
      { 'customer.indexInfo': home(part), 'customer.index': pageOf([client()]), ...answers },
      params,
    );
  it('says what today asks for, and why', async () => {
    await book();
    for (const text of ['今日待办', '周明远', '补茶提醒', '何静姝', '6 天没联系'])
      expect([text, bench.view.hasText(text)]).toEqual([text, true]);
    await tap(/补茶提醒/);
    expect(bench.view.hasText('5月28日买了 80 克，平常一天约 8 克，6月7日前后喝完')).toBe(true);
    expect(bench.view.hasText('团队')).toBe(false);
  });
  it('begins a new client with whom a business card names; another code says so', async () => {
    await book();
    jest
      .spyOn(platform.scan, 'scan')
      .mockResolvedValueOnce('MECARD:N:陈默;TEL:+8613800000010;;')
      .mockResolvedValueOnce('SF1234567890');
    await tap('扫名片');
    expect(bench.lastUrl()).toBe('/client/pages/clientNew?name=陈默&mobile=13800000010&from=card');
    await pass(1000);
    await tap('扫名片');
    expect(bench.toast()).toBe('这不是名片上的码');
  });
  it('claims one of the pool, and says who was quicker', async () => {
    const free = client({ owner: '', mobile: '139****6620' });
    delete free.ownerId;
    await book(
      {},
      { 'customer.index': pageOf([free]), 'customer.apply': new Refusal(409, '已被领取') },
      { scope: 'pool' },
    );
    await tap('领取周明远');
    expect(bench.toast()).toBe('已被领取');
    expect(fields(sent(bench.set, 'customer.apply')[0])).toMatchObject({ clientId: '71', kind: 'claim' });
  });
  it('hands clients of a team on, one after the other, each with its result', async () => {
    await book(
      { leads: true, counts: [{ key: 'team', label: '团队', value: '2' }] },
      { ...FORMS, 'customer.apply': new Refusal(422, '客户已由这位同事负责') },
      { scope: 'team' },
    );
    await tap('批量分配');
    await bench.view.tap(bench.view.byRole('checkbox', /周明远/));
    await tap('分配 1 位');
    await bench.view.tap(bench.view.byRole('radio', /郑一鸣/));
    await tap('开始分配');
    expect(bench.view.hasText('客户已由这位同事负责')).toBe(true);
    expect(fields(sent(bench.set, 'customer.apply')[0])).toMatchObject({ kind: 'transfer', toEmployeeId: '10107' });
  });
  it('has nothing to show where nothing fits', async () => {
    await book({}, { 'customer.index': pageOf([]) }, { keyword: '无' });
    expect(bench.view.hasText('没有符合的客户')).toBe(true);
  });
});

describe('a client', () => {
  const show = (part: Partial<ClientDetail> = {}, params = {}) =>
    open('/client/pages/client', ClientPage, { 'customer.info': detail(part), ...FORMS }, { id: '71', ...params });
  it('shows who, how it stands and what happened', async () => {
    await show();
    for (const text of ['周明远', '李牧之负责', '8.64 万', '建档', '打电话', '联系与口味', '48 %'])
      expect([text, bench.view.hasText(text)]).toEqual([text, true]);
  });
  it('of the pool is claimed first', async () => {
    const card = client({ owner: '' });
    delete card.ownerId;
    const free = detail({ card, can: ['claim'], timeline: [] });
    delete free.form;
    await open('/client/pages/client', ClientPage, { 'customer.info': free }, { id: '71' });
    expect(bench.view.hasText('领取')).toBe(true);
    expect(bench.view.hasText('打电话')).toBe(false);
    expect(bench.view.hasText('报价')).toBe(false);
  });
  it('outside the scope is not there', async () => {
    await open(
      '/client/pages/client',
      ClientPage,
      { 'customer.info': new Refusal(404, '内容不存在或已下架') },
      { id: '9' },
    );
    expect(bench.view.hasText('内容不存在或已下架')).toBe(true);
  });
});

describe('a new client', () => {
  const form = (answers: Answers = {}, params: Record<string, string> = {}) =>
    open('/client/pages/clientNew', NewClientPage, { ...FORMS, ...answers }, params);
  it('comes from a card with its name and number', async () => {
    await form({ 'customer.saveNew': detail() }, { name: '许清和', mobile: '13800000003', from: 'card' });
    await tap('保存');
    const { client: said } = fields(sent(bench.set, 'customer.saveNew')[0])!;
    expect(JSON.parse(said!)).toMatchObject({ name: '许清和', mobile: '13800000003', source: 'card' });
  });
  it('says whose the number is before it is saved', async () => {
    const foreign = client({ name: '周**', owner: '李**' });
    delete foreign.ownerId;
    await form(
      {
        'customer.infoNew': ({ url }) =>
          url.includes('13800000050') ? { dict: DICT, duplicate: foreign, own: false } : { dict: DICT },
      },
      { mobile: '13800000050', name: '周' },
    );
    expect(bench.view.hasText('客户已存在，负责人 李**')).toBe(true);
    expect(bench.view.hasText('申请共享')).toBe(true);
  });
  it('without a name or a number is not sent', async () => {
    await form();
    await tap('保存');
    expect(bench.view.hasText('请填写客户姓名')).toBe(true);
    expect(sent(bench.set, 'customer.saveNew')).toEqual([]);
  });
});

describe('editing', () => {
  const edit = (answers: Answers, part: Partial<ClientDetail> = {}) =>
    open(
      '/client/pages/clientedit',
      EditClientPage,
      { 'customer.info': detail(part), ...FORMS, ...answers },
      { id: '71' },
    );
  it('sends only what was changed, an emptied field as empty', async () => {
    await edit({ 'customer.save': detail() });
    await bench.view.input(bench.view.byLabel('公司'), '');
    await pass(0);
    expect(bench.view.hasText('已改：单位')).toBe(true);
    await tap('保存 1 处修改');
    const { patch, rev } = fields(sent(bench.set, 'customer.save')[0])!;
    expect([JSON.parse(patch!), rev]).toEqual([{ company: '' }, '3']);
  });
  it('lays what somebody else saved beside it', async () => {
    const theirs = detail({ rev: 4, form: { ...FORM, company: '西溪设计' } });
    await edit({ 'customer.save': new Refusal(409, '资料刚被同事修改，请核对后再保存', theirs) });
    await bench.view.input(bench.view.byLabel('公司'), '明远');
    await tap('保存 1 处修改');
    expect(bench.view.hasText('同事刚改过')).toBe(true);
    expect(bench.view.hasText('西溪设计')).toBe(true);
    answer(bench.set, { 'customer.save': detail({ rev: 5 }) });
    await tap('按选的保存');
    const { patch, rev } = fields(sent(bench.set, 'customer.save')[1])!;
    expect([JSON.parse(patch!), rev]).toEqual([{ company: '明远' }, '4']);
  });
  it('leaves a colleague no more than the notes', async () => {
    await edit({}, { can: ['contact', 'note'] });
    expect(bench.view.hasText('共享的客户只能改备注，其他由负责人修改。')).toBe(true);
    expect(bench.view.hasText('手机号')).toBe(false);
  });
});

describe('a message', () => {
  const MEMBER_OF = { id: '9', no: 'YJ000009', nickname: '明远', avatar: '/images/avatar/1.webp', levelName: '' };
  const page = (part: Partial<ClientDetail>) =>
    open(
      '/client/pages/client',
      ClientPage,
      { 'customer.info': detail(part), 'customer.tell': detail({ ...part, rev: 4 }) },
      { id: '71' },
    );
  it('goes to a client who is a member, and nowhere else', async () => {
    await page({ member: MEMBER_OF });
    await tap('发消息');
    await bench.type('内容', '新到的单丛留了两泡');
    await tap('发送');
    expect(fields(sent(bench.set, 'customer.tell')[0])).toMatchObject({ id: '71', text: '新到的单丛留了两泡' });
    expect(bench.toast()).toBe('已发送');
  });
  it('is not offered for one who is none', async () => {
    await page({});
    expect(bench.view.hasText('发消息')).toBe(false);
  });
});

describe('pure', () => {
  it('reads a patch as what differs', () => {
    expect(patchOf({ ...NEW_CLIENT, name: '周', geo: undefined }, { ...NEW_CLIENT, geo: { lat: 1, lng: 2 } })).toEqual({
      name: '周',
      geo: null,
    });
    expect(newPatch({ ...NEW_CLIENT, name: ' 周 ', mobile: '1' })).toEqual({
      name: '周',
      mobile: '1',
      countryCode: '86',
      level: 'C',
      source: 'store',
    });
    expect(differing(FORM, { ...FORM, tags: ['x'] })).toEqual(['tags']);
  });
  it('never overwrites what was typed without being asked', () => {
    const parsed = { name: '周', mobile: '13800000001', phone: '', complete: false, detail: '龙井路' };
    const pasted = pastedOf(parsed);
    expect(pasted).toEqual({ name: '周', mobile: '13800000001', address: '龙井路' });
    expect(overwritten(pasted, { ...NEW_CLIENT, name: '何', mobile: '13800000001' })).toEqual(['name']);
  });
  it('knows the place in a list, and says figures in words', () => {
    const rows = [
      { id: '1', name: '甲' },
      { id: '2', name: '乙' },
      { id: '3', name: '丙' },
    ];
    expect(placeOf({ label: '我的客户', rows, total: 87 }, '2')).toEqual({
      label: '我的客户',
      at: 2,
      total: 87,
      before: rows[0],
      after: rows[2],
    });
    expect(placeOf(undefined, '2')).toBeUndefined();
    expect([amountText(8_640_000), amountText(120_000)]).toEqual(['8.64 万', '¥1,200']);
    expect([
      silentText({}, NOW),
      silentText({ lastAt: NOW - 10 }, NOW),
      silentText({ lastAt: NOW - 3 * DAY }, NOW),
    ]).toEqual(['还没联系过', '今天联系过', '3 天没联系']);
    expect(nextText(client({ overdue: true }))).toMatch(/^已逾期/);
  });
});
