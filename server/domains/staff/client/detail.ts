/** One client with all that is known (rules 29.3, 29.4): by itself, and by the parts that other domains have of it. */
import type { ClientDetail, ClientForm } from '../../../../src/contract/client/schemas';
import type { TimelineEntry } from '../../../../src/contract/client/shapes';
import type { KV } from '../../../../src/contract/kit';
import type { OrderCard } from '../../../../src/contract/order/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { DAY_MS, dayOf, startOfDay } from '../../../lib/shanghai';
import { listTags } from '../../offer/catalogue/hobby/repository';
import { regionName } from '../../people/address/regions';
import { listEmployeeNames, type Employee } from '../../people/employee/repository';
import { employeeOf } from '../../people/employee/who';
import { findBrief } from '../../people/member/presenter';
import { orderCard } from '../../trade/order/presenter';
import { listLines } from '../../trade/order/repository';
import { loadStores } from '../../trade/order/stores';
import { listApplies, listWaitingApplies, type ApplyRow } from './hand/repository';
import { findLinked, listBought, listTastes, sumBought, type Linked } from './linked/repository';
import { MERGE_KEPT_MS, mergesOf } from './merges';
import { mobileText } from './mobile';
import type { ClientLook, ClientPart } from './parts';
import { presentClient } from './presenter';
import { findClientWhere, listCollaborators, type ClientRow } from './repository';
import { rightsOf } from './rights';
import { clientsInSight } from './scope';
import { GENDER_WORDS, SOURCE_WORDS, STAGE_WORDS, TYPE_WORDS, wordOf } from './words';

/** Entries of the timeline; a part is asked for as many. */
const TIMELINE = 50;
const ORDERS = 20;
const WEEKS = 12;
const TASTES = 3;

export async function readClient(
  tx: Tx,
  memberId: string,
  { id }: { id: string },
  now: number,
  server: Setup,
): Promise<ClientDetail> {
  const viewer = await employeeOf(tx, memberId);
  const row = await findClientWhere(tx, id, clientsInSight(viewer));
  return presentDetail(tx, viewer, row, now, server);
}

export async function presentDetail(
  tx: Tx,
  viewer: Employee,
  row: ClientRow,
  now: number,
  server: Setup,
): Promise<ClientDetail> {
  const look: ClientLook = { viewer, now, server };
  const [card] = await presentClient(tx, [row], now);
  const hobbies = (await listTags(tx, '0')).filter(({ id }) => row.hobbyTagIds.includes(id));
  const can = await rightsOf(tx, viewer, row);
  return {
    card: card as ClientDetail['card'],
    ...(row.ownerId === null ? await ofPool(tx, row, look) : await ofOwner(tx, row, look)),
    hobbies: hobbies.map(({ id, label, group }) => ({ id, label, group, on: true })),
    merges: can.includes('merge') ? await mergesOf(tx, row.id, now - MERGE_KEPT_MS) : [],
    rev: row.rev,
    can,
  };
}

type Part = Omit<ClientDetail, 'card' | 'hobbies' | 'merges' | 'rev' | 'can'>;

/** No more than helps to choose it. */
async function ofPool(tx: Tx, row: ClientRow, look: ClientLook): Promise<Part> {
  const timeline = await timelineOf(tx, row, look, []);
  return {
    profile: profileOf(row, true),
    timeline,
    rhythm: rhythmOf(timeline, look.now),
    stat: await figuresOf(tx, row, undefined, look),
    contacts: [],
    orders: [],
    quotes: [],
    plans: [],
    tastes: [],
    agreed: false,
    collaborators: [],
  };
}

async function ofOwner(tx: Tx, row: ClientRow, look: ClientLook): Promise<Part> {
  const shared = await listCollaborators(tx, row.id);
  const linked = await findLinked(tx, row);
  const orders = linked?.agreed ? await presentBought(tx, linked, look) : [];
  const timeline = await timelineOf(tx, row, look, orders);
  const waiting = (await listWaitingApplies(tx, row.id)).find(({ kind }) => kind === 'transfer');
  const member = linked && (await findBrief(tx, linked.memberId));
  return {
    form: formOf(row, shared),
    profile: profileOf(row, false),
    contacts: row.contacts,
    timeline,
    orders,
    quotes: await gather(look, (part) => part.quotes?.(tx, row, look)),
    plans: await gather(look, (part) => part.plans?.(tx, row, look)),
    stat: await figuresOf(tx, row, linked, look),
    rhythm: rhythmOf(timeline, look.now),
    tastes: linked?.agreed ? sharesOf(await listTastes(tx, linked.memberId)) : [],
    ...(member && { member }),
    agreed: linked?.agreed ?? false,
    collaborators: await namesOf(tx, shared),
    ...(waiting && { transfer: { id: waiting.id, to: waiting.to, at: waiting.at } }),
  };
}

async function namesOf(tx: Tx, shared: readonly { employeeId: string }[]): Promise<ClientDetail['collaborators']> {
  const names = await listEmployeeNames(
    tx,
    shared.map(({ employeeId }) => employeeId),
  );
  return shared.flatMap(({ employeeId }) => {
    const name = names.get(employeeId);
    return name === undefined ? [] : [{ value: employeeId, label: name }];
  });
}

/** What all parts have of one thing, one part after the other. */
async function gather<T>({ server }: ClientLook, ask: (part: ClientPart) => Promise<T[]> | undefined): Promise<T[]> {
  const all: T[] = [];
  for (const part of Object.values(server.kinds.clientParts)) all.push(...((await ask(part)) ?? []));
  return all;
}

export const formOf = (row: ClientRow, shared: readonly { employeeId: string }[]): ClientForm => ({
  name: row.name,
  gender: row.gender,
  countryCode: row.countryCode,
  mobile: row.mobile,
  mobile2: row.mobile2,
  type: row.type,
  level: row.level,
  stage: row.stage,
  source: row.source,
  company: row.company,
  title: row.title,
  birthday: row.birthday,
  regionCode: row.regionCode,
  region: regionName(row.regionCode),
  address: row.address,
  ...(row.geo && { geo: row.geo }),
  wechat: row.wechat,
  hobbyTagIds: row.hobbyTagIds,
  tags: row.tags,
  budget: row.budget,
  remark: row.remark,
  contacts: row.contacts,
  collaborators: shared.map(({ employeeId }) => employeeId),
});

/** What is not said is left out; of a client of the pool only what helps to choose. */
function profileOf(row: ClientRow, inPool: boolean): KV[] {
  const public_: [string, string, string][] = [
    ['type', '类型', TYPE_WORDS[row.type]],
    ['stage', '阶段', STAGE_WORDS[row.stage]],
    ['source', '来源', wordOf(SOURCE_WORDS, row.source)],
    ['gender', '性别', GENDER_WORDS[row.gender]],
    ['created', '建档', dayOf(row.createdAt)],
  ];
  const own: [string, string, string][] = [
    ['mobile', '手机', mobileText(row)],
    ['mobile2', '备用', row.mobile2],
    ['wechat', '微信', row.wechat],
    ['birthday', '生日', row.birthday],
    ['company', '单位', row.company],
    ['title', '职务', row.title],
    ['address', '地址', `${regionName(row.regionCode)}${row.address}`],
    ['budget', '预算', row.budget],
    ['remark', '备注', row.remark],
  ];
  return [...public_, ...(inPool ? [] : own)]
    .filter(([, , value]) => value !== '')
    .map(([key, label, value]) => ({ key, label, value }));
}

/** Without what can be done with an order: that is its buyer's. */
async function presentBought(tx: Tx, { memberId }: Linked, { now, server }: ClientLook): Promise<OrderCard[]> {
  const rows = await listBought(tx, memberId, ORDERS);
  const lines = await listLines(
    tx,
    rows.map(({ id }) => id),
  );
  const stores = await loadStores(
    tx,
    rows.flatMap(({ pickup }) => pickup?.storeId ?? []),
    now,
  );
  return rows.map((order) => ({
    ...orderCard(
      server,
      order,
      lines.filter(({ orderId }) => orderId === order.id),
      stores.get(order.pickup?.storeId ?? ''),
    ),
    actions: [],
  }));
}

const APPLY_WORDS: Readonly<Record<ApplyRow['kind'], string>> = {
  claim: '从公海领取',
  release: '放入公海',
  transfer: '转移负责人',
  share: '共享给同事',
};
const isDone = ({ status }: ApplyRow): boolean => status === 'done' || status === 'passed';

/** The newest first: what the parts tell, how the client went from hand to hand, and what was ordered. */
async function timelineOf(
  tx: Tx,
  row: ClientRow,
  look: ClientLook,
  bought: readonly OrderCard[],
): Promise<TimelineEntry[]> {
  const told = await gather(look, (part) => part.timeline?.(tx, row, look, TIMELINE));
  const applies = (await listApplies(tx, row.id, TIMELINE)).filter(isDone);
  const creators = await listEmployeeNames(tx, row.createdById === null ? [] : [row.createdById]);
  const own: TimelineEntry[] = [
    ...applies.map(({ id, kind, by, to, reason, at }) => ({
      kind: 'client' as const,
      id,
      at,
      title: APPLY_WORDS[kind],
      text: [kind === 'claim' ? '' : to, reason].filter(Boolean).join('，'),
      by,
      photos: [],
    })),
    {
      kind: 'client',
      id: row.id,
      at: row.createdAt,
      title: '建档',
      text: wordOf(SOURCE_WORDS, row.source),
      by: creators.get(row.createdById ?? '') ?? '',
      photos: [],
    },
  ];
  const orders = bought.map(({ id, createdAt, lines }): TimelineEntry => ({
    kind: 'order',
    id,
    at: createdAt,
    title: '订单',
    text: lines.map(({ title, qty }) => `${title} ×${qty}`).join('，'),
    by: '',
    photos: [],
  }));
  return [...told, ...own, ...orders].sort((a, b) => b.at - a.at).slice(0, TIMELINE);
}

/** What somebody said or did with the client, not what was sent or decided. */
const CONTACTS: ReadonlySet<string> = new Set(['maint', 'come', 'visit']);

/** The week that ends today is the last. */
export function rhythmOf(timeline: readonly TimelineEntry[], now: number): number[] {
  const end = startOfDay(now) + DAY_MS;
  const weeks = Array.from({ length: WEEKS }, () => 0);
  for (const { kind, at } of timeline) {
    const back = Math.floor((end - 1 - at) / (7 * DAY_MS));
    const week = WEEKS - 1 - back;
    if (CONTACTS.has(kind) && back >= 0 && week >= 0) weeks[week] = (weeks[week] ?? 0) + 1;
  }
  return weeks;
}

/** The most of them, in basis points of all; a share of nothing is none. */
function sharesOf(tastes: readonly { label: string; paid: number }[]): ClientDetail['tastes'] {
  const all = tastes.reduce((sum, { paid }) => sum + paid, 0);
  if (all <= 0) return [];
  return tastes
    .filter(({ paid }) => paid > 0)
    .slice(0, TASTES)
    .map(({ label, paid }) => ({ label, shareBp: Math.round((paid * 10_000) / all) }));
}

async function figuresOf(tx: Tx, row: ClientRow, linked: Linked | undefined, look: ClientLook): Promise<KV[]> {
  const { rows, last } = linked?.agreed ? await sumBought(tx, linked.memberId) : { rows: 0, last: null };
  return [
    { key: 'deal', label: '成交额', value: String(row.dealAmount) },
    ...(linked?.agreed
      ? [
          { key: 'orders', label: '订单', value: String(rows) },
          { key: 'bought', label: '最近购买', value: last === null ? '' : dayOf(last) },
        ]
      : []),
    ...(await gather(look, (part) => part.figures?.(tx, row, look))),
  ];
}
