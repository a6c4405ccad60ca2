/** Stock-takings are begun and read. */
import type { StockTakeDetail } from '../../../../src/contract/stockTake/shapes';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { conflict, forbidden, notFound, refuse, Refusal } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { codeOf } from '../asset/code';
import { presentAsset } from '../asset/presenter';
import { findAssetByCode, listCategories, type AssetRow } from '../asset/repository';
import { covers } from '../asset/scope';
import { worksIn } from '../../people/employee/desks';
import { presentEmployee } from '../../people/employee/presenter';
import { listStaffByIds, staffOf, type Staff } from '../../people/employee/repository';
import { employeeOf } from '../../people/employee/who';
import { sendNotice } from '../../people/notice/send';
import { findStore } from '../../offer/store/repository';
import { takeSeat } from './access';
import { adjustView, presentCards, presentDetail, presentLines } from './presenter';
import {
  addMembers,
  claimPieces,
  findLine,
  insertLines,
  insertStockTake,
  listExpected,
  pageOfAdjusts,
  pageOfLines,
  pageOfStockTakes,
  type StockTakeRow,
} from './repository';

export async function readStockTakes(
  tx: Tx,
  memberId: string,
  { id, status = 'active', page = 1 }: RequestOf<'assetStock.stock'>,
  now: number,
): Promise<DataOf<'assetStock.stock'>> {
  if (id !== undefined) {
    const { viewer, take, leads } = await takeSeat(tx, memberId, id);
    return { audit: await presentDetail(tx, viewer, take, leads, now) };
  }
  const viewer = await employeeOf(tx, memberId);
  const scope = { employeeId: viewer.id, storeId: viewer.isManager ? undefined : viewer.storeId, status };
  const { rows, total } = await pageOfStockTakes(tx, scope, PAGE_SIZE, offsetOf(page));
  const categories = (await listCategories(tx)).map((value) => ({ value, label: value }));
  return { page: pageOf(await presentCards(tx, viewer, rows), total, page), categories };
}

/** A blind one keeps what is expected to itself until it ends. */
export async function readLines(
  tx: Tx,
  memberId: string,
  { auditId, state, keyword = '', page = 1 }: RequestOf<'assetStock.stockAsset'>,
): Promise<DataOf<'assetStock.stockAsset'>> {
  const { viewer, take, leads } = await takeSeat(tx, memberId, auditId);
  const counted = take.blind && take.status === 'active';
  const asked = { filter: state, keyword: keyword.trim(), counted };
  const { rows, total } = await pageOfLines(tx, take.id, asked, PAGE_SIZE, offsetOf(page));
  return pageOf(await presentLines(tx, viewer, take, rows, leads), total, page);
}

export async function lookUp(
  tx: Tx,
  memberId: string,
  { auditId, code }: RequestOf<'assetStock.isAsset'>,
): Promise<DataOf<'assetStock.isAsset'>> {
  const { viewer, take } = await takeSeat(tx, memberId, auditId);
  const asset = await findAssetByCode(tx, codeOf(code));
  const line = await findLine(tx, take.id, { code: codeOf(code) });
  return {
    known: asset !== undefined,
    expected: line?.expected ?? false,
    counted: line !== undefined && line.countedAt !== null,
    ...(asset && { asset: await presentAsset(tx, viewer, asset) }),
  };
}

const placeOf = ({ department, location }: AssetRow) => location || department;

/** 403 another store's · 404 no such store, a member who left · 409 已有进行中的盘点, with its id · 422 nothing to count, due in the past, who may not count. */
export async function createStockTake(
  tx: Tx,
  memberId: string,
  input: RequestOf<'assetStock.stockCreate'>,
  now: number,
): Promise<StockTakeDetail> {
  const lead = (await staffOf(tx, memberId)) as Staff;
  const viewer = lead.employee;
  const store = await findStore(tx, input.storeId);
  if (!store) throw notFound();
  if (!covers(viewer, store.id)) throw new Refusal(403, '只能盘点本店的资产');
  const title = input.title.trim();
  if (title === '') throw refuse('请填写盘点名称', { field: 'title' });
  if (input.dueAt <= now) throw refuse('截止时间要晚于现在', { field: 'dueAt' });
  const scope = { storeId: store.id, department: input.deptId ?? '', category: input.categoryId ?? '' };
  const others = await countersOf(tx, input.memberIds ?? [], viewer.id);
  const expected = await listExpected(tx, scope);
  if (expected.length === 0) throw refuse('没有要盘的资产');
  const claimant = await claimPieces(
    tx,
    store.id,
    expected.map(({ id }) => id),
  );
  if (claimant !== undefined) throw conflict('已有进行中的盘点', { data: { id: claimant } });
  const take = await insertStockTake(tx, {
    ...scope,
    title,
    leadId: viewer.id,
    lead: presentEmployee(lead),
    blind: input.blind ?? false,
    dueAt: input.dueAt,
    createdAt: now,
  });
  await addMembers(tx, take.id, [viewer.id, ...others.map(({ employee }) => employee.id)]);
  await insertLines(
    tx,
    expected.map((asset) => ({
      stockTakeId: take.id,
      code: asset.code,
      assetId: asset.id,
      expected: true,
      open: true,
      expectedPlace: placeOf(asset),
      state: 'pending' as const,
    })),
  );
  for (const { employee } of others) await invite(tx, employee.memberId, take, expected.length, now);
  return presentDetail(tx, viewer, take, true, now);
}

/** Whoever counts beside the lead: employees who work with assets. */
async function countersOf(tx: Tx, ids: readonly string[], leadId: string): Promise<Staff[]> {
  const wanted = ids.filter((id) => id !== leadId);
  const staff = await listStaffByIds(tx, wanted);
  if (staff.length < wanted.length) throw notFound();
  const idle = staff.find(({ employee }) => !worksIn(employee, 'asset'));
  if (idle) throw refuse(`${idle.employee.name} 没有资产权限`);
  return staff;
}

const invite = (tx: Tx, memberId: string, { id, title, lead }: StockTakeRow, expected: number, at: number) =>
  sendNotice(tx, memberId, {
    box: 'service',
    title: '请参与盘点',
    text: `${lead.name} 发起「${title}」，共 ${expected} 件，请一起清点。`,
    link: `/outbound/pages/stockDetail?id=${id}`,
    at,
  });

/** 403 who is no manager: only they decide such documents. */
export async function readAdjusts(
  tx: Tx,
  memberId: string,
  { status, page = 1 }: RequestOf<'ding.stockAdjustAudits'>,
): Promise<DataOf<'ding.stockAdjustAudits'>> {
  if (!(await employeeOf(tx, memberId)).isManager) throw forbidden();
  const { rows, total } = await pageOfAdjusts(tx, status, PAGE_SIZE, offsetOf(page));
  return pageOf(rows.map(adjustView), total, page);
}
