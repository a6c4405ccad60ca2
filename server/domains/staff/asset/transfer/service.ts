/** An asset goes from hand to hand: asked for, then accepted, refused or withdrawn, once (rule 23.4). */
import type { AssetTransfer } from '../../../../../src/contract/asset/shapes';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { nextSequence } from '../../../../db/numbers';
import type { Setup } from '../../../../http/context';
import { badRequest, conflict, notFound, refuse, Refusal } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { numberOf } from '../../../../lib/numbers';
import { presentEmployee } from '../../../people/employee/presenter';
import { staffById, staffOf, type Employee, type Staff } from '../../../people/employee/repository';
import { employeeOf } from '../../../people/employee/who';
import { checkOwnPhotos } from '../../../people/file/own';
import { sendNotice } from '../../../people/notice/send';
import { addEvents, findAsset, lockAssets, updateAsset, type AssetRow } from '../repository';
import { mayStart, sees } from '../scope';
import { leftOut, presentTransfer, presentTransfers } from './presenter';
import {
  endTransfer,
  findTransfer,
  insertTransfer,
  listItems,
  lockTransfer,
  pageOfTransfers,
  type ItemRow,
  type TransferRow,
} from './repository';

declare module '../../../../http/context' {
  interface Kinds {
    /** Assets are on their way while somebody may be counting them. */
    assetMoved: (tx: Tx, assetIds: readonly string[], note: string) => Promise<void>;
  }
}

/** 404 an asset out of sight, a transfer of other people. */
export async function readTransfers(
  tx: Tx,
  memberId: string,
  { tab, assetId, id, page = 1 }: RequestOf<'asset.transferList'>,
): Promise<DataOf<'asset.transferList'>> {
  const viewer = await employeeOf(tx, memberId);
  if (id !== undefined) {
    const row = await findTransfer(tx, id);
    if (!row || !(await seesTransfer(tx, viewer, row))) throw notFound();
    return pageOf([await presentTransfer(tx, viewer, row)], 1, 1);
  }
  if (assetId !== undefined) {
    const asset = await findAsset(tx, assetId);
    if (!asset || !(await sees(tx, viewer, asset))) throw notFound();
  }
  const filter = { tab, assetId, employeeId: assetId === undefined || tab ? viewer.id : undefined };
  const { rows, total } = await pageOfTransfers(tx, filter, PAGE_SIZE, offsetOf(page));
  return pageOf(await presentTransfers(tx, viewer, rows), total, page);
}

const isParty = (viewer: Employee, { fromId, toId }: TransferRow) => viewer.id === fromId || viewer.id === toId;

async function seesTransfer(tx: Tx, viewer: Employee, row: TransferRow): Promise<boolean> {
  if (isParty(viewer, row)) return true;
  for (const { asset } of await listItems(tx, [row.id])) if (await sees(tx, viewer, asset)) return true;
  return false;
}

/** 400 a receiver who works elsewhere · 404 an asset out of reach, nobody · 409 该资产正在调拨 · 422 不能调拨给自己, scrapped. */
export async function startTransfer(
  tx: Tx,
  memberId: string,
  input: RequestOf<'asset.transfer'>,
  now: number,
  server: Setup,
): Promise<AssetTransfer> {
  const sender = (await staffOf(tx, memberId)) as Staff;
  const receiver = await staffById(tx, input.toEmployeeId);
  if (!receiver) throw notFound();
  const { employee: to } = receiver;
  if (to.id === sender.employee.id) throw refuse('不能调拨给自己');
  if (to.storeId !== input.toStoreId) throw badRequest('toStoreId');
  if (input.toDeptId !== undefined && to.department !== input.toDeptId) throw badRequest('toDeptId');
  const photos = input.photos ?? [];
  await checkOwnPhotos(tx, memberId, photos);
  const locked = await lockAssets(tx, input.assetIds);
  const list = input.assetIds.map((id) => takeable(sender.employee, to, locked, id));
  const reason = input.reason.trim();
  if (reason === '') throw badRequest('reason');
  const transfer = await insertTransfer(
    tx,
    {
      no: numberOf('DB', now, await nextSequence(tx)),
      fromId: sender.employee.id,
      toId: to.id,
      from: presentEmployee(sender),
      to: presentEmployee(receiver),
      toStoreId: to.storeId,
      toDepartment: to.department,
      reason,
      photos,
      createdAt: now,
    },
    list,
  );
  for (const { id } of list) await updateAsset(tx, id, { status: 'moving' });
  await addEvents(tx, input.assetIds, `${sender.employee.name} 发起调拨给 ${receiver.storeName} ${to.name}`, now);
  await server.kinds.assetMoved(tx, input.assetIds, `调拨给 ${receiver.storeName} ${to.name}`);
  await sendNotice(tx, to.memberId, {
    box: 'service',
    title: '有资产等你接收',
    text: `${sender.employee.name} 把${namesOf(list)}调拨给你，请当面点清后确认。`,
    link: linkOf(transfer.id),
    at: now,
  });
  return presentTransfer(tx, sender.employee, transfer);
}

function takeable(sender: Employee, to: Employee, locked: readonly AssetRow[], id: string): AssetRow {
  const asset = locked.find((one) => one.id === id);
  if (!asset || !mayStart(sender, asset)) throw notFound();
  if (asset.status === 'moving') throw conflict('该资产正在调拨');
  if (asset.status === 'scrapped') throw refuse(`${asset.code} 已报废`);
  if (asset.custodianId === to.id) throw refuse(`${asset.code} 已由 ${to.name} 保管`);
  return asset;
}

const linkOf = (id: string) => `/asset/pages/details?transferId=${id}`;
const namesOf = (list: readonly AssetRow[]): string =>
  list.length > 1 ? `「${list[0]?.name ?? ''}」等 ${list.length} 件` : `「${list[0]?.name ?? ''}」`;

type Action = RequestOf<'asset.updateTransfer'>['action'];
const WITHDRAWN_BY_SENDER = '只有发起人可以撤回';
const ANSWERED_BY_RECEIVER = '只有接收人可以确认或拒绝';
const ENDS: Record<Action, 'done' | 'refused' | 'withdrawn'> = {
  accept: 'done',
  refuse: 'refused',
  withdraw: 'withdrawn',
};

/** 403 the other side's answer · 404 of other people · 409 该调拨已处理, with the transfer as it is · 422 a refusal without a reason. */
export async function answerTransfer(
  tx: Tx,
  memberId: string,
  { id, action, note = '', photos = [] }: RequestOf<'asset.updateTransfer'>,
  now: number,
): Promise<AssetTransfer> {
  const viewer = await employeeOf(tx, memberId);
  const row = await lockTransfer(tx, id);
  if (!row || !isParty(viewer, row)) throw notFound();
  const isSender = viewer.id === row.fromId;
  if (isSender !== (action === 'withdraw'))
    throw new Refusal(403, isSender ? ANSWERED_BY_RECEIVER : WITHDRAWN_BY_SENDER);
  if (row.status !== 'waiting') throw conflict('该调拨已处理', { data: await presentTransfer(tx, viewer, row) });
  const said = note.trim();
  if (action === 'refuse' && said === '') throw refuse('请填写拒绝原因');
  await checkOwnPhotos(tx, memberId, photos);
  // Locked first, read afterwards: the answer is about the pieces as they are now (rule 23.6).
  await lockAssets(
    tx,
    (await listItems(tx, [id])).map(({ asset }) => asset.id),
  );
  const items = await listItems(tx, [id]);
  const accepted = action === 'accept';
  const left = new Map(items.flatMap(({ item, asset }) => leftBehind(item, asset)));
  const assets = items.map(({ asset }) => asset);
  const handed = assets.filter((asset) => !left.has(asset.id));
  for (const { item, asset } of items) {
    const back = { status: item.oldStatus };
    if (asset.status === 'moving')
      await updateAsset(
        tx,
        asset.id,
        accepted && !left.has(asset.id) ? handedOver(viewer, item.oldStatus, asset) : back,
      );
  }
  const ended = await endTransfer(tx, id, left, {
    status: ENDS[action],
    note: said,
    answerPhotos: photos,
    answeredAt: now,
    ...(accepted && { toStoreId: viewer.storeId, toDepartment: viewer.department }),
  });
  const label = accepted
    ? `${row.to.name} 接收，由其保管`
    : `${action === 'refuse' ? `${row.to.name} 拒绝` : `${row.from.name} 撤回`}调拨`;
  await addEvents(
    tx,
    handed.map((asset) => asset.id),
    said ? `${label}：${said}` : label,
    now,
  );
  await tellOther(
    tx,
    ended,
    action,
    assets,
    assets.flatMap((asset) => (left.has(asset.id) ? leftOut(asset, left.get(asset.id) ?? '') : [])),
    now,
  );
  return presentTransfer(tx, viewer, ended);
}

/** A piece that was written off on its way is handed to nobody; one that is not on its way any more stays as it is. */
function leftBehind({ oldStatus }: ItemRow, { id, status }: AssetRow): [id: string, why: string][] {
  if (status === 'scrapped' || oldStatus === 'scrapped') return [[id, '已报废']];
  return status === 'moving' ? [] : [[id, '已不在调拨中']];
}

/**
 * In the receiver's hands, where the receiver works by now, it is in use, unless it still has to be mended; a place in another
 * store is to be found.
 */
const handedOver = (to: Employee, oldStatus: AssetRow['status'], asset: AssetRow): Partial<AssetRow> => ({
  status: oldStatus === 'repair' ? 'repair' : 'used',
  custodianId: to.id,
  storeId: to.storeId,
  department: to.department,
  ...(asset.storeId !== to.storeId && { location: '' }),
});

const TELLS: Record<Action, { title: string; text: (who: string, what: string) => string }> = {
  accept: { title: '资产已被接收', text: (who, what) => `${who} 已接收${what}。` },
  refuse: { title: '资产调拨被拒绝', text: (who, what) => `${who} 拒绝接收${what}，仍由原保管人保管。` },
  withdraw: { title: '资产调拨已撤回', text: (who, what) => `${who} 撤回了${what}的调拨。` },
};

async function tellOther(
  tx: Tx,
  row: TransferRow,
  action: Action,
  list: readonly AssetRow[],
  left: readonly string[],
  at: number,
) {
  const [actor, otherId] = action === 'withdraw' ? [row.from, row.toId] : [row.to, row.fromId];
  const other = await staffById(tx, otherId);
  if (!other) return;
  const { title, text } = TELLS[action];
  await sendNotice(tx, other.employee.memberId, {
    box: 'service',
    title,
    text: `${text(actor.name, namesOf(list))}${left.length > 0 ? `未处理 ${left.length} 件：${left.join('；')}。` : ''}`,
    link: linkOf(row.id),
    at,
  });
}
