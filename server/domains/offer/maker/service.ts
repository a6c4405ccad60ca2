/** Masters and producers: lists by trade or region, and one of them with its goods. 404 for an unknown id. */
import type { CountTab } from '../../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { loadCards } from '../catalogue/cards';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { courseCards } from '../course/presenter';
import { pageOfCourses } from '../course/repository';
import { videosOfMaster } from '../video/service';
import { geoOf, masterCard, producerRow } from './presenter';
import {
  countCates,
  countMasters,
  countProducers,
  findBatches,
  findMaster,
  findMasters,
  findProducer,
  findProducers,
  findWorkIds,
} from './repository';

/** Courses on the page of a master. */
const WORKS = 20;

/** 全部 first, then every trade or region that has somebody. */
export async function listCates(tx: Tx, isRegion: boolean): Promise<CountTab[]> {
  const cates = (await countCates(tx, isRegion)).filter(({ count }) => count > 0);
  return [{ id: '', label: '全部', count: cates.reduce((sum, { count }) => sum + count, 0) }, ...cates];
}

export async function listMasters(
  tx: Tx,
  memberId: string,
  { cateId, keyword, sort, page = 1 }: RequestOf<'tea.master'>,
): Promise<DataOf<'tea.master'>> {
  const filter = { cateId, keyword, byFollowers: sort === 'followers' };
  const [rows, total] = await Promise.all([
    findMasters(tx, memberId, filter, PAGE_SIZE, offsetOf(page)),
    countMasters(tx, filter),
  ]);
  return { page: pageOf(rows.map(masterCard), total, page) };
}

export async function viewMaster(tx: Tx, memberId: string, id: string, now: number): Promise<DataOf<'tea.master'>> {
  const found = await findMaster(tx, memberId, id);
  if (!found) throw notFound();
  const { bio, honours, gallery, bookable, employeeNo } = found.master;
  const viewer = await loadPriceViewer(tx, memberId, now);
  return {
    master: {
      card: masterCard(found),
      bio,
      honours,
      gallery,
      goods: await loadCards(tx, await findWorkIds(tx, { masterId: id }), viewer, now),
      courses: await courseCards(
        tx,
        memberId,
        await pageOfCourses(tx, memberId, { kind: 'course', masterId: id }, { limit: WORKS }),
        now,
      ),
      videos: await videosOfMaster(tx, memberId, id),
      bookable,
      ...(employeeNo ? { employeeNo } : {}),
    },
  };
}

export async function listProducers(
  tx: Tx,
  { cateId, page = 1 }: RequestOf<'tea.producer'>,
): Promise<DataOf<'tea.producer'>> {
  const [rows, total] = await Promise.all([
    findProducers(tx, cateId, PAGE_SIZE, offsetOf(page)),
    countProducers(tx, cateId),
  ]);
  return { page: pageOf(rows.map(producerRow), total, page) };
}

export async function viewProducer(tx: Tx, memberId: string, id: string, now: number): Promise<DataOf<'tea.producer'>> {
  const row = await findProducer(tx, id);
  if (!row) throw notFound();
  const viewer = await loadPriceViewer(tx, memberId, now);
  return {
    producer: {
      card: producerRow(row),
      story: row.story,
      steps: row.steps,
      batches: await findBatches(tx, id),
      goods: await loadCards(tx, await findWorkIds(tx, { producerId: id }), viewer, now),
      ...(row.fieldId ? { fieldId: row.fieldId } : {}),
      geo: geoOf(row),
    },
  };
}
