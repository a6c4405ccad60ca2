/** Page texts of a shop: they say its own name, and leave out what it does not tell. */
import fs from 'node:fs';
import { factsOf, fillHtml, fillText, PLACEHOLDERS } from '../../../server/domains/people/content/fill';
import { writeShopSettings, writeSite } from '../../../server/domains/people/shopSettings/repository';
import { DEMO, OWN } from '../../../server/domains/people/shopSettings/settings';
import { ensureSite, samplePages } from '../../../server/seed/content/site';
import { createTestServer, type TestServer } from '../harness';

let app: TestServer;
beforeAll(async () => {
  app = await createTestServer();
  await app.db.transaction((tx) => ensureSite(tx, app.clock.now()));
});
afterAll(() => app.close());

const page = (code: string) => app.ok('pages.view', { code });

const facts = new Map([
  ['店名', '山外 & <b>"茶"'],
  ['公司名称', ''],
]);

test('facts are escaped in html and plain in titles; other braces stay', () => {
  expect(fillHtml('<p>欢迎来到{店名}，{别的}、{x} 不变</p>', facts)).toBe(
    '<p>欢迎来到山外 &amp; &lt;b&gt;&quot;茶&quot;，{别的}、{x} 不变</p>',
  );
  expect(fillText('{店名}协议', facts)).toBe('山外 & <b>"茶"协议');
});

test.each([
  ['a paragraph', '<p>甲</p>\n<p>由{公司名称}订立</p>\n<p>乙</p>', '<p>甲</p>\n<p>乙</p>'],
  ['an item', '<ul><li>甲</li><li>{公司名称}</li></ul>', '<ul><li>甲</li></ul>'],
  [
    'a row',
    '<table><thead><tr><th>名</th></tr></thead><tbody><tr><td>{公司名称}</td></tr><tr><td>乙</td></tr></tbody></table>',
    '<table><thead><tr><th>名</th></tr></thead><tbody><tr><td>乙</td></tr></tbody></table>',
  ],
  ['the inner one of two', '<ul><li>甲<p>{公司名称}</p></li></ul>', '<ul><li>甲</li></ul>'],
  ['a paragraph with a class', '<p class="a">{公司名称}</p><pre>丙</pre>', '<pre>丙</pre>'],
  [
    'a heading over nothing, a list and a table of nothing',
    '<h2>一</h2><ul><li>{公司名称}</li></ul>\n<h2>二</h2><h3>三</h3><table><thead><tr><th>名</th></tr></thead><tbody><tr><td>{公司名称}</td></tr></tbody></table>\n<h2>四</h2><p>丁</p>',
    '<h2>四</h2><p>丁</p>',
  ],
])('what is not told leaves out %s', (_, html, filled) => {
  expect(fillHtml(html, facts)).toBe(filled);
});

test('where all is told nothing is left out', () => {
  const html = '<h2>一</h2><h2>二</h2><p>{店名}</p>';
  expect(fillHtml(html, new Map([['店名', '山外']]))).toBe('<h2>一</h2><h2>二</h2><p>山外</p>');
});

test('the samples are nobody’s, and name only what there is', () => {
  for (const { code, title, html } of samplePages(0)) {
    const text = `${title} ${html ?? ''}`;
    expect([code, text.match(/叶间|yejian|400-820/gi)]).toEqual([code, null]);
    const named = [...text.matchAll(/\{(.+?)\}/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !PLACEHOLDERS.includes(name))).toEqual([]);
  }
});

test('the demo says all of it: no placeholder stays, nothing is left out', () => {
  const told = factsOf(DEMO.site, DEMO.shopSettings);
  expect([...told.values()]).not.toContain('');
  const licence = samplePages(0).find(({ code }) => code === 'LICENCE');
  const html = fillHtml(licence?.html ?? '', told);
  expect(html).toContain(
    '<p>杭州叶间茶业有限公司，统一社会信用代码 91330106MA2YEJ1A0B，注册地址：浙江省杭州市西湖区杨公堤 27 号。</p>',
  );
  expect(html).toContain('<p>“叶间”“叶间茶窖”为杭州叶间茶业有限公司申请的商标，未经许可不得使用。</p>');
  expect(html.match(/<tr>/g)).toHaveLength(5);
});

test('the story of the demo’s shop is the demo’s', async () => {
  const demo = await createTestServer({ seed: 'base' });
  const story = /六座茶园|十二位制茶师|六间茶馆/;
  expect((await demo.ok('pages.view', { code: 'BRAND' })).html).toMatch(story);
  expect((await page('BRAND')).html).not.toMatch(story);
  await demo.close();
});

test('a new shop’s pages say its name, and of its company what it told', async () => {
  await writeSite(app.db, { appName: '山外', serviceMobile: '400-000-0000' });
  expect((await page('AGREEMENT')).title).toBe('山外用户协议');
  expect((await page('AGREEMENT')).html).toContain('客服电话 400-000-0000（每日 09:00-21:00）');
  expect((await page('AGREEMENT')).html).not.toContain('欢迎使用');
  expect((await page('LICENCE')).html).not.toMatch(/证照|商标|演示/);
  await writeShopSettings(app.db, {
    legalName: '杭州山外茶业有限公司',
    registeredAddress: '杭州市龙坞 1 号',
    papers: { ...OWN.shopSettings.papers, creditCode: '91330106MA00000000' },
  });
  expect((await page('AGREEMENT')).html).toContain('欢迎使用山外。本协议由你与杭州山外茶业有限公司（以下称“山外”');
  const licence = (await page('LICENCE')).html;
  expect(licence).toContain('<td>营业执照</td><td>91330106MA00000000</td>');
  expect(licence).not.toMatch(/食品经营许可证|商标|\{/);
  const joining = await app.ok('legacy.joinAgreements', {});
  expect(JSON.stringify(joining)).toContain('杭州山外茶业有限公司订立');
  // The handbook of talk is read by whoever works here, under its own call.
  for (const { code } of samplePages(0).filter((one) => !one.private))
    expect([code, JSON.stringify(await page(code)).match(/叶间|yejian|\{[^"]/gi)]).toEqual([code, null]);
});

test('the promoters’ terms say the rates of the shop', async () => {
  const terms = async () => (await page('PROMOTER')).html ?? '';
  expect(await terms()).toContain('按实付商品金额的 8% 计收益；间接推荐的为 3%。');
  await app.db.transaction((tx) =>
    writeShopSettings(tx, {
      ...OWN.shopSettings,
      income: {
        ...OWN.shopSettings.income,
        directBp: 1250,
        indirectBp: 50,
        gradeBp: [0, 150],
        settleDays: 10,
        messengerPerDay: 50_000,
      },
      team: {
        ...OWN.shopSettings.team,
        grades: [
          { name: '茶友', needDirect: 0, needAmount: 0 },
          { name: '掌柜', needDirect: 5, needAmount: 1_200_000 },
        ],
      },
    }),
  );
  const now = await terms();
  for (const words of [
    '按实付商品金额的 12.5% 计收益；间接推荐的为 0.5%。',
    '确认收货满 10 天后结算入账',
    '微信零钱单日 10-500 元，',
    '<p>茶友：同意本协议，无额外比例；掌柜：直接推荐满 5 人且月成交满 12,000 元，直接推荐另加 1.5%。',
  ])
    expect(now).toContain(words);
  expect(now).not.toMatch(/8%|[{}]/);
  await app.db.transaction((tx) => writeShopSettings(tx, OWN.shopSettings));
});

test('no other words of the server name the demo’s shop', () => {
  // The settings are the demo's own; a picture is drawn for it.
  const own = /^(seed|art|pictures|video|audio)\/|^domains\/people\/shopSettings\/settings\.ts$/;
  const files = fs.readdirSync('server', { recursive: true, encoding: 'utf8' });
  const named = files.filter(
    (file) => file.endsWith('.ts') && !own.test(file) && fs.readFileSync(`server/${file}`, 'utf8').includes('叶间'),
  );
  expect(named).toEqual([]);
});
