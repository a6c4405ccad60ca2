/** Four stock-takings: one at 11 of 18, one overdue, one whose two adjustments wait for a manager, one that is booked. */
import type { Tx } from '../../db/client';
import {
  stockAdjusts,
  stockTakeLines,
  stockTakeMembers,
  stockTakes,
  tasks,
  type AdjustLine,
  type LineState,
} from '../../db/schema';
import { ADJUSTS, adjustTask } from '../../domains/staff/stockTake/finish';
import { numberOf } from '../../lib/numbers';
import { DAY_MS } from '../../lib/shanghai';
import { ASSETS, assetOf, type SeedAsset } from '../data/assets';
import { EMPLOYEES } from '../data/staff';
import { STORES } from '../data/stores';
import { insertAll } from '../insert';
import { briefOf } from './assets';

const HOUR = 3_600_000;
const [WANG, ZHAO] = ['10101', '10103'];
/** The manager of another store. */
const DECIDER = '范明溪';
const DECIDER_ID = EMPLOYEES.find(({ name }) => name === DECIDER)?.id ?? '';
const nameOf = (id: string) => briefOf(id).name;
const storeName = (id: string) => STORES.find((store) => store.id === id)?.name ?? '';

interface TakeSeed {
  id: string;
  title: string;
  storeId: string;
  category: SeedAsset['category'];
  leadId: string;
  members: readonly string[];
  status: 'active' | 'finished';
  /** Hours from the first start's midnight. */
  begins: number;
  due: number;
  ends?: number;
  /** Codes of what was not found; of an active one: not yet. */
  open: readonly string[];
  unexpected?: string;
  unknown?: readonly [code: string, note: string];
  damaged?: readonly [code: string, note: string];
  /** How its documents stand. */
  decided?: 'waiting' | 'booked';
}
const TAKES: readonly TakeSeed[] = [
  {
    id: '698201',
    title: '西湖总店家具盘点',
    storeId: '1',
    category: '家具',
    leadId: ZHAO,
    members: [WANG],
    status: 'active',
    begins: -15,
    due: 18,
    open: ['ZC-0320', 'ZC-0322', 'ZC-0324', 'ZC-0328', 'ZC-0331', 'ZC-0334', 'ZC-0336'],
    unexpected: 'ZC-0352',
    unknown: ['ZC-0907', '露台，无编号茶盘架，等登记'],
    damaged: ['ZC-0333', '椅背藤条断了一根'],
  },
  {
    id: '698202',
    title: '武林馆茶器盘点',
    storeId: '2',
    category: '茶器',
    leadId: WANG,
    members: [ZHAO],
    status: 'active',
    begins: -80,
    due: -6,
    open: ['ZC-0348', 'ZC-0349', 'ZC-0350'],
  },
  {
    id: '698203',
    title: '西湖总店电器盘点',
    storeId: '1',
    category: '电器',
    leadId: ZHAO,
    members: [WANG],
    status: 'finished',
    begins: -104,
    due: -54,
    ends: -58,
    open: ['ZC-0342'],
    unexpected: 'ZC-0355',
    decided: 'waiting',
  },
  {
    id: '698204',
    title: '武林馆电器盘点',
    storeId: '2',
    category: '电器',
    leadId: WANG,
    members: [],
    status: 'finished',
    begins: -1000,
    due: -940,
    ends: -950,
    open: ['ZC-0354'],
    decided: 'booked',
  },
];

type Line = typeof stockTakeLines.$inferInsert;

/** One scan a minute, in the order of the labels. */
function linesOf(take: TakeSeed, begun: number): Line[] {
  const scan = (n: number) => {
    const by = n % 3 === 2 && take.members[0] ? take.members[0] : take.leadId;
    return { method: 'scan' as const, countedById: by, countedBy: nameOf(by), countedAt: begun + n * 60_000 };
  };
  const [damaged, damage = ''] = take.damaged ?? [];
  const expected = ASSETS.filter(({ storeId, category }) => storeId === take.storeId && category === take.category);
  const rows = expected.map(({ id, code, location }, n): Line => {
    const base = {
      stockTakeId: take.id,
      code,
      assetId: id,
      expected: true,
      open: take.status === 'active',
      expectedPlace: location,
    };
    const left: LineState = take.status === 'active' ? 'pending' : 'missing';
    if (take.open.includes(code)) return { ...base, state: left };
    const mark = code === damaged ? { condition: 'damaged' as const, note: damage } : {};
    return { ...base, state: 'found', ...scan(n), ...mark };
  });
  if (take.unexpected !== undefined) {
    const { id, code, storeId } = assetOf(take.unexpected);
    const base = { stockTakeId: take.id, code, assetId: id, expectedPlace: storeName(storeId) };
    rows.push({ ...base, state: 'unexpected', ...scan(rows.length) });
  }
  if (take.unknown) {
    const [code, note] = take.unknown;
    rows.push({ stockTakeId: take.id, code, state: 'unknown', note, ...scan(rows.length) });
  }
  return rows;
}

/** The documents of a finished one, and the task that each of them is. */
async function seedAdjusts(tx: Tx, take: TakeSeed, ended: number): Promise<void> {
  const codes = { loss: take.open, gain: take.unexpected === undefined ? [] : [take.unexpected] };
  for (const [i, kind] of (['loss', 'gain'] as const).filter((one) => codes[one].length > 0).entries()) {
    const { prefix, reason } = ADJUSTS[kind];
    const lines = codes[kind].map((code): AdjustLine => {
      const { id: assetId, name, value, storeId } = assetOf(code);
      return { assetId, code, name, value, reason: reason(storeName(storeId)) };
    });
    const id = String(Number(take.id) * 10 + i);
    const document = {
      id,
      no: numberOf(prefix, ended, id),
      kind,
      lines,
      amount: lines.reduce((all, { value }) => all + value, 0),
    };
    const isOpen = take.decided === 'waiting';
    const decision = isOpen ? {} : { decidedBy: DECIDER, decidedAt: ended + 20 * HOUR };
    await insertAll(tx, stockAdjusts, [
      { ...document, stockTakeId: take.id, status: isOpen ? 'waiting' : 'booked', createdAt: ended, ...decision },
    ]);
    const log = isOpen ? [] : [{ key: '1', label: `${DECIDER} 通过`, value: String(ended + 20 * HOUR) }];
    await insertAll(tx, tasks, [
      {
        ...adjustTask(take, document),
        fromId: take.leadId,
        fromName: nameOf(take.leadId),
        status: isOpen ? 'todo' : 'passed',
        log,
        dueAt: ended + DAY_MS,
        createdAt: ended,
        ...(!isOpen && { decidedAt: ended + 20 * HOUR, decidedById: DECIDER_ID }),
      },
    ]);
  }
}

export async function seedStockTakes(tx: Tx, at: number): Promise<void> {
  for (const take of TAKES) {
    const { id, title, storeId, category, leadId, members, status } = take;
    const begun = at + take.begins * HOUR;
    const ended = take.ends === undefined ? null : at + take.ends * HOUR;
    const rows = linesOf(take, begun);
    await insertAll(tx, stockTakes, [
      {
        id,
        title,
        storeId,
        category,
        leadId,
        lead: briefOf(leadId),
        status,
        rev: 1 + rows.filter(({ countedAt }) => countedAt !== undefined).length,
        dueAt: at + take.due * HOUR,
        createdAt: begun,
        endedAt: ended,
      },
    ]);
    await insertAll(
      tx,
      stockTakeMembers,
      [leadId, ...members].map((employeeId) => ({ stockTakeId: id, employeeId })),
    );
    await insertAll(tx, stockTakeLines, rows);
    if (ended !== null) await seedAdjusts(tx, take, ended);
  }
}
