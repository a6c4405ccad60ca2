/** Materials: what the list says, what is locked and why, and every file opened by each kind of people, with every wrong address. */
import { and, eq } from 'drizzle-orm';
import { employees, enrolments, materialDownloads, materials } from '../../../server/db/schema';
import { signedUrl } from '../../../server/http/signedUrl';
import { CHEN, LIN, WANG, XU } from '../demo';
import { rewoundServer } from '../rewind';

/** 林知夏 has bought the courses of white tea and of the rocks; a friend, one of the team, one of the staff. */
const OWNED = ['7302', '7303'];
const YANCHA = '7303';
const people: Record<'lin' | 'chen' | 'wang' | 'xu', string> = { lin: LIN, chen: CHEN, wang: WANG, xu: XU };
const tokens = {} as typeof people;
const ids = {} as typeof people;
const { app } = rewoundServer({ seed: true }, async (server) => {
  for (const [name, mobile] of Object.entries(people) as [keyof typeof people, string][]) {
    tokens[name] = await server.login(mobile);
    ids[name] = (await server.ok('member.my', {}, { token: tokens[name] })).id;
  }
});

const list = (params: object = {}, who: keyof typeof people = 'lin') =>
  app.ok('college.material', params, { token: tokens[who] });
const all = async (who: keyof typeof people) => [
  ...(await list({}, who)).page.list,
  ...(await list({ page: 2 }, who)).page.list,
];
const get = (id: string, who: keyof typeof people) => app.call('college.materialGet', { id }, { token: tokens[who] });
const preview = (id: string, who: keyof typeof people) =>
  app.call('college.materialPreview', { id }, { token: tokens[who] });
const fetch = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });
const titled = async (title: string) => {
  const [row] = await app.db.select().from(materials).where(eq(materials.title, title));
  if (!row) throw new Error(title);
  return row;
};

describe('college.material', () => {
  test('24 in six classes, with the own downloads of 90 days beside them', async () => {
    const { cates, page } = await list();
    expect(cates.map(({ label, count }) => `${label} ${count}`)).toEqual([
      '全部 24',
      '课件 6',
      '产品手册 5',
      '海报素材 4',
      '销售话术 3',
      '检测报告 3',
      '冲泡卡 3',
      '已下载 2',
    ]);
    expect(page).toMatchObject({ total: 24, more: true });
    expect(page.list[0]).toMatchObject({ title: '普洱入门 随堂课件', kind: 'pdf', locked: false, courseId: '7301' });
    const own = await list({ cateId: 'mine' });
    expect(own.page.list.map(({ title }) => title)).toEqual(['普洱入门 随堂课件', '绿茶冲泡卡']);
    expect(own.page.list.every(({ downloadedAt }) => (downloadedAt ?? 0) > 0)).toBe(true);
    expect((await list({ cateId: 'mine' }, 'xu')).page).toMatchObject({ total: 0, list: [] });
    // A month later the older one is no news any more.
    app.clock.advance(55 * 86_400_000);
    const later = await app.ok('college.material', { cateId: 'mine' }, { token: await app.login(LIN) });
    expect(later.page.list.map(({ title }) => title)).toEqual(['普洱入门 随堂课件']);
  });

  test('by class, kind, course and word; what was taken away is not there', async () => {
    const titles = async (params: object) => (await list(params)).page.list.map(({ title }) => title);
    expect(await titles({ cateId: '检测报告', keyword: '生饼' })).toEqual(['古树生饼 检测摘要']);
    expect(await titles({ kind: 'sheet' })).toEqual(['规格与报价总表', '朋友圈文案表']);
    expect(await titles({ courseId: YANCHA })).toEqual(['岩茶山场 随堂课件']);
    expect(await titles({ keyword: '%' })).toEqual([]);
    expect((await list({ kind: 'image' })).cates.map(({ count }) => count)).toEqual([4, 4, 0]);
    await app.db.update(materials).set({ status: 'off' }).where(eq(materials.kind, 'sheet'));
    expect(await titles({ kind: 'sheet' })).toEqual([]);
    expect((await app.call('college.material', {})).code).toBe(401);
    expect(await app.call('college.material', { kind: 'exe' }, { token: tokens.lin })).toMatchObject({ field: 'kind' });
  });

  test('says what is needed for a locked one', async () => {
    const said = async (who: keyof typeof people) =>
      Object.fromEntries((await all(who)).flatMap(({ title, lockText }) => (lockText ? [[title, lockText]] : [])));
    expect(await said('lin')).toEqual({
      '茶席美学 随堂课件': '购买《茶席美学》后可下载',
      茶器产品手册: '推广员可下载',
      规格与报价总表: '员工可下载',
      '银针上新 海报': '推广员可下载',
      '夜茶会 海报': '推广员可下载',
      '围炉煮茶 海报': '推广员可下载',
      迎客三句话: '员工可下载',
      客人犹豫的时候: '员工可下载',
      朋友圈文案表: '推广员可下载',
    });
    expect(Object.values(await said('chen')).filter((text) => text === '推广员可下载')).toEqual([]);
    expect(Object.values(await said('wang'))).toEqual([
      '购买《白茶与陈化》后可下载',
      '购买《岩茶山场》后可下载',
      '购买《茶席美学》后可下载',
    ]);
    // A course that nobody knows opens to nobody.
    await app.db.update(materials).set({ courseId: '1' }).where(eq(materials.courseId, YANCHA));
    expect((await said('lin'))['岩茶山场 随堂课件']).toBe('购买课程后可下载');
  });
});

describe('college.materialGet', () => {
  test('counts a download once an hour, and says until when it opens', async () => {
    const { id, downloads } = await titled('绿茶冲泡卡');
    const first = await app.ok('college.materialGet', { id }, { token: tokens.xu });
    expect(first).toMatchObject({ downloads: downloads + 1, expiresAt: app.clock.now() + 600_000 });
    expect((await get(id, 'xu')).data.downloads).toBe(downloads + 1);
    app.clock.advance(3_600_000);
    expect((await get(id, 'xu')).data.downloads).toBe(downloads + 2);
    expect((await list({ cateId: 'mine' }, 'xu')).page.list.map((row) => row.id)).toEqual([id]);
  });

  test('ten taps at once are one download', async () => {
    const { id, downloads } = await titled('岩茶冲泡卡');
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(id, 'xu')));
    expect(answers.every(({ code }) => code === 200)).toBe(true);
    expect(await titled('岩茶冲泡卡')).toMatchObject({ downloads: downloads + 1 });
    const rows = await app.db.select().from(materialDownloads).where(eq(materialDownloads.materialId, id));
    expect(rows.filter(({ memberId }) => memberId === ids.xu)).toHaveLength(1);
  });

  test('of what is locked says what is needed, and counts nothing; of what is not there 404', async () => {
    const { id, downloads } = await titled('规格与报价总表');
    expect(await get(id, 'lin')).toMatchObject({ code: 403, message: '员工可下载' });
    expect(await preview(id, 'lin')).toMatchObject({ code: 403, message: '员工可下载' });
    expect(await titled('规格与报价总表')).toMatchObject({ downloads });
    expect((await get('1', 'lin')).code).toBe(404);
    expect((await preview('1', 'lin')).code).toBe(404);
    expect((await app.call('college.materialGet', { id })).code).toBe(401);
    await app.db.update(materials).set({ status: 'off' }).where(eq(materials.id, id));
    expect((await get(id, 'wang')).code).toBe(404);
  });
});

const nameOf = ({ kind, file }: { kind: string; file: string }) =>
  `file.${kind === 'image' ? 'jpg' : file.split('.').pop()}`;

describe('rule 41.15: rights walk', () => {
  const MAY: Record<keyof typeof people, (lock: string | null, courseId: string | null) => boolean> = {
    lin: (lock, courseId) => lock === null || (lock === 'course' && OWNED.includes(courseId ?? '')),
    chen: (lock) => lock === null || lock === 'team',
    wang: (lock) => lock === null || lock === 'team' || lock === 'employee',
    xu: (lock) => lock === null,
  };
  test('every file opens for who may have it, and for nobody else, however asked', async () => {
    const rows = await app.db.select().from(materials);
    expect(rows).toHaveLength(24);
    for (const row of rows) {
      for (const who of Object.keys(people) as (keyof typeof people)[]) {
        const may = MAY[who](row.lock, row.courseId);
        const got = await get(row.id, who);
        const looked = await preview(row.id, who);
        expect([row.title, who, got.code, looked.code]).toEqual([row.title, who, may ? 200 : 403, may ? 200 : 403]);
        // An address that somebody makes up for himself with a right signature of the server's own would still be asked for the right.
        const made = signedUrl(app.server.config, `/materials/${row.id}/${ids[who]}/${nameOf(row)}`, app.clock.now());
        expect((await fetch(made)).statusCode).toBe(may ? 200 : 404);
        if (!may) continue;
        const file = await fetch(got.data.url);
        expect(file.statusCode).toBe(200);
        if (row.kind === 'image') expect(file.headers['content-type']).toBe('image/jpeg');
        else expect([row.title, file.rawPayload.length]).toEqual([row.title, row.size]);
        expect(file.headers).toMatchObject({
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        });
        expect(file.headers['content-disposition']).toContain('attachment');
        const shown = [...looked.data.pages, ...(looked.data.url ? [looked.data.url] : [])];
        expect(shown).toHaveLength(row.kind === 'pdf' ? row.pages : row.kind === 'sheet' ? 0 : 1);
        if (who === 'lin' || (row.lock && who === 'wang'))
          for (const url of shown) expect((await fetch(url)).statusCode).toBe(200);
      }
    }
  });

  test('an expired, a foreign, a bent or a bare address opens nothing', async () => {
    const { id } = await titled('普洱产品手册');
    const other = (await titled('白茶产品手册')).id;
    const { url } = (await get(id, 'lin')).data;
    const [path = '', query = ''] = url.split('?');
    const opens = async (address: string) => (await fetch(address)).statusCode;
    expect(await opens(url)).toBe(200);
    const bent = [
      path,
      `${path}?until=${app.clock.now() + 60_000}`,
      `${path}?${query.replace(/until=\d+/, `until=${app.clock.now() + 86_400_000}`)}`,
      `${path}?${query}x`,
      // Somebody else's place, another file, another way to look at it.
      `${path.replace(ids.lin, ids.xu)}?${query}`,
      `${path.replace(`/${id}/`, `/${other}/`)}?${query}`,
      `${path.replace('/file.pdf', '/view')}?${query}`,
      `${path.replace('/file.pdf', '/page-1')}?${query}`,
      `/materials/${id}/0/file.pdf?${query}`,
      `/materials/x/${ids.lin}/file.pdf?${query}`,
      `/materials/..%2f${id}/${ids.lin}/file.pdf?${query}`,
    ];
    for (const address of bent) expect([address, await opens(address)]).toEqual([address, 404]);
    app.clock.advance(600_001);
    expect(await opens(url)).toBe(404);
    expect(await opens((await get(id, 'lin')).data.url)).toBe(200);
  });

  test('who is no longer of the staff has addresses that open nothing; so has what was taken away', async () => {
    const { id } = await titled('迎客三句话');
    const { url } = (await get(id, 'wang')).data;
    expect((await fetch(url)).statusCode).toBe(200);
    await app.db.update(employees).set({ memberId: ids.xu }).where(eq(employees.memberId, ids.wang));
    expect((await fetch(url)).statusCode).toBe(404);
    await app.db.update(employees).set({ memberId: ids.wang }).where(eq(employees.memberId, ids.xu));
    await app.db.update(materials).set({ status: 'off' }).where(eq(materials.id, id));
    expect((await fetch(url)).statusCode).toBe(404);
  });
});

test('a course that goes back locks its materials again, also by an address that was given', async () => {
  const { id } = await titled('岩茶山场 随堂课件');
  const { url } = (await get(id, 'lin')).data;
  expect((await fetch(url)).statusCode).toBe(200);
  const own = and(eq(enrolments.memberId, ids.lin), eq(enrolments.courseId, YANCHA));
  await app.db.update(enrolments).set({ revokedAt: app.clock.now() }).where(own);
  expect((await get(id, 'lin')).code).toBe(403);
  expect((await fetch(url)).statusCode).toBe(404);
  await app.db.update(enrolments).set({ revokedAt: null }).where(own);
});

test('a course and the home of the college show their materials', async () => {
  const { materials: own } = await app.ok('college.courseView', { id: YANCHA }, { token: tokens.xu });
  expect(own.map(({ title, locked }) => [title, locked])).toEqual([['岩茶山场 随堂课件', true]]);
  const { materials: newest } = await app.ok('college.index', {});
  expect(newest.length).toBeGreaterThan(0);
});

describe('a file', () => {
  test('of sound and film comes in parts; pages are pictures', async () => {
    const sound = (await preview((await titled('冲泡伴练 慢板')).id, 'lin')).data.url ?? '';
    const part = await fetch(sound, { range: 'bytes=0-43' });
    expect([part.statusCode, part.headers['content-type'], part.rawPayload.subarray(0, 4).toString()]).toEqual([
      206,
      'audio/wav',
      'RIFF',
    ]);
    expect(part.headers['cache-control']).toBe('private, no-store');
    const { pages } = (await preview((await titled('普洱入门 随堂课件')).id, 'lin')).data;
    expect(pages).toHaveLength(5);
    const first = await fetch(pages[0] ?? '');
    expect(first.headers['content-type']).toBe('image/webp');
    // Kept: the second one who looks gets the same bytes.
    expect((await fetch(pages[0] ?? '')).rawPayload.equals(first.rawPayload)).toBe(true);
    const beyond = signedUrl(app.server.config, `/materials/6901/${ids.lin}/page-9`, app.clock.now());
    expect((await fetch(beyond)).statusCode).toBe(404);
  });

  test('is called as its title, in every browser', async () => {
    const { url } = (await get((await titled('普洱产品手册')).id, 'lin')).data;
    expect((await fetch(url)).headers['content-disposition']).toBe(
      `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('普洱产品手册.pdf')}`,
    );
  });
});

test('a poster of a material has the own code; of what partners have only partners make one', async () => {
  const open = await titled('春山新茶 海报');
  const poster = await app.ok('site.poster', { kind: 'material', id: open.id }, { token: tokens.lin });
  expect(poster.title).toBe('春山新茶 海报');
  expect(poster.qr).toContain('share_id=');
  // The picture itself stands on it, for as long as it takes to draw it.
  expect(poster.image).not.toContain(open.cover);
  expect((await fetch(poster.image)).headers['content-type']).toBe('image/webp');
  const paper = await titled('普洱产品手册');
  const announced = await app.ok('site.poster', { kind: 'material', id: paper.id }, { token: tokens.lin });
  expect(announced.image).toBe(paper.cover);
  const { id } = await titled('银针上新 海报');
  expect((await app.call('site.poster', { kind: 'material', id }, { token: tokens.lin })).code).toBe(404);
  expect((await app.call('site.poster', { kind: 'material', id }, { token: tokens.chen })).code).toBe(200);
});
