/** What two people say to one another is there at once; a refusal takes it away, doubt and silence do nothing, and nobody reads it for that. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { chatMessages, contentChecks, tasks } from '../../../server/db/schema';
import type { SandboxContent } from '../../../server/gateways/content';
import { testServer } from '../harness';

const app = testServer({ seed: true });

test('a message to the service', async () => {
  const platform = app.server.gateways.content as SandboxContent;
  platform.asksAbout = 'everything';
  const token = await app.login('13800000001');
  const { id: conversationId } = await app.ok('site.dingChat', { to: 'service' }, { token });
  const say = async (text: string) => {
    const input = { action: 'send', conversationId, type: 'text', clientId: randomUUID(), body: { text } } as const;
    const { message } = await app.ok('ding.chatSend', input, { token });
    return message!.id;
  };
  const statusOf = async (id: string) =>
    (await app.db.select().from(chatMessages).where(eq(chatMessages.id, id)))[0]!.status;
  const plain = await say('在吗');
  const doubtful = await say('疑似样例');
  const risky = await say('违规样例');
  expect(await Promise.all([plain, doubtful, risky].map(statusOf))).toEqual(['sent', 'sent', 'sent']);
  await app.runJobs();
  expect(await Promise.all([plain, doubtful, risky].map(statusOf))).toEqual(['sent', 'sent', 'recalled']);
  platform.down = true;
  const unanswered = await say('没有人答复');
  await app.runJobs();
  app.clock.advance(24 * 3_600_000);
  await app.runJobs();
  expect(await statusOf(unanswered)).toBe('sent');
  expect(await app.db.$count(tasks, and(eq(tasks.kind, 'content'), eq(tasks.status, 'todo')))).toBe(0);
  expect(await app.db.$count(contentChecks, eq(contentChecks.state, 'open'))).toBe(0);
});
