/** Three senders and one reader over broken lines (rules 28.2, 28.3): each message once, in the server's order, nothing lost. */
import { randomUUID } from 'node:crypto';
import type { Frame } from '../../../src/contract/realtime/frames';
import type { DataOf } from '../../../src/contract/schemas';
import { testServer, RACES } from '../harness';
import { openEar, serve, type Ear } from '../realtime/listen';
import { chatting, ID, STORE, type Who } from './chatting';

const app = testServer({ seed: true });
const { act, badge, login, read, say, tokens } = chatting(app);
type Msg = NonNullable<DataOf<'ding.chat'>['messages']>[number];
let url: string;
beforeAll(async () => {
  await login();
  url = await serve(app);
});

const ROOM = STORE.slice('GROUP'.length);
const EACH = 4;

/** A phone that knows what it has heard, and asks for the rest by the last rev it knows. */
async function reader(who: Who) {
  const known = new Map<string, Msg>();
  let { rev } = (await read(who, STORE)).data as { rev: number };
  let ear: Ear | undefined;
  const take = (message: Msg) => void known.set(message.id, message);
  return {
    known,
    listen() {
      ear = openEar(url, tokens[who], `conv:${ROOM}`);
    },
    /** The line breaks; what it had said until then was heard. */
    lose() {
      for (const { kind, data } of (ear?.frames ?? []) as Frame[]) if (kind === 'message') take(data.message as Msg);
      ear?.socket.terminate();
      ear = undefined;
    },
    async catchUp() {
      for (;;) {
        const { messages, more } = (await read(who, STORE, { since: rev, size: 7 })).data;
        messages!.forEach(take);
        rev = Math.max(rev, ...messages!.map((message) => message.rev));
        if (!more) return;
      }
    },
  };
}

test('three senders, one reader, a line that breaks', async () => {
  const senders: Who[] = ['mu', 'zhao', 'wu'];
  for (let round = 0; round < RACES; round++) {
    const phone = await reader('wang');
    const said = senders.flatMap((who) =>
      Array.from({ length: EACH }, (_, i) => ({ who, text: `${who} ${round}-${i}`, clientId: randomUUID() })),
    );
    phone.listen();
    await Promise.all(
      senders.map(async (who) => {
        for (const { text, clientId } of said.filter((one) => one.who === who)) {
          // The answer was lost: the phone sends the same again, at the same time as it still travels.
          const answers = await Promise.all([say(who, STORE, text, {}, clientId), say(who, STORE, text, {}, clientId)]);
          expect(answers.map(({ code }) => code)).toEqual([200, 200]);
          expect(answers[0].data.message!.id).toBe(answers[1].data.message!.id);
          if (text.endsWith('-1')) phone.lose();
          if (text.endsWith('-2')) phone.listen();
        }
      }),
    );
    phone.lose();
    await phone.catchUp();
    const got = [...phone.known.values()].sort((a, b) => a.seq - b.seq);
    expect(got.map(({ clientId }) => clientId).sort()).toEqual(said.map(({ clientId }) => clientId).sort());
    expect(new Set(got.map(({ seq }) => seq)).size).toBe(got.length);
    expect(got.at(-1)!.seq - got[0]!.seq).toBe(got.length - 1);
    for (const who of senders)
      expect(got.filter(({ body }) => body.text!.startsWith(who)).map(({ body }) => body.text)).toEqual(
        said.filter((one) => one.who === who).map(({ text }) => text),
      );
  }
}, 300_000);

test('reading, writing and taking back at once: badges stay what is unread', async () => {
  for (let round = 0; round < RACES; round++) {
    await act('wang', { action: 'read', conversationId: STORE });
    const first = (await say('mu', STORE, `先 ${round}`)).data.message!;
    await Promise.all([
      act('wang', { action: 'read', conversationId: STORE, body: { seq: first.seq } }),
      say('zhao', STORE, `后 ${round}`),
      act('mu', { action: 'recall', conversationId: STORE, body: { messageId: first.id } }),
    ]);
    const { conversations } = await app.ok('ding.chat', {}, { token: tokens.wang });
    const { messages } = (await read('wang', STORE)).data;
    const unread = messages!.filter(
      ({ seq, status, type }) => seq > first.seq && status === 'sent' && type !== 'system',
    );
    expect(conversations!.find(({ id }) => id === STORE)!.unread).toBe(unread.length);
  }
}, 300_000);

test('two who open the same conversation at once get the same', async () => {
  for (let round = 0; round < RACES; round++) {
    const [a, b] = await Promise.all([
      app.ok('site.dingChat', {}, { token: tokens.zhou }),
      app.ok('site.dingChat', {}, { token: tokens.zhou }),
    ]);
    expect(a.room).toBe(b.room);
  }
});

// https://github.com/telegramdesktop/tdesktop/issues/6995, https://github.com/element-hq/element-web/issues/18437
test('who leaves a group that is not read to its end: the other phone counts without it', async () => {
  const clientId = randomUUID();
  const made = await act('mu', { action: 'create', memberIds: ['10106'], clientId, title: '会员日' });
  const { id } = made.data.conversation!;
  const before = await badge('wu');
  await say('mu', id, '九点半到店');
  expect(await badge('wu')).toBe(before + 1);
  const topic = `user:${ID.wu}`;
  const other = openEar(url, tokens.wu, topic);
  await other.hears((frame) => frame.topic === topic);
  other.frames.length = 0;
  await act('wu', { action: 'leave', conversationId: id });
  await other.hears((frame) => frame.topic === topic && frame.kind === 'notice');
  expect(await badge('wu')).toBe(before);
  other.socket.close();
});
