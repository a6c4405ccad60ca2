/** Equipment of the stores. What is on its way from hand to hand stays so; the folder says what it is again afterwards. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { assetEvents, assets as table, assetTransferItems, stockTakeLines, type AssetStatus } from '../../db/schema';
import { checkRows } from '../sheet/check';
import { code, codeOf, instant, oneOf, picture, text, yuan } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const STATUS = { 在用: 'used', 闲置: 'idle', 维修: 'repair', 报废: 'scrapped' } as const;

const columns = {
  code: column({ zh: '编号', en: 'code', kind: code(), meaning: '标签上的编号，扫码就是它', example: 'ZC-0301' }),
  name: column({ zh: '名称', en: 'name', kind: text({ most: 40 }), meaning: '叫什么', example: '紫砂石瓢壶' }),
  category: column({ zh: '类别', en: 'category', kind: text({ most: 10 }), meaning: '盘点按它分', example: '茶器' }),
  photo: column({
    zh: '照片',
    en: 'photo',
    kind: picture(),
    meaning: '认得出的一张',
    example: 'zc-0301.jpg',
    empty: '',
  }),
  store: column({ zh: '门店', en: 'store', kind: codeOf('stores', '门店'), meaning: '放在哪家门店', example: 'XIHU' }),
  department: shared.department('归哪个部门', '茶艺'),
  custodian: column({
    zh: '保管人',
    en: 'custodian',
    kind: codeOf('employees', '员工'),
    meaning: '谁负责；闲置的可以空着',
    example: 'E1006',
    empty: '',
  }),
  status: column({
    zh: '状态',
    en: 'status',
    kind: oneOf(STATUS),
    meaning: '现在怎样',
    example: '在用',
    empty: 'used',
  }),
  value: column({ zh: '原值', en: 'value', kind: yuan(), meaning: '买来多少钱', example: '1680' }),
  boughtAt: column({ zh: '购入', en: 'bought_at', kind: instant(), meaning: '哪天买的', example: '2026-03-01' }),
  location: column({
    zh: '位置',
    en: 'location',
    kind: text({ most: 30 }),
    meaning: '在店里的哪儿，盘点时好找',
    example: '听松 柜二',
    empty: '',
  }),
};

export const assets: Table<typeof columns> = {
  name: 'assets',
  label: '资产',
  about: '一行一件设备。正在调拨的，调拨结束后才是这里写的样子；调拨过、盘点过的不能删除，写成报废。',
  columns,
  key: ['code'],
  sources: [table],
  codeColumn: table.code,
  async load(tx, ids) {
    const rows = await tx
      .select({ asset: table, after: assetTransferItems.oldStatus })
      .from(table)
      .leftJoin(assetTransferItems, and(eq(assetTransferItems.assetId, table.id), assetTransferItems.open))
      .orderBy(asc(table.code));
    return rows.map(({ asset: { storeId, custodianId, status, department, ...row }, after }) => ({
      ...row,
      department: department as '茶艺',
      store: ids.codeOf('stores', storeId),
      custodian: custodianId === null ? '' : ids.codeOf('employees', custodianId),
      status: (after ?? status) as Exclude<AssetStatus, 'moving'>,
    }));
  },
  async save(tx, rows, { ids, now }, { added }) {
    const wanted = rows.map(({ store, custodian, ...row }) => ({
      ...row,
      id: ids.idOf('assets', row.code),
      storeId: ids.idOf('stores', store),
      custodianId: custodian === '' ? null : ids.idOf('employees', custodian),
      status: row.status as AssetStatus,
    }));
    const open = await tx
      .select({ id: assetTransferItems.assetId })
      .from(assetTransferItems)
      .where(
        and(
          inArray(
            assetTransferItems.assetId,
            wanted.map(({ id }) => id),
          ),
          assetTransferItems.open,
        ),
      );
    const moving = new Set(open.map(({ id }) => id));
    await putRows(
      tx,
      table,
      wanted.map((row) => (moving.has(row.id) ? { ...row, status: 'moving' as const } : row)),
    );
    for (const { id, status } of wanted)
      if (moving.has(id))
        await tx
          .update(assetTransferItems)
          .set({ oldStatus: status })
          .where(and(eq(assetTransferItems.assetId, id), assetTransferItems.open));
    const fresh = added.map(({ code: own }) => ({ assetId: ids.idOf('assets', own), label: '登记', at: now }));
    await putRows(tx, assetEvents, fresh);
  },
  remove: {
    word: '删除',
    namedBy: [
      { label: '调拨', column: assetTransferItems.assetId },
      { label: '盘点', column: stockTakeLines.assetId },
    ],
    async before(tx, gone, { ids }) {
      if (gone.length === 0) return;
      await tx.delete(assetEvents).where(
        inArray(
          assetEvents.assetId,
          gone.map(({ code: own }) => ids.idOf('assets', own)),
        ),
      );
    },
  },
  check: (rows) =>
    checkRows(rows, ({ code: own, status, custodian }, fault) => {
      if (own !== own.toUpperCase()) fault('code', '编号用大写字母');
      if (status === 'used' && custodian === '') fault('custodian', '在用的资产要有保管人');
    }),
};
