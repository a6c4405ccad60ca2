/** What lies on the desks beside what other steps put there: a declared sale and a reported post; and thirty decisions of 王岚, four of them over processes. */
import { asc, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  afterSales,
  declarations,
  lifePosts,
  lifeReports,
  members,
  merchants,
  tasks,
  withdrawals,
} from '../../db/schema';
import { declarationTask } from '../../domains/membership/earnings/declare/service';
import { reportTask } from '../../domains/offer/life/check';
import { FINANCE_DESK, MANAGER_DESK, SERVICE_DESK } from '../../domains/people/employee/desks';
import { dueOf } from '../../domains/people/task/due';
import { yuan } from '../../lib/money';
import { DAY_MS } from '../../lib/shanghai';
import { insertAll } from '../insert';

const HOUR = 3_600_000;
const WANG = '10101';
const POST = '696950';
/** 白露 wrote it, three others found it wrong. */
const AUTHOR = '10021';
const REPORTERS = ['10005', '10006', '10007'];

type Task = typeof tasks.$inferInsert;

export async function seedTasks(tx: Tx, at: number): Promise<void> {
  const rows = [...(await declared(tx)), ...(await reported(tx, at)), ...(await decided(tx, at))];
  await insertAll(tx, tasks, rows);
}

const timesOf = (kind: Task['kind'], createdAt: number) => ({ createdAt, dueAt: dueOf(kind, createdAt) });

async function namesOf(tx: Tx, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = ids.flatMap((id) => id ?? []);
  if (known.length === 0) return new Map();
  const rows = await tx
    .select({ id: members.id, nickname: members.nickname })
    .from(members)
    .where(inArray(members.id, known));
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

async function declared(tx: Tx): Promise<Task[]> {
  const rows = await tx.select().from(declarations).where(eq(declarations.status, 'auditing'));
  const names = await namesOf(
    tx,
    rows.map(({ memberId }) => memberId),
  );
  return rows.map((row) => ({
    ...declarationTask(row, names.get(row.memberId) ?? ''),
    ...timesOf('declaration', row.createdAt),
  }));
}

async function reported(tx: Tx, at: number): Promise<Task[]> {
  const createdAt = at - 9 * HOUR;
  const post = {
    id: POST,
    memberId: AUTHOR,
    text: '转让闲置岩茶两斤，价格私聊，加微信看图。',
    photos: [],
    topic: '今日茶席',
    storeId: null,
    status: 'auditing' as const,
    likes: 0,
    at: createdAt - DAY_MS,
  };
  await insertAll(tx, lifePosts, [post]);
  const reasons = ['广告', '站外交易', '广告'];
  await insertAll(
    tx,
    lifeReports,
    REPORTERS.map((memberId, i) => ({ postId: POST, memberId, reason: reasons[i] ?? '', at: createdAt - i * HOUR })),
  );
  const names = await namesOf(tx, [AUTHOR]);
  return [{ ...reportTask(post, names.get(AUTHOR) ?? '', reasons), ...timesOf('report', createdAt) }];
}

interface Decided {
  kind: Task['kind'];
  area: string;
  targetId: string;
  title: string;
  summary: string;
  fromId: string | null;
  fromName: string;
  worth: number | null;
  createdAt: number;
  decidedAt: number;
  passed: boolean;
  note: string;
}

/** What of the shop's own rows somebody must have decided before it was as it is. */
async function decided(tx: Tx, at: number): Promise<Task[]> {
  const rows = [
    ...(await paidOut(tx)),
    ...(await letIn(tx, at)),
    ...(await takenBack(tx)),
    ...(await earned(tx)),
    ...(await bulkBuyers(tx, at)),
  ];
  return rows.map(({ passed, note, decidedAt, ...row }) => {
    const label = `王岚 ${passed ? '通过' : '驳回'}${note && `：${note}`}`;
    return {
      ...row,
      log: [{ key: String(decidedAt), label, value: String(decidedAt) }],
      status: passed ? ('passed' as const) : ('rejected' as const),
      decidedById: WANG,
      decidedAt,
      dueAt: dueOf(row.kind, row.createdAt),
    };
  });
}

async function paidOut(tx: Tx): Promise<Decided[]> {
  const rows = await tx.select().from(withdrawals).where(ne(withdrawals.status, 'auditing'));
  const names = await namesOf(
    tx,
    rows.map(({ memberId }) => memberId),
  );
  return rows.map((row) => ({
    kind: 'withdraw',
    area: FINANCE_DESK,
    targetId: row.id,
    title: `余额提现 ${row.no}`,
    summary: `申请提现 ¥${yuan(row.amount)}，实付 ¥${yuan(row.amount - row.fee)}`,
    fromId: row.memberId,
    fromName: names.get(row.memberId) ?? '',
    worth: row.amount,
    createdAt: row.createdAt,
    decidedAt: row.decidedAt ?? row.createdAt + 2 * HOUR,
    passed: row.status !== 'rejected',
    note: row.status === 'rejected' ? (row.reason ?? '') : '',
  }));
}

const MERCHANTS = 12;
async function letIn(tx: Tx, at: number): Promise<Decided[]> {
  const rows = await tx
    .select()
    .from(merchants)
    .where(eq(merchants.state, 'approved'))
    .orderBy(asc(merchants.id))
    .limit(MERCHANTS);
  return rows.map(({ id, name, contact, offer }, i) => ({
    kind: 'merchant',
    area: MANAGER_DESK,
    targetId: id,
    title: `商家入驻 ${name}`,
    summary: offer || `${contact}申请入驻`,
    fromId: null,
    fromName: contact || name,
    worth: null,
    createdAt: at - (40 + 11 * i) * DAY_MS,
    decidedAt: at - (40 + 11 * i) * DAY_MS + 5 * HOUR,
    passed: true,
    note: '',
  }));
}

async function takenBack(tx: Tx): Promise<Decided[]> {
  const rows = await tx.select().from(afterSales).where(ne(afterSales.status, 'applied'));
  const names = await namesOf(
    tx,
    rows.map(({ memberId }) => memberId),
  );
  return rows.map((row) => ({
    kind: 'afterSale',
    area: SERVICE_DESK,
    targetId: row.id,
    title: `售后申请 ${row.no}`,
    summary: `${row.reason}，¥${yuan(row.refund)}`,
    fromId: row.memberId,
    fromName: names.get(row.memberId) ?? '',
    worth: row.refund,
    createdAt: row.createdAt,
    decidedAt: row.createdAt + HOUR,
    passed: row.status !== 'rejected',
    note: row.status === 'rejected' ? (row.rejectReason ?? '') : '',
  }));
}

async function earned(tx: Tx): Promise<Decided[]> {
  const rows = await tx.select().from(declarations).where(ne(declarations.status, 'auditing'));
  const names = await namesOf(
    tx,
    rows.map(({ memberId }) => memberId),
  );
  return rows.map((row) => ({
    kind: 'declaration',
    area: FINANCE_DESK,
    targetId: row.id,
    title: `业绩申报 ¥${yuan(row.amount)}`,
    summary: row.goodsText,
    fromId: row.memberId,
    fromName: names.get(row.memberId) ?? '',
    worth: row.amount,
    createdAt: row.createdAt,
    decidedAt: row.decidedAt ?? row.createdAt + HOUR,
    passed: row.status === 'approved',
    note: row.reason,
  }));
}

async function bulkBuyers(tx: Tx, at: number): Promise<Decided[]> {
  const rows = await tx
    .select()
    .from(members)
    .where(inArray(members.wholesaler, ['approved', 'rejected']));
  return rows.map(({ id, nickname, wholesaler }, i) => ({
    kind: 'wholesale',
    area: MANAGER_DESK,
    targetId: id,
    title: `批发资质 ${nickname}`,
    summary: `${nickname}申请批发商资质`,
    fromId: id,
    fromName: nickname,
    worth: null,
    createdAt: at - (30 + 20 * i) * DAY_MS,
    decidedAt: at - (30 + 20 * i) * DAY_MS + 6 * HOUR,
    passed: wholesaler === 'approved',
    note: wholesaler === 'approved' ? '' : '营业执照看不清，请重新上传',
  }));
}
