import { createHash } from 'node:crypto';
import { eq, isNotNull } from 'drizzle-orm';
import { employees, goods, members, orders, shares, stores, teamMembers } from '../../../server/db/schema';
import { writeSite } from '../../../server/domains/people/shopSettings/repository';
import { createTestServer, type TestServer } from '../harness';

let app: TestServer;
let token: string;
beforeAll(async () => {
  app = await createTestServer({ seed: true });
  token = await app.login('13800000001');
});
afterAll(() => app.close());

describe('site.config', () => {
  test('tells what a client needs at launch', async () => {
    const { data } = await app.call('site.config');
    expect(data).toMatchObject({
      appName: '叶间',
      version: '2.0.0',
      versionCode: 119,
      theme: 'red',
      grayMode: false,
      demo: true,
      demoAccounts: [
        { name: '林知夏', mobile: '13800000001' },
        { name: '梁溪', mobile: '13800000040', channelNo: 'CH8801' },
      ],
      ad: { seconds: 5 },
      music_auto_play: 0,
    });
    const music = await app.http.inject({ url: data.music_file });
    expect([music.statusCode, music.headers['content-type'], music.rawPayload.length > 500_000]).toEqual([
      200,
      'audio/wav',
      true,
    ]);
    expect((await app.http.inject({ url: data.music_img })).statusCode).toBe(200);
    expect(data.hotWords).toHaveLength(10);
    expect(data.agreements).toContainEqual({ key: 'PRIVACY', label: '隐私政策', value: '2.4' });
    expect(data.webHosts).toContain('localhost');
    expect(data.miniProgram).toBeUndefined();
  });

  test('the mini-program variant says where it lives', async () => {
    const { data } = await app.call('site.config', { group: 'mini-program' });
    expect(data).toMatchObject({ music_auto_play: 0, miniProgram: { path: '/pages/tea/index' } });
    expect(data.upgrade).toBeUndefined();
  });

  test('an empty database answers with the defaults', async () => {
    const empty = await createTestServer({ config: { demo: false } });
    expect((await empty.call('site.config')).data).toMatchObject({ appName: '我的茶店', hotWords: [], demo: false });
    expect((await empty.call('site.config')).data.demoAccounts).toBeUndefined();
    await empty.close();
  });
});

describe('signatures', () => {
  test('site.wechatConfig signs the address without its fragment', async () => {
    const url = 'http://localhost:8086/h5/pages/tea/index?a=1';
    const { data } = await app.call('site.wechatConfig', { url: `${url}#/x` });
    const { nonceStr, timestamp, signature } = data.signPackage;
    const text = `jsapi_ticket=sandbox_jsapi_ticket&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
    expect(signature).toBe(createHash('sha1').update(text).digest('hex'));
    expect(timestamp).toBe(String(app.clock.now() / 1000));
  });

  test('something that is no address is named', async () => {
    expect(await app.call('site.wechatConfig', { url: 'x' })).toMatchObject({ code: 400, field: 'url' });
    expect(await app.call('site.wechatConfig')).toMatchObject({ code: 400, field: 'url' });
  });
});

describe('site.share', () => {
  const share = (share_url: string, as?: string) =>
    app.call('site.share', { share_title: '好茶', share_desc: '', share_pic: '', share_url }, { token: as });

  test('appends the share id, keeps the rest, drops what is private', async () => {
    const { data } = await share('/h5/shop/pages/goods?id=1&share_id=old&source=x&access-token=secret', token);
    const url = new URL(data.share.url);
    expect(Object.fromEntries(url.searchParams)).toEqual({ id: '1', share_id: data.share.share_id });
    expect(data.config.signature).toMatch(/^[0-9a-f]{40}$/);
    const [row] = await app.db.select().from(shares).where(eq(shares.shareId, data.share.share_id));
    expect(row).toMatchObject({ memberId: '10001', title: '好茶' });
    expect(row?.url).not.toContain('secret');
  });

  test('a fragment router keeps its path', async () => {
    const { data } = await share('http://localhost:8086/#/shop/pages/goods?id=1&access-token=secret', token);
    expect(data.share.url).toBe(`http://localhost:8086/?share_id=${data.share.share_id}#/shop/pages/goods?id=1`);
  });

  test('the same page again is the same share; another member and a visitor have their own', async () => {
    const ids = [];
    for (const as of [token, token, await app.login('13800000003'), undefined])
      ids.push((await share('/h5/a', as)).data.share.share_id);
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids).size).toBe(3);
    app.clock.advance(86_400_001);
    expect((await share('/h5/a', token)).data.share.share_id).not.toBe(ids[0]);
  });

  test('other schemes are named', async () => {
    expect(await share('javascript:alert(1)', token)).toMatchObject({ code: 400, field: 'share_url' });
  });
});

describe('site.poster', () => {
  const poster = (fields: Record<string, unknown>, as: string | undefined = token) =>
    app.call('site.poster', fields, { token: as });

  test('of goods and of the member', async () => {
    const [item] = await app.db.select().from(goods).where(eq(goods.status, 'on'));
    const { data } = await poster({ kind: 'goods', id: item?.id });
    expect(data).toMatchObject({
      kind: 'goods',
      title: item?.title,
      price: item?.minPrice,
      image: item?.images[0],
      owner: { id: '10001' },
    });
    expect(data.qr).toContain(`share_id=${data.share_id}`);
    const own = await poster({ kind: 'member' });
    expect(own.data.title).toContain('林知夏');
    expect(own.data.price).toBeUndefined();
  });

  test('of a store: where it is, when it is open, its own page; not of the counter of a merchant', async () => {
    const [store] = await app.db.select().from(stores).where(eq(stores.id, '1'));
    const { data } = await poster({ kind: 'store', id: '1' });
    expect(data).toMatchObject({ kind: 'store', title: store?.name, image: store?.photos[0], owner: { id: '10001' } });
    expect(data.subtitle).toContain(store?.address);
    expect(data.subtitle).toContain(`${store?.hours.open}-${store?.hours.close}`);
    expect(data.qr).toContain(encodeURI('/h5/reservation/pages/detail/detail?id=1'));
    const [counter] = await app.db.select().from(stores).where(isNotNull(stores.merchantId));
    for (const id of [counter?.id ?? '99', '9999']) expect((await poster({ kind: 'store', id })).code).toBe(404);
  });

  test('unknown goods, a missing id, another kind, no session', async () => {
    expect((await poster({ kind: 'goods', id: '999999' })).code).toBe(404);
    expect(await poster({ kind: 'goods' })).toMatchObject({ code: 400, field: 'id' });
    expect(await poster({ kind: 'nothing' })).toMatchObject({ code: 400, field: 'kind' });
    expect((await poster({ kind: 'course', id: '1' })).code).toBe(404);
    // Of a booking that is not one's own.
    expect((await poster({ kind: 'booking', id: '1' })).code).toBe(404);
    expect((await app.call('site.poster', { kind: 'member' })).code).toBe(401);
  });
});

describe('site.getThumb', () => {
  const thumb = (url: string, w = 240) => app.call('site.getThumb', { url, w });

  test('own pictures only', async () => {
    expect((await thumb('/images/goods/1.webp')).data.url).toBe('/images/goods/1.webp?w=240');
    expect((await thumb('http://localhost:8086/images/goods/1.webp?w=9')).data.url).toBe('/images/goods/1.webp?w=240');
    expect((await thumb('/uploads/2026/06/a.webp')).data.url).toBe('/uploads/2026/06/a.webp');
    for (const url of ['https://example.com/images/a.webp', '/images/../secret', '//example.com/images/a', '/docs']) {
      expect(await thumb(url)).toMatchObject({ code: 400, field: 'url' });
    }
    expect(await thumb('/images/a.webp', 5)).toMatchObject({ code: 400, field: 'w' });
  });
});

test('site.setMsgNotice flips one switch', async () => {
  const before = (await app.call('site.setMsgNotice', { key: 'sound', on: false }, { token })).data;
  expect(before).toMatchObject({ sound: false, order: true });
  const both = await Promise.all([
    app.call('site.setMsgNotice', { key: 'order', on: false }, { token }),
    app.call('site.setMsgNotice', { key: 'sound', on: true }, { token }),
  ]);
  expect(both.map((answer) => answer.code)).toEqual([200, 200]);
  expect((await app.call('site.setMsgNotice', { key: 'sms', on: true }, { token })).data).toMatchObject({
    sound: true,
    order: false,
  });
  expect(await app.call('site.setMsgNotice', { key: 'noise', on: true }, { token })).toMatchObject({
    code: 400,
    field: 'key',
  });
  expect((await app.call('site.setMsgNotice', { key: 'sms', on: true })).code).toBe(401);
});

describe('legacy.userItem', () => {
  const menuOf = async (mobile: string) =>
    (await app.ok('legacy.userItem', {}, { token: await app.login(mobile) })).groups;
  const placed = async (mobile: string) =>
    (await menuOf(mobile)).map(({ place, title, items }) => [place, title, items.map(({ label }) => label)]);
  /** Somebody of every kind: a member, a promoter, a wholesaler, a merchant, a partner, a manager, the stock desk. */
  const EVERY_KIND = [
    '13800000001',
    '13800000010',
    '13800000020',
    '13800000030',
    '13800000040',
    '13900000001',
    '13900000003',
  ];

  test('shows what a role opens, its card first, and the rest behind 全部', async () => {
    expect(await placed('13800000001')).toEqual([
      ['tea', '我的茶事', ['我的认养', '我的预约', '我的课程', '我的藏品']],
      ['service', '服务', ['收货地址', '发票', '联系客服']],
      ['more', '我的茶事', ['我的拼团', '我的竞拍', '新品申购', '藏品坊', '茶学院', '会员日', '到货提醒']],
      ['more', '合作', ['我的团队', '集采会场']],
      ['more', '服务', expect.arrayContaining(['附近门店', '我的反馈', '帮助中心', '会员规则', '公告', '关于'])],
    ]);
    const cards = async (mobile: string) => (await placed(mobile)).filter(([place]) => place === 'role');
    expect(await cards('13800000010')).toEqual([
      ['role', '推广', ['我的收益', '我的团队', '待结算', '收益账户', '邀请成员']],
    ]);
    expect(await cards('13800000020')).toEqual([
      ['role', '批发', ['批发', '批发下单', '订货单', '我的批发', '集采会场']],
    ]);
    expect(await cards('13800000030')).toEqual([['role', '商家', ['商家管理', '发货', '到店核销', '售后', '账单']]]);
    expect(await cards('13800000040')).toEqual([['role', '渠道', ['渠道选货', '渠道结算', '渠道协议']]]);
    expect((await cards('13900000003'))[0]).toEqual([
      'role',
      '工作台',
      ['工作台', '待办审批', '出库', '核销', expect.anything()],
    ]);
    // Who has a role finds the others behind 全部.
    expect(await placed('13800000010')).toContainEqual(['more', '合作', ['批发', '集采会场', '合作申请']]);
    expect(await placed('13800000010')).toContainEqual(['more', '推广', ['推广员协议']]);
    expect((await app.call('legacy.userItem')).code).toBe(401);
  });

  test('no menu shows the same address twice, with what the page itself leads to', async () => {
    const { assetsOf, hasRole, joinsOf, savedOf } = await import('../../../src/pages/tea/mine/model');
    const { visitorMenu } = await import('../../../src/pages/tea/mine/visitorMenu');
    const own = ['/member/pages/edit', '/member/pages/notice/index', '/member/pages/setting', '/pages/tea/vip'];
    const always = [
      ...own,
      ...['', '?tab=unpaid', '?tab=paid', '?tab=shipped', '?tab=review', '?tab=afterSale'].map(
        (tab) => `/shop/pages/order/index${tab}`,
      ),
      ...[...assetsOf(undefined), ...savedOf(undefined, undefined)].map(({ route }) => route),
    ];
    const joins = joinsOf().map(({ route }) => route);
    const twice = (routes: readonly string[]) => routes.filter((route, at) => routes.indexOf(route) !== at);
    for (const mobile of EVERY_KIND) {
      const groups = await menuOf(mobile);
      const { roles } = await app.ok('member.my', {}, { token: await app.login(mobile) });
      expect(groups.some(({ place }) => place === 'role')).toBe(hasRole({ roles }));
      const routes = [
        ...always,
        ...(hasRole({ roles }) ? [] : joins),
        ...groups.flatMap(({ items }) => items.map(({ route }) => route)),
      ];
      expect([mobile, twice(routes)]).toEqual([mobile, []]);
      // What stands at once: head, role, level, orders, squares, tea, services and 全部 (the bar has two, the head 会员码 with it).
      const shown = groups.filter(({ place }) => place !== 'more').flatMap(({ items }) => items);
      if (!hasRole({ roles })) expect(always.length + 1 + joins.length + shown.length + 1).toBeLessThanOrEqual(30);
    }
    expect(
      twice([...always, ...joins, ...visitorMenu().flatMap(({ items }) => items.map(({ route }) => route))]),
    ).toEqual([]);
  });

  test('a second role has its card with what waits there', async () => {
    const badge = async (mobile: string, key: string) =>
      (await menuOf(mobile)).flatMap(({ items }) => items).find((item) => item.key === key)?.badge;
    const { tabs } = await app.ok('merchant.orders', {}, { token: await app.login('13800000030') });
    for (const [key, id] of [
      ['toShip', 'ship'],
      ['toPick', 'pickup'],
      ['returns', 'return'],
    ] as const)
      expect([key, await badge('13800000030', key)]).toEqual([key, tabs.find((tab) => tab.id === id)?.count]);
    const [wholesaler] = await app.db.select().from(members).where(eq(members.mobile, '13800000020'));
    const before = (await badge('13800000020', 'trade')) ?? 0;
    const [order] = await app.db.select().from(orders).where(eq(orders.kind, 'normal')).limit(1);
    const { id: _id, ...like } = order!;
    await app.db
      .insert(orders)
      .values({ ...like, no: 'PF-menu', memberId: wholesaler!.id, kind: 'wholesale', status: 'unpaid', paidAt: null });
    expect(await badge('13800000020', 'trade')).toBe(before + 1);
    const [leader] = await app.db.select().from(members).where(eq(members.mobile, '13800000010'));
    const joined = (await badge('13800000010', 'team')) ?? 0;
    await app.db
      .insert(teamMembers)
      .values({ memberId: '900901', inviterId: leader!.id, joinedAt: app.clock.now(), lastActiveAt: app.clock.now() });
    expect(await badge('13800000010', 'team')).toBe(joined + 1);
    await app.db.delete(orders).where(eq(orders.no, 'PF-menu'));
    await app.db.delete(teamMembers).where(eq(teamMembers.memberId, '900901'));
    const { list } = await app.ok(
      'achievement.index',
      { status: 'pending' },
      { token: await app.login('13800000010') },
    );
    expect(await badge('13800000010', 'incomePending')).toBe(list.filter(({ back }) => !back).length);
    // Whoever has no such role is not counted for it.
    expect(await badge('13800000001', 'team')).toBe(0);
    // The staff: what the workbench says.
    const desk = await app.ok('desk.index', {}, { token: await app.login('13900000003') });
    expect(await badge('13900000003', 'tasks')).toBe(desk.todo.count);
    expect(await badge('13900000003', 'outbound')).toBe(desk.figures.find(({ key }) => key === 'toShip')?.count);
    const manager = await app.ok('desk.index', {}, { token: await app.login('13900000001') });
    expect(await badge('13900000001', 'bookingDesk')).toBe(
      manager.day.filter(({ id }) => id.startsWith('booking')).length,
    );
  });

  test('核销 is for the staff who stand at a counter', async () => {
    const offered = async (mobile: string) =>
      (await menuOf(mobile)).some(({ items }) => items.some(({ label }) => label === '核销'));
    const rows = await app.db
      .select({ mobile: members.mobile, areas: employees.areas, isManager: employees.isManager })
      .from(employees)
      .innerJoin(members, eq(members.id, employees.memberId));
    for (const { mobile, areas, isManager } of rows) {
      const stands = isManager || ['service', 'stock', 'table'].some((area) => areas.includes(area));
      expect([mobile, await offered(mobile)]).toEqual([mobile, stands]);
    }
    expect(await offered('13800000001')).toBe(false);
  });

  test('offers a visitor what every member finds', async () => {
    const { visitorMenu } = await import('../../../src/pages/tea/mine/visitorMenu');
    const { data } = await app.call('legacy.userItem', {}, { token: await app.login('13800000002') });
    for (const { place, title, items } of visitorMenu())
      expect(data.groups.find((group) => group.place === place && group.title === title)?.items).toEqual(
        expect.arrayContaining(items),
      );
  });

  test('what the shop does not show is in no menu, of members and visitors', async () => {
    const { visitorMenu } = await import('../../../src/pages/tea/mine/visitorMenu');
    const token = await app.login('13800000001');
    const keys = async () =>
      (await app.ok('legacy.userItem', {}, { token })).groups.flatMap(({ items }) => items.map(({ key }) => key));
    const before = await keys();
    await writeSite(app.db, { hidden: ['adopt', 'hall', 'market', 'fair'] });
    const { hidden } = await app.ok('site.config');
    const after = await keys();
    expect([...after].sort()).toEqual(before.filter((key) => !hidden?.includes(key)).sort());
    // The next one takes the place of what is not shown.
    expect(after.slice(0, 4)).toEqual(['booking', 'course', 'collectible', 'groups']);
    const visitors = visitorMenu(hidden);
    expect(visitors.map(({ place, title }) => [place, title])).toEqual([
      ['tea', '我的茶事'],
      ['service', '服务'],
      ['more', '我的茶事'],
      ['more', '服务'],
    ]);
    expect(visitors.flatMap(({ items }) => items.map(({ key }) => key))).not.toContain('hall');
    await writeSite(app.db, { hidden: [] });
  });

  test('leads to pages that are served only', async () => {
    const { ROUTE_PATHS } = await import('../../../src/core/routes/table');
    for (const mobile of ['13800000010', '13800000020', '13800000030', '13800000040', '13900000001']) {
      const { data } = await app.call('legacy.userItem', {}, { token: await app.login(mobile) });
      const routes = data.groups.flatMap((group) => group.items.map((item) => item.route.split('?')[0]));
      expect(routes.filter((route) => !(ROUTE_PATHS as readonly (string | undefined)[]).includes(route))).toEqual([]);
    }
  });

  test('one drawing per meaning, and one that the page has: only agreements share theirs', async () => {
    const { ENTRY_ICONS } = await import('../../../src/pages/tea/mine/entryIcons');
    for (const mobile of ['13800000001', '13800000010', '13800000020', '13800000030', '13800000040', '13900000001']) {
      const { data } = await app.call('legacy.userItem', {}, { token: await app.login(mobile) });
      const own = data.groups.flatMap(({ items }) => items).filter(({ label }) => !label.endsWith('协议'));
      expect(own.filter(({ icon }, at) => own.findIndex((one) => one.icon === icon) !== at)).toEqual([]);
      expect(own.filter(({ icon }) => !(ENTRY_ICONS as readonly string[]).includes(icon))).toEqual([]);
    }
  });
});
