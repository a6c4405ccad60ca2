/**
 * Tokens that all processes share: a provider that ends the last one whenever it gives another would end, for each process that asks, what the
 * others hold.
 */
import { eq, sql } from 'drizzle-orm';
import type { Db } from './client';
import { settings } from './schema';

export interface SharedToken {
  value: string;
  /** Epoch ms. */
  until: number;
}

export interface TokenShelf {
  read(name: string): Promise<SharedToken | undefined>;
  /** Of two that come at the same time the one that ends later stays; who has put the other one gets it, too. */
  put(name: string, token: SharedToken): Promise<SharedToken>;
}

export function tokenShelf(db: Db): TokenShelf {
  const keyOf = (name: string) => `token ${name}`;
  const read: TokenShelf['read'] = async (name) => {
    const [row] = await db
      .select({ value: settings.value })
      .from(settings)
      .where(eq(settings.key, keyOf(name)));
    return row?.value as SharedToken | undefined;
  };
  return {
    read,
    put: async (name, token) => {
      await db
        .insert(settings)
        .values({ key: keyOf(name), value: token })
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: token },
          setWhere: sql`(${settings.value} ->> 'until')::numeric < ${token.until}`,
        });
      return (await read(name)) ?? token;
    },
  };
}
