/** The fields as anybody sees them. */
import type { TeaField } from '../../../../../src/contract/grove/schemas';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { notFound } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { DAY_MS, startOfDay } from '../../../../lib/shanghai';
import { countClaimable } from '../harvest/repository';
import { fieldView, planView, SENSORS, treeView } from './presenter';
import {
  countAdopters,
  findField,
  listDayMeans,
  listFields,
  listLogs,
  listPlans,
  loadReadings,
  pageOfPosts,
  sumHarvested,
  type FieldRow,
} from './repository';
import { countTrees, listVarieties, markOfStates, pageOfTrees } from '../tree/repository';
import { mapPath } from '../tree/mapPath';

const LOGS = 15;
const TREND_DAYS = 7;
const TREES_A_PAGE = 100;

/** Fields as they are shown, by id. */
export async function presentFields(tx: Tx, rows: readonly FieldRow[]) {
  const readings = await loadReadings(
    tx,
    rows.map(({ id }) => id),
  );
  const counts = await countTrees(tx);
  return new Map(rows.map((row) => [row.id, fieldView(row, readings.get(row.id), counts.get(row.id))]));
}

export async function presentField(tx: Tx, row: FieldRow): Promise<TeaField> {
  const readings = await loadReadings(tx, [row.id]);
  return fieldView(row, readings.get(row.id), (await countTrees(tx)).get(row.id));
}

export async function readFields(
  tx: Tx,
  memberId: string | undefined,
  { region, page = 1 }: RequestOf<'tea.fields'>,
  now: number,
): Promise<DataOf<'tea.fields'>> {
  const all = await listFields(tx);
  const wanted = region === undefined ? all : all.filter((field) => field.region === region);
  const shown = wanted.slice(offsetOf(page), offsetOf(page) + PAGE_SIZE);
  const counts = [...(await countTrees(tx)).values()];
  const trees = counts.reduce((sum, { total }) => sum + total, 0);
  return {
    summary: {
      fields: all.length,
      trees,
      adopted: counts.reduce((sum, { adopted }) => sum + adopted, 0),
      harvestKg: Math.round((await sumHarvested(tx)) / 1000),
      members: await countAdopters(tx),
    },
    regions: [...new Set(all.map((field) => field.region))],
    page: pageOf([...(await presentFields(tx, shown)).values()], wanted.length, page),
    claimable: memberId === undefined ? 0 : await countClaimable(tx, memberId),
    serverTime: now,
  };
}

export async function readField(tx: Tx, id: string, now: number): Promise<DataOf<'tea.fieldView'>> {
  const row = await findField(tx, id);
  if (!row) throw notFound();
  const field = await presentField(tx, row);
  // Whole days only: the mean of a morning is none of a day.
  const days = await listDayMeans(tx, id, startOfDay(now) - TREND_DAYS * DAY_MS, startOfDay(now));
  return {
    field,
    map: mapPath(id, await markOfStates(tx, id)),
    gallery: row.gallery,
    story: row.story,
    ...(row.liveId !== null && { camera: { liveId: row.liveId, cover: row.gallery[0] ?? '' } }),
    sensorTrend: SENSORS.map(({ key, label, unit, scale }) => {
      const values = days.map((day) => day[key] / scale);
      const newest = values.at(-1);
      return { key, label, value: newest === undefined ? '' : `${newest} ${unit}`, unit, values };
    }),
    log: (await listLogs(tx, id, LOGS)).map(({ at, title, text, photo }) => ({ at, title, text, photo })),
    plans: (await listPlans(tx, [id])).map(planView),
    batches: row.batches,
    geo: { lat: Number(row.lat), lng: Number(row.lng) },
    varieties: await listVarieties(tx, id),
    serverTime: now,
  };
}

export async function readTrees(
  tx: Tx,
  { id, page = 1, ...filter }: RequestOf<'tea.fieldTrees'>,
): Promise<DataOf<'tea.fieldTrees'>> {
  if (!(await findField(tx, id))) throw notFound();
  const { rows, total } = await pageOfTrees(tx, { fieldId: id, ...filter }, TREES_A_PAGE, (page - 1) * TREES_A_PAGE);
  return { list: rows.map(treeView), total, page, size: TREES_A_PAGE, more: page * TREES_A_PAGE < total };
}

export async function readPosts(
  tx: Tx,
  { page = 1, ...filter }: RequestOf<'tea.harvests'>,
): Promise<DataOf<'tea.harvests'>> {
  const { rows, total } = await pageOfPosts(tx, filter, PAGE_SIZE, offsetOf(page));
  return pageOf(
    rows.map(({ post, field }) => ({
      id: post.id,
      field: { id: field.id, name: field.name, region: field.region },
      season: post.season,
      year: post.year,
      grams: post.grams,
      photos: post.photos,
      text: post.text,
      adopters: post.adopters,
      at: post.at,
    })),
    total,
    page,
  );
}
