/** SQL of uploaded pictures. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { files } from '../../db/schema';

export async function insertFile(tx: Tx, row: typeof files.$inferInsert): Promise<void> {
  await tx.insert(files).values(row);
}

/** Every path is an upload of the member. */
export async function ownsFiles(tx: Tx, memberId: string, paths: readonly string[]): Promise<boolean> {
  const own = await tx
    .select({ path: files.path })
    .from(files)
    .where(and(eq(files.memberId, memberId), inArray(files.path, [...paths])));
  return paths.every((wanted) => own.some(({ path }) => path === wanted));
}
