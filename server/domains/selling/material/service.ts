/** Materials: the list with what is locked and why, an address to download at, pages to look at before. */
import { OWN_DOWNLOADS, type MaterialRow } from '../../../../src/contract/material/schemas';
import type { CountTab } from '../../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { notFound, Refusal } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { untilOf } from '../../../http/signedUrl';
import { DAY_MS } from '../../../lib/shanghai';
import { addressOf, fileName, pageName, VIEW } from './address';
import { materialRow } from './presenter';
import {
  countCates,
  countDownload,
  findMaterial,
  listNewest,
  noteDownload,
  pageOfDownloads,
  pageOfMaterials,
  type Lately,
  type Listed,
  type Material,
} from './repository';
import { rightsTo } from './rights';

const LATELY_MS = 90 * DAY_MS;
/** The same member counts once in this time. */
const AGAIN_MS = 3_600_000;
/** Looked at before it is downloaded. */
const MOST_PAGES = 40;

const latelyOf = (memberId: string, now: number): Lately => ({ memberId, since: now - LATELY_MS });

async function present(
  tx: Tx,
  memberId: string | undefined,
  rows: readonly Listed[],
  now: number,
): Promise<MaterialRow[]> {
  const rights = await rightsTo(
    tx,
    memberId,
    rows.map(({ material }) => material),
    now,
  );
  return rows.map((row) => materialRow(row, rights.lackOf(row.material)));
}

export async function listMaterials(
  tx: Tx,
  memberId: string,
  { cateId, kind, courseId, keyword, page = 1 }: RequestOf<'college.material'>,
  now: number,
): Promise<DataOf<'college.material'>> {
  const wanted = { kind, courseId, keyword: keyword?.trim() };
  const lately = latelyOf(memberId, now);
  const [cates, own, { rows, total }] = await Promise.all([
    countCates(tx, wanted),
    pageOfDownloads(tx, lately, wanted, 1, 0),
    cateId === OWN_DOWNLOADS
      ? pageOfDownloads(tx, lately, wanted, PAGE_SIZE, offsetOf(page))
      : pageOfMaterials(tx, lately, { ...wanted, cate: cateId }, PAGE_SIZE, offsetOf(page)),
  ]);
  const tabs: CountTab[] = [
    { id: '', label: '全部', count: cates.reduce((sum, { count }) => sum + count, 0) },
    ...cates.map(({ cate, count }) => ({ id: cate, label: cate, count })),
    { id: OWN_DOWNLOADS, label: '已下载', count: own.total },
  ];
  return { cates: tabs, page: pageOf(await present(tx, memberId, rows, now), total, page) };
}

/** For the college: those of a course, or the newest of the house, to visitors too. */
export async function materialsFor(
  tx: Tx,
  memberId: string | undefined,
  { courseId, limit }: { courseId?: string; limit: number },
  now: number,
): Promise<MaterialRow[]> {
  const rows = await listNewest(tx, latelyOf(memberId ?? '0', now), courseId, limit);
  return present(tx, memberId, rows, now);
}

/** 404 it is not there, 403 what is needed. */
export async function openMaterial(tx: Tx, memberId: string, id: string, now: number): Promise<Material> {
  const material = await findMaterial(tx, id);
  if (!material) throw notFound();
  const lack = (await rightsTo(tx, memberId, [material], now)).lackOf(material);
  if (lack !== undefined) throw new Refusal(403, lack);
  return material;
}

export async function getMaterial(
  tx: Tx,
  memberId: string,
  id: string,
  now: number,
  server: Setup,
): Promise<DataOf<'college.materialGet'>> {
  const material = await openMaterial(tx, memberId, id, now);
  const before = await noteDownload(tx, memberId, id, now);
  const isNew = before === undefined || now - before >= AGAIN_MS;
  return {
    url: addressOf(server.config, { id, memberId, name: fileName(material) }, now),
    expiresAt: untilOf(now),
    downloads: isNew ? await countDownload(tx, id) : material.downloads,
  };
}

export async function previewMaterial(
  tx: Tx,
  memberId: string,
  id: string,
  now: number,
  server: Setup,
): Promise<DataOf<'college.materialPreview'>> {
  const { kind, pages, ratioBp } = await openMaterial(tx, memberId, id, now);
  const address = (name: string) => addressOf(server.config, { id, memberId, name }, now);
  const shown = kind === 'pdf' ? Math.min(pages, MOST_PAGES) : 0;
  return {
    kind,
    pages: Array.from({ length: shown }, (_, i) => address(pageName(i + 1))),
    ...(kind === 'pdf' || kind === 'sheet' ? {} : { url: address(VIEW) }),
    ratioBp,
    expiresAt: untilOf(now),
  };
}
