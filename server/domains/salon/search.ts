import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { activities, activitySignups, stores } from '../../db/schema';
import { activityCard } from './presenter';
import { textHas, type SearchKind } from '../search/kind';

const TEXT = sql`(${activities.title} || ' ' || (select name || ' ' || city from stores where id = ${activities.storeId}))`;

/** Activities by title and store: those to come first, then the latest of the past. */
export const activitySearch: SearchKind = {
  label: '活动',
  count: ({ tx, reading }) => tx.$count(activities, textHas(TEXT, reading)),
  list: async ({ tx, reading, now, memberId }, { limit, offset }) => {
    const rows = await tx
      .select({ activity: activities, store: stores, signup: activitySignups })
      .from(activities)
      .innerJoin(stores, eq(stores.id, activities.storeId))
      .leftJoin(
        activitySignups,
        and(
          eq(activitySignups.activityId, activities.id),
          eq(activitySignups.memberId, memberId ?? '0'),
          ne(activitySignups.status, 'cancelled'),
        ),
      )
      .where(textHas(TEXT, reading))
      .orderBy(desc(gt(activities.endAt, now)), asc(sql`abs(${activities.startAt} - ${now})`), asc(activities.id))
      .limit(limit)
      .offset(offset);
    return { activities: rows.map((row) => activityCard(row, now)) };
  },
};
