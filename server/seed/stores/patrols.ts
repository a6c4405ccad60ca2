/** Patrols of thirty days: what was found at each point, five things that are not closed, one of them overdue (rule 36). */
import type { PatrolItem, PatrolResult } from '../../../src/contract/patrol/shapes';
import type { Tx } from '../../db/client';
import { patrolPoints, patrolRecords, tasks } from '../../db/schema';
import { DAY_MS, dayOf, weekdayOf } from '../../lib/shanghai';
import { fixByOf } from '../../domains/staff/patrol/plan';
import { PATROL_ISSUES, PATROL_POINTS, storeGeo } from '../data/patrols';
import { insertAll } from '../insert';
import { briefOf } from './assets';

const DAYS = 30;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const PATROLLERS = ['10101', '10104'];

type Row = typeof patrolRecords.$inferInsert;
type Point = (typeof PATROL_POINTS)[number];

/** The same number for the same things: between 0 and 999. */
const spread = (a: number, b: number): number => (a * 7919 + b * 104_729 + a * b * 31) % 1000;

function resultOf({ id, type, min = 0, max = 0, picture }: PatrolItem, luck: number): PatrolResult {
  if (type === 'number')
    return { itemId: id, ok: true, value: Number((min + ((max - min) * (250 + (luck % 500))) / 1000).toFixed(2)) };
  return { itemId: id, ok: true, ...(type === 'photo' && picture !== undefined && { photo: picture }) };
}

const line = (label: string, at: number) => ({ key: String(at), label, value: String(at) });

function recordOf(point: Point, id: string, at: number, byId: string, luck: number): Row {
  const by = briefOf(byId);
  const items = point.items ?? [];
  const away = luck % 97 === 0;
  return {
    ...{ id, pointId: point.id ?? '', storeId: point.storeId, name: point.name, area: point.area, items },
    ...{ day: dayOf(at), at, byId, by, geo: storeGeo(point.storeId), away, typed: luck % 41 === 0 },
    distance: away ? 860 : 3 + (luck % 24),
    results: items.map((item, i) => resultOf(item, (luck * (i + 3)) % 1000)),
    status: 'ok',
    log: [line(`${by.name} 检查`, at)],
  };
}

/** What was wrong, and to whom it was given. */
function withIssue(
  row: Row,
  { item, note, value, to }: { item: string; note: string; value?: number; to: string },
): Row {
  const title = row.items?.find(({ id }) => id === item)?.title ?? '';
  const results = (row.results ?? []).map((one) =>
    one.itemId === item
      ? {
          ...one,
          ok: false,
          note,
          photo: `/images/store/${row.storeId}-in.webp`,
          ...(value !== undefined && { value }),
        }
      : one,
  );
  const assignee = briefOf(to);
  return {
    ...row,
    ...{ status: 'issue', results, summary: `${title}：${note}`, assigneeId: to, assignee, dueAt: fixByOf(row.at) },
    log: [...(row.log ?? []), line(`交给 ${assignee.name} 整改`, row.at)],
  };
}

function fixedBy(row: Row, at: number, note: string): Row {
  const { name } = row.assignee ?? { name: '' };
  return {
    ...row,
    ...{ status: 'fixed', fixedById: row.assigneeId, fixedBy: name, fixNote: note },
    fixPhotos: [`/images/store/${row.storeId}-in.webp`],
    log: [...(row.log ?? []), line(`${name} 整改：${note}`, at)],
  };
}

const WRONG = '角落有水渍';

/** Found, put right the same day, and looked at again by the other one. */
function closed(row: Row): Row {
  const [item] = row.items ?? [];
  const other = row.byId === '10101' ? '10104' : '10101';
  const found = withIssue(row, { item: item?.id ?? '', note: WRONG, to: row.byId });
  const fixed = fixedBy(found, row.at + 2 * HOUR, '已经处理干净');
  const { name } = briefOf(other);
  return {
    ...fixed,
    ...{ status: 'closed', recheckBy: name },
    log: [...(fixed.log ?? []), line(`${name} 复查通过`, row.at + 3 * HOUR)],
  };
}

const minuteOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

export async function seedPatrols(tx: Tx, at: number, now: number): Promise<void> {
  await insertAll(
    tx,
    patrolPoints,
    PATROL_POINTS.map((point, sort) => ({ ...point, sort })),
  );
  const rows: Row[] = [];
  let next = 737_001;
  for (let ago = DAYS; ago >= 0; ago -= 1)
    PATROL_POINTS.forEach((point, n) => {
      const day = at - ago * DAY_MS;
      const luck = spread(ago + 1, n + 1);
      if (point.frequency === 'weekly' && (weekdayOf(day) || 7) !== point.weekday) return;
      // A point in thirty is forgotten, and the last one of a day that runs is still to come.
      const when = day + (minuteOf(point.dueTime) - 25 + (luck % 20)) * MINUTE;
      if (luck % 30 === 7 || when > now - 5 * HOUR) return;
      const row = recordOf(point, String(next), when, PATROLLERS[luck % 2] ?? '10104', luck);
      next += 1;
      rows.push(luck % 37 === 0 && ago > 3 ? closed(row) : row);
    });
  for (const { point: pointId, by, hoursAgo, ...found } of PATROL_ISSUES) {
    const point = PATROL_POINTS.find(({ id }) => id === pointId);
    if (!point) continue;
    const row = withIssue(recordOf(point, String(next), now - hoursAgo * HOUR, by, 11), found);
    next += 1;
    rows.push('fixed' in found ? fixedBy(row, row.at + 20 * HOUR, found.fixed) : row);
  }
  await insertAll(tx, patrolRecords, rows);
  await insertAll(
    tx,
    tasks,
    rows.filter(({ status }) => status === 'issue').map((row) => taskOf(row)),
  );
}

const taskOf = (row: Row): typeof tasks.$inferInsert => ({
  kind: 'patrol',
  targetId: row.id ?? '',
  title: `巡台整改 ${row.name}`,
  summary: row.summary ?? '',
  fromId: null,
  fromName: row.by?.name ?? '',
  area: 'patrol',
  assigneeId: row.assigneeId ?? null,
  worth: null,
  route: `/qrCodeOrder/pages/patrol?id=${row.id}`,
  fields: [
    { key: 'area', label: '位置', value: `${row.area} ${row.name}` },
    { key: 'found', label: '问题', value: row.summary ?? '' },
  ],
  files: [`/images/store/${row.storeId}-in.webp`],
  dueAt: row.dueAt ?? null,
  createdAt: row.at,
});
