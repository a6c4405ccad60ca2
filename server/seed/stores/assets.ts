/** Equipment of the six stores and nine transfers: three that wait, four accepted, one refused, one withdrawn. */
import type { Tx } from '../../db/client';
import { assetEvents, assets, assetTransferItems, assetTransfers, type AssetTransferStatus } from '../../db/schema';
import { numberOf } from '../../lib/numbers';
import { DAY_MS } from '../../lib/shanghai';
import { ASSETS, assetOf } from '../data/assets';
import { EMPLOYEES } from '../data/staff';
import { STORES } from '../data/stores';
import { insertAll } from '../insert';

const HOUR = 3_600_000;
const [WANG, LI, ZHAO, QIAN, FENG] = ['10101', '10102', '10103', '10104', '10108'];

interface TransferSeed {
  id: string;
  codes: readonly string[];
  from: string;
  to: string;
  reason: string;
  status: AssetTransferStatus;
  hoursAgo: number;
  note?: string;
}
/** Who answers takes five hours. What was accepted lies where ASSETS says. */
const TRANSFERS: readonly TransferSeed[] = [
  { id: '698101', codes: ['ZC-0343'], from: WANG, to: ZHAO, reason: '盘点时扫码用', status: 'waiting', hoursAgo: 3 },
  {
    id: '698102',
    codes: ['ZC-0341', 'ZC-0339'],
    from: ZHAO,
    to: FENG,
    reason: '梅雨前给武林馆库房添一台',
    status: 'waiting',
    hoursAgo: 20,
  },
  {
    id: '698103',
    codes: ['ZC-0346'],
    from: ZHAO,
    to: QIAN,
    reason: '武林馆菜单屏坏了，先借用',
    status: 'waiting',
    hoursAgo: 28,
  },
  { id: '698104', codes: ['ZC-0347'], from: ZHAO, to: QIAN, reason: '武林馆存茶用', status: 'done', hoursAgo: 400 },
  {
    id: '698105',
    codes: ['ZC-0350'],
    from: ZHAO,
    to: QIAN,
    reason: '煮水演示',
    status: 'done',
    hoursAgo: 700,
    note: '壶盖有旧痕',
  },
  {
    id: '698106',
    codes: ['ZC-0344', 'ZC-0345'],
    from: ZHAO,
    to: LI,
    reason: '前台换人保管',
    status: 'done',
    hoursAgo: 900,
  },
  { id: '698107', codes: ['ZC-0337'], from: WANG, to: ZHAO, reason: '备水间归仓储管', status: 'done', hoursAgo: 1300 },
  {
    id: '698108',
    codes: ['ZC-0336'],
    from: ZHAO,
    to: QIAN,
    reason: '周末琴会借用',
    status: 'refused',
    hoursAgo: 300,
    note: '场地放不下，改用折叠琴桌',
  },
  { id: '698109', codes: ['ZC-0327'], from: ZHAO, to: FENG, reason: '布置门厅', status: 'withdrawn', hoursAgo: 500 },
];
const ENDS = { done: '接收，由其保管', refused: '拒绝调拨', withdrawn: '撤回调拨' } as const;

export const briefOf = (id: string) => {
  const found = EMPLOYEES.find((one) => one.id === id);
  if (!found) throw new Error(`no employee ${id}`);
  const { no, name, avatar, title, storeId } = found;
  const storeName = STORES.find((store) => store.id === storeId)?.name ?? '';
  return { id, no, name, avatar: `/images/avatar/${avatar}.webp`, title, storeId, storeName };
};

export async function seedAssets(tx: Tx, at: number, now: number): Promise<void> {
  const moving = new Set(TRANSFERS.flatMap(({ codes, status }) => (status === 'waiting' ? codes : [])));
  await insertAll(
    tx,
    assets,
    ASSETS.map(({ boughtAgo, ...asset }) => ({
      ...asset,
      status: moving.has(asset.code) ? ('moving' as const) : asset.status,
      boughtAt: at - boughtAgo * DAY_MS,
    })),
  );
  await insertAll(
    tx,
    assetTransfers,
    TRANSFERS.map(({ id, from, to, reason, status, hoursAgo, note = '' }) => {
      const createdAt = now - hoursAgo * HOUR;
      const receiver = EMPLOYEES.find((one) => one.id === to);
      return {
        id,
        no: numberOf('DB', createdAt, id),
        fromId: from,
        toId: to,
        from: briefOf(from),
        to: briefOf(to),
        toStoreId: receiver?.storeId ?? '',
        toDepartment: receiver?.department ?? '',
        reason,
        status,
        note,
        createdAt,
        answeredAt: status === 'waiting' ? null : createdAt + 5 * HOUR,
      };
    }),
  );
  await insertAll(
    tx,
    assetTransferItems,
    TRANSFERS.flatMap(({ id, codes, status }) =>
      codes.map((code, sort) => ({
        transferId: id,
        assetId: assetOf(code).id,
        sort,
        oldStatus: assetOf(code).status,
        open: status === 'waiting',
      })),
    ),
  );
  await insertAll(tx, assetEvents, [
    ...ASSETS.map(({ id, boughtAgo }) => ({ assetId: id, label: '购入登记', at: at - boughtAgo * DAY_MS })),
    ...TRANSFERS.flatMap(({ codes, from, to, status, hoursAgo, note }) =>
      codes.flatMap((code) => {
        const begun = now - hoursAgo * HOUR;
        const { id: assetId } = assetOf(code);
        const [sender, receiver] = [briefOf(from), briefOf(to)];
        const asked = { assetId, label: `${sender.name} 发起调拨给 ${receiver.storeName} ${receiver.name}`, at: begun };
        if (status === 'waiting') return [asked];
        const by = status === 'withdrawn' ? sender.name : receiver.name;
        return [asked, { assetId, label: `${by} ${ENDS[status]}${note ? `：${note}` : ''}`, at: begun + 5 * HOUR }];
      }),
    ),
  ]);
}
