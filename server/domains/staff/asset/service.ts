/** Cards of assets, and the people they can be handed to. */
import type { DeptNode } from '../../../../src/contract/asset/shapes';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { forbidden, notFound, Refusal } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { worksIn } from '../../people/employee/desks';
import { presentEmployee } from '../../people/employee/presenter';
import { searchStaff, type Employee, type Staff } from '../../people/employee/repository';
import { employeeOf } from '../../people/employee/who';
import { listStores } from '../../offer/store/repository';
import { codeOf } from './code';
import { presentAsset, presentAssets } from './presenter';
import { findAsset, findAssetByCode, pageOfAssets } from './repository';
import { sees } from './scope';

/** 403 the list of a store without area asset · 404 未登记资产, an asset out of sight. */
export async function readAssets(
  tx: Tx,
  memberId: string,
  { id, code, keyword = '', mine = false, page = 1 }: RequestOf<'asset.info'>,
): Promise<DataOf<'asset.info'>> {
  const viewer = await employeeOf(tx, memberId);
  if (code !== undefined) return { asset: await readByCode(tx, viewer, codeOf(code)) };
  if (id !== undefined) {
    const asset = await findAsset(tx, id);
    if (!asset || !(await sees(tx, viewer, asset))) throw notFound();
    return { asset: await presentAsset(tx, viewer, asset) };
  }
  if (!mine && !worksIn(viewer, 'asset')) throw forbidden();
  const filter = mine ? { custodianId: viewer.id } : { storeId: viewer.isManager ? undefined : viewer.storeId };
  const { rows, total } = await pageOfAssets(tx, { ...filter, keyword: keyword.trim() }, PAGE_SIZE, offsetOf(page));
  return { page: pageOf(await presentAssets(tx, viewer, rows), total, page) };
}

/** Who works with assets and has a label in hand is told whose it is, wherever it belongs. */
async function readByCode(tx: Tx, viewer: Employee, code: string) {
  const asset = await findAssetByCode(tx, code);
  if (!asset || !(worksIn(viewer, 'asset') || (await sees(tx, viewer, asset)))) throw new Refusal(404, '未登记资产');
  return presentAsset(tx, viewer, asset);
}

/** Stores alone, or with their departments and people where one store is asked for or a name is searched for; names in other stores are for managers. */
export async function readPeople(
  tx: Tx,
  memberId: string,
  { storeId, keyword = '', area }: RequestOf<'asset.deptEmployee'>,
): Promise<DeptNode[]> {
  const viewer = await employeeOf(tx, memberId);
  const name = keyword.trim();
  const within = storeId ?? (name === '' || viewer.isManager ? undefined : viewer.storeId);
  const staff = await searchStaff(tx, { storeId: within, keyword: name, area });
  const stores = (await listStores(tx)).filter(({ id }) => within === undefined || id === within);
  const isWhole = storeId !== undefined || name !== '';
  return stores
    .map((store): DeptNode => {
      const own = staff.filter(({ employee }) => employee.storeId === store.id);
      const head = { id: store.id, kind: 'store' as const, name: store.name, count: own.length };
      return { ...head, children: isWhole ? departmentsOf(own) : [] };
    })
    .filter(({ count }) => name === '' || count > 0);
}

function departmentsOf(staff: readonly Staff[]): DeptNode['children'] {
  const names = [...new Set(staff.map(({ employee }) => employee.department))];
  return names.map((name) => {
    const people = staff.filter(({ employee }) => employee.department === name);
    const children = people.map((one) => ({
      id: one.employee.id,
      kind: 'employee' as const,
      name: one.employee.name,
      count: 0,
      employee: presentEmployee(one),
    }));
    return { id: name, kind: 'dept' as const, name, count: people.length, children };
  });
}
