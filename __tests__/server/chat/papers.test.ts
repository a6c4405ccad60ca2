/** Rule 28.4: a paper is its sender's own, says what the server knows of it, and is opened by who takes part in the conversation and by nobody else. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { files, sealedFiles } from '../../../server/db/schema';
import { DAY_MS } from '../../../server/lib/shanghai';
import { testServer } from '../harness';
import { PDF, sendPaper } from '../papers';
import { BUYING, chatting, ID, STORE, type Who } from './chatting';

const app = testServer({ seed: true });
const { act, login, read, tokens } = chatting(app);
beforeAll(login);

const upload = async (who: Who, name = '六月盘点.pdf', scene = 'chat') =>
  (await sendPaper(app, PDF, { name, scene, token: tokens[who] })).data;
const send = (who: Who, conversationId: string, url: string, clientId = randomUUID()) =>
  act(who, { action: 'send', conversationId, clientId, type: 'file', body: { url, text: '别的名字.pdf' } });
const ask = (who: Who, conversationId: string, messageId: string) =>
  app.call('ding.chatFile', { conversationId, messageId }, { token: tokens[who] });

test('a message says name and size as the server knows them; who takes part opens it, for some minutes', async () => {
  const paper = await upload('wang');
  expect(paper).toMatchObject({ kind: 'file', name: '六月盘点.pdf', size: PDF.length });
  const { data } = await send('wang', STORE, paper.url);
  expect(data.message!.body).toEqual({ url: paper.url, name: '六月盘点.pdf', size: PDF.length });
  const { code, data: opened } = await ask('mu', STORE, data.message!.id);
  expect(code).toBe(200);
  const served = await app.http.inject(opened.url);
  expect(served.rawPayload.equals(PDF)).toBe(true);
  expect(served.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(served.headers['content-disposition']).toBe(
    `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('六月盘点.pdf')}`,
  );
  app.clock.advance(11 * 60_000);
  expect((await app.http.inject(opened.url)).statusCode).toBe(404);
});

test('a stranger with the address of the message gets nothing; nothing of it lies among what is served', async () => {
  const paper = await upload('wang', '合同（终稿）.pdf');
  const { data } = await send('wang', STORE, paper.url);
  expect((await app.http.inject(paper.url)).statusCode).toBe(404);
  expect((await app.http.inject(`${paper.url}?until=${app.clock.now() + 1000}&sign=x`)).statusCode).toBe(404);
  // A customer, and a colleague by the id of another conversation.
  expect((await ask('zhou', STORE, data.message!.id)).code).toBe(404);
  expect((await ask('mu', BUYING, data.message!.id)).code).toBe(404);
  expect((await ask('wang', BUYING, data.message!.id)).code).toBe(404);
  const kept = fs.readdirSync(path.join(app.server.config.dataDir, 'uploads'), {
    recursive: true,
    withFileTypes: true,
  });
  expect(kept.filter((entry) => entry.isFile() && /\.(pdf|part)$/.test(entry.name))).toEqual([]);
  const bytes = fs.readFileSync(path.join(app.server.config.dataDir, 'sealed', `${path.basename(paper.url)}.bin`));
  expect(bytes.includes('%PDF')).toBe(false);
});

test('somebody else’s paper is not sent, not even by who may read it; nor is a picture a paper, or a paper a picture', async () => {
  const paper = await upload('wang');
  await send('wang', STORE, paper.url);
  expect(await send('mu', STORE, paper.url)).toMatchObject({ code: 400, message: '请重新上传文件' });
  expect((await send('mu', STORE, `/sealed/${'a'.repeat(32)}.pdf`)).code).toBe(400);
  for (const type of ['image', 'voice', 'video'] as const) {
    const input = { action: 'send', conversationId: STORE, clientId: randomUUID(), type } as const;
    expect((await act('wang', { ...input, body: { url: paper.url } })).code).toBe(400);
  }
});

test('what was taken back is not opened any more, not even by its sender', async () => {
  const { data } = await send('wang', STORE, (await upload('wang')).url);
  await act('wang', { action: 'recall', conversationId: STORE, body: { messageId: data.message!.id } });
  for (const who of ['wang', 'mu'] as const) expect((await ask(who, STORE, data.message!.id)).code).toBe(404);
  const [text] = (await read('wang', STORE)).data.messages!.filter(({ type }) => type === 'text');
  expect((await ask('wang', STORE, text!.id)).code).toBe(404);
});

test('two of one name are two files; a retry is one message', async () => {
  const [one, two] = [await upload('wang', '合同.pdf'), await upload('wang', '合同.pdf')];
  expect(one.url).not.toBe(two.url);
  const clientId = randomUUID();
  const first = await send('wang', `C2C${ID.mu}`, one.url, clientId);
  const again = await send('wang', `C2C${ID.mu}`, one.url, clientId);
  const other = await send('wang', `C2C${ID.mu}`, two.url);
  expect(again.data.message!.id).toBe(first.data.message!.id);
  expect(other.data.message!.body).toMatchObject({ name: '合同.pdf', url: two.url });
});

test('one that was never sent goes after a day, with what was known of it; one that was sent stays', async () => {
  const [kept, lost] = [await upload('wang'), await upload('wang')];
  const { data } = await send('wang', STORE, kept.url);
  app.clock.advance(DAY_MS + 1);
  await app.runJobs();
  const known = async (url: string) => [
    await app.db.$count(sealedFiles, eq(sealedFiles.name, path.basename(url))),
    await app.db.$count(files, eq(files.path, url)),
  ];
  expect(await known(kept.url)).toEqual([1, 1]);
  expect(await known(lost.url)).toEqual([0, 0]);
  expect((await send('wang', STORE, lost.url)).code).toBe(400);
  await login();
  const { data: opened } = await ask('mu', STORE, data.message!.id);
  expect((await app.http.inject(opened.url)).statusCode).toBe(200);
});
