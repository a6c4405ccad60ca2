/** Headers that a browser keeps to, and which foreign pages may call. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { settings } from '../../../server/db/schema';
import { createTestServer, type TestServer } from '../harness';

const INLINE = 'window.early = 1;';
const page = (script: string) =>
  `<!doctype html><script>${script}</script><script defer src="/h5/static/js/app.js"></script>`;

let app: TestServer;
let h5Dir: string;
beforeAll(async () => {
  h5Dir = fs.mkdtempSync(path.join(process.env.TMPDIR ?? '/tmp', 'yejian-h5-'));
  fs.mkdirSync(path.join(h5Dir, 'static'));
  fs.writeFileSync(path.join(h5Dir, 'index.html'), page(INLINE));
  fs.writeFileSync(path.join(h5Dir, 'static/app.js'), '1');
  app = await createTestServer({ seed: 'base', config: { h5Dir, corsOrigins: ['https://app.example.com'] } });
});
afterAll(async () => {
  await app.close();
  fs.rmSync(h5Dir, { recursive: true });
});

const headersOf = async (url: string, headers: Record<string, string> = {}) =>
  (await app.http.inject({ url, headers })).headers;
async function policyOf(url: string): Promise<Record<string, string[]>> {
  const text = String((await headersOf(url))['content-security-policy']);
  return Object.fromEntries(
    text
      .split(/;\s*/)
      .map((part) => part.split(' '))
      .map(([name, ...sources]) => [name, sources]),
  );
}
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test.each(['/h5/', '/h5/index.html', '/h5/shop/pages/goods?id=1'])('%s runs its own scripts only', async (url) => {
  const policy = await policyOf(url);
  expect(policy['script-src']).toEqual(["'self'", 'https://res.wx.qq.com', hashOf(INLINE)]);
  expect(policy['frame-ancestors']).toEqual(["'self'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  // A chosen picture is read from there before it is sent, and pieces of a stream are a film there; they come from the host of their provider.
  expect(policy['connect-src']).toEqual(expect.arrayContaining(["'self'", 'blob:', 'https:']));
  expect(policy['media-src']).toEqual(["'self'", 'blob:', 'https:']);
  expect(policy['worker-src']).toEqual(["'self'", 'blob:']);
});

test('a new build and a new advert are allowed at once', async () => {
  const file = path.join(h5Dir, 'index.html');
  fs.writeFileSync(file, page('window.early = 2;'));
  fs.utimesSync(file, new Date(), new Date(Date.now() + 5000));
  expect((await policyOf('/h5/'))['script-src']).toContain(hashOf('window.early = 2;'));
  const [stored] = await app.db.select().from(settings).where(eq(settings.key, 'site'));
  const ad = { id: '1', image: '', link: '', seconds: 5, script: 'https://ad.example.com/a.js?x=1' };
  await app.db
    .insert(settings)
    .values({ key: 'site', value: { ...(stored?.value as object), ad } })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: { ...(stored?.value as object), ad } },
    });
  expect((await policyOf('/h5/'))['script-src']).toContain('https://ad.example.com');
});

test('everything else loads nothing; no answer is sniffed or tells where a reader came from', async () => {
  for (const url of ['/health', '/api/v1/nothing', '/h5/']) {
    const headers = await headersOf(url);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
  expect(await policyOf('/health')).toEqual({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
  expect((await policyOf('/docs/'))['default-src']).toEqual(["'self'"]);
});

test('scripts, styles and pictures carry no rules for pages, which a slow line would wait for', async () => {
  for (const url of ['/h5/static/app.js', '/images/goods/1001.webp?w=24']) {
    const headers = await headersOf(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(Object.keys(headers).filter((name) => /policy$|^x-/.test(name))).toEqual([
      'cross-origin-resource-policy',
      'x-content-type-options',
    ]);
  }
});

test('a shop behind TLS asks for TLS', async () => {
  const secure = await createTestServer({ config: { publicUrl: 'https://shop.example.com' } });
  const { headers } = await secure.http.inject('/health');
  expect(headers['strict-transport-security']).toBe('max-age=15552000');
  await secure.close();
});

test('only named origins may call from a browser', async () => {
  const allowed = (origin: string) =>
    headersOf('/health', { origin }).then((all) => all['access-control-allow-origin']);
  expect(await allowed('https://app.example.com')).toBe('https://app.example.com');
  expect(await allowed('https://evil.example.com')).toBeUndefined();
});
