import { readPage } from '../../../server/seed/content/site';
import { htmlOf } from '../../../server/lib/markup';
import { pageContents } from '../../../server/db/schema';
import { testServer } from '../harness';

const app = testServer({ seed: 'base' });
const CODES = [
  'AGREEMENT',
  'PRIVACY',
  'ALGORITHM',
  'ADOPT',
  'ESCROW',
  'PROMOTER',
  'WHOLESALE',
  'MERCHANT',
  'CHANNEL',
  'LICENCE',
  'BRAND',
  'FAQ',
  'VIP_RULE',
  'COURSE',
  'HELP_ORDER',
  'HELP_SHIP',
  'HELP_RETURN',
  'HELP_PAY',
  'HELP_ACCOUNT',
];

test.each(CODES)('%s is a complete text', async (code) => {
  const { data } = await app.call('pages.view', { code });
  expect(data.code).toBe(code);
  expect(data.version).toMatch(/^\d+\.\d+$/);
  expect(data.updatedAt).toBeLessThan(app.clock.now());
  const text = (data.html ?? '').replace(/<[^>]+>/g, '');
  expect(text.length).toBeGreaterThan(250);
  expect(data.html).toContain('<h2>');
  expect(data.html).not.toMatch(/\*\*|^#|undefined|lorem/m);
});

test('codes are read in any case; unknown is 404; missing is named', async () => {
  expect((await app.call('pages.view', { code: 'faq' })).data.title).toBe('常见问题');
  expect(await app.call('pages.view', { code: 'NOTHING' })).toMatchObject({ code: 404, message: '内容不存在或已下架' });
  expect(await app.call('pages.view')).toMatchObject({ code: 400, field: 'code' });
});

test('a private text needs a session', async () => {
  const row = { code: 'STAFF_ONLY', title: '销售手册', blocks: [], version: '1.0', private: true, updatedAt: 1 };
  await app.db.insert(pageContents).values(row);
  expect((await app.call('pages.view', { code: 'STAFF_ONLY' })).code).toBe(401);
  const token = await app.login('13900000001');
  expect((await app.call('pages.view', { code: 'STAFF_ONLY' }, { token })).data.title).toBe('销售手册');
});

test('the old names answer the same texts', async () => {
  expect((await app.call('legacy.registerAgree')).data.code).toBe('AGREEMENT');
  expect((await app.call('legacy.privacyProtection')).data.code).toBe('PRIVACY');
  const all = (await app.call('legacy.joinAgreements')).data.map((page) => page.code);
  expect(all).toEqual(['MERCHANT', 'WHOLESALE', 'CHANNEL', 'ADOPT', 'ESCROW', 'PROMOTER']);
  expect((await app.call('legacy.joinAgreements', { code: 'adopt' })).data.map((page) => page.code)).toEqual(['ADOPT']);
  expect(await app.call('legacy.joinAgreements', { code: 'x' })).toMatchObject({
    code: 400,
    field: 'code',
  });
});

test('the markup: headings, lists, tables, strong; everything else is escaped', () => {
  expect(htmlOf('## 一\n正文 **重点** <script>')).toBe('<h2>一</h2>\n<p>正文 <strong>重点</strong> &lt;script&gt;</p>');
  expect(htmlOf('- 甲\n- 乙')).toBe('<ul><li>甲</li><li>乙</li></ul>');
  expect(htmlOf('| a | b |\n| 1 | 2 |')).toBe(
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  );
  expect(readPage('X', '# 标题\nversion: 3.1\nupdated: 2\n\n文', 200_000_000)).toMatchObject({
    title: '标题',
    version: '3.1',
    updatedAt: 27_200_000,
  });
});
