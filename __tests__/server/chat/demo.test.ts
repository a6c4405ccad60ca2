/** What was said in the demo can be looked at, listened to and opened: no address of it leads nowhere. */
import { sql } from 'drizzle-orm';
import { chatMessages } from '../../../server/db/schema';
import { testServer } from '../harness';

const app = testServer({ seed: true });

test('every picture, recording and paper of the demo’s conversations is there, as large as it says', async () => {
  const rows = await app.db
    .select()
    .from(chatMessages)
    .where(sql`${chatMessages.body}->>'url' is not null`);
  const bodies = new Map(rows.map(({ type, body }) => [body.url ?? '', { type, size: body.size }]));
  expect(bodies.size).toBeGreaterThan(3);
  const wrong: string[] = [];
  for (const [url, { type, size }] of bodies) {
    const { statusCode, rawPayload } = await app.http.inject({ method: 'GET', url });
    // A packed date is a byte more or less.
    const isAsLarge = type !== 'file' || Math.abs(rawPayload.length - (size ?? 0)) < 50;
    if (statusCode !== 200 || !isAsLarge) wrong.push(`${url}: ${statusCode}, ${rawPayload.length} of ${size} bytes`);
  }
  expect(wrong).toEqual([]);
});
