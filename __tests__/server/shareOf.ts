/** The newest link that a member's phone had signed: it asks for it silently, some time after its page has come to rest. */
import { setTimeout as sleep } from 'node:timers/promises';
import { desc, eq } from 'drizzle-orm';
import { shares } from '../../server/db/schema';
import type { TestServer } from './harness';

const LOOKS = 300;

export async function shareOf(server: TestServer, memberId: string): Promise<typeof shares.$inferSelect> {
  for (let look = 0; look < LOOKS; look += 1) {
    const [share] = await server.db
      .select()
      .from(shares)
      .where(eq(shares.memberId, memberId))
      .orderBy(desc(shares.createdAt))
      .limit(1);
    if (share) return share;
    await sleep(100);
  }
  throw new Error(`${memberId} has shared nothing`);
}
