import { and, desc, eq, sql } from 'drizzle-orm';
import { collects, masters } from '../../db/schema';
import type { SearchKind } from '../search/kind';
import { nameFirst, textHas } from '../search/repository';

const TEXT = sql`(${masters.name} || ' ' || ${masters.title} || ' ' || ${masters.region})`;

/** Tea people: teasers for everybody, their pages ask for a login. */
export const masterSearch: SearchKind = {
  label: '茶人',
  count: ({ tx, reading }) => tx.$count(masters, textHas(TEXT, reading)),
  list: async ({ tx, reading, memberId }, { limit, offset }) => ({
    masters: await tx
      .select({
        id: masters.id,
        name: masters.name,
        title: masters.title,
        cateId: masters.cateId,
        avatar: masters.avatar,
        cover: masters.cover,
        region: masters.region,
        works: masters.works,
        followers: masters.followers,
        collected: sql<boolean>`exists (${tx
          .select({ one: sql`1` })
          .from(collects)
          .where(
            and(eq(collects.memberId, memberId ?? '0'), eq(collects.kind, 'master'), eq(collects.targetId, masters.id)),
          )})`,
      })
      .from(masters)
      .where(textHas(TEXT, reading))
      .orderBy(nameFirst(sql`${masters.name}`, reading), desc(masters.followers), desc(masters.id))
      .limit(limit)
      .offset(offset),
  }),
};
