/** Rains of red packets (rule 13.11): a window, a budget and how many packets share it. */
import { asc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { redPacketRains as table } from '../../db/schema';
import { checkRows } from '../sheet/check';
import { Refused } from '../sheet/fault';
import { whole, yuan } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const NAME = 'red-packet-rains';
const columns = {
  code: shared.code('这一场红包雨的编码', 'RAIN-1'),
  title: shared.title(20, '首页上的名称，也是红包的名称', '小满红包雨'),
  startAt: shared.startAt('几时开始', '2026-11-23 20:00'),
  endAt: shared.endAt('几时结束', '2026-11-23 21:00'),
  budget: column({ zh: '总额', en: 'budget', kind: yuan({ least: 1 }), meaning: '一共发多少', example: '500' }),
  packets: column({
    zh: '个数',
    en: 'packets',
    kind: whole({ least: 1, most: 100_000, unit: '个' }),
    meaning: '分成几个红包，每人抢一个，大小随机',
    example: '200',
  }),
};

export const rains: Table<typeof columns> = {
  name: NAME,
  label: '红包雨',
  about: '一行一场。开始以后就不能再改、也不能拿掉；结束的不再列出来。',
  columns,
  key: ['code'],
  sources: [table],
  async load(tx, ids, { now, wanted }) {
    // What is over is only looked at when the folder still has it.
    const named = (wanted ?? []).flatMap((row) => ids.find(NAME, row.code) ?? []);
    const rows = await tx
      .select()
      .from(table)
      .where(or(gt(table.endAt, now), named.length > 0 ? inArray(table.id, named) : undefined))
      .orderBy(asc(table.startAt), asc(table.id));
    return rows.map(({ id, title, startAt, endAt, budget, packets }) => ({
      code: ids.codeOf(NAME, id),
      title,
      startAt,
      endAt,
      budget,
      packets,
    }));
  },
  async save(tx, rows, { ids, now }, { changed }) {
    await refuseBegun(
      tx,
      changed.map(({ before, after }) => ({ ...before, id: ids.idOf(NAME, after.code) })),
      now,
      '不能再改',
    );
    await putRows(
      tx,
      table,
      rows.map(({ code, ...row }) => ({ ...row, id: ids.idOf(NAME, code) })),
    );
  },
  remove: {
    word: '取消',
    before: (tx, gone, { ids, now }) =>
      refuseBegun(
        tx,
        gone.map((row) => ({ ...row, id: ids.idOf(NAME, row.code) })),
        now,
        '不能拿掉',
      ),
  },
  check: (rows) =>
    checkRows(rows, ({ startAt, endAt, budget, packets }, fault) => {
      if (endAt <= startAt) fault('endAt', '要比开始晚');
      if (budget < packets) fault('budget', '不够每个红包 0.01 元');
    }),
};

/** Locked, so that nobody draws meanwhile. */
async function refuseBegun(
  tx: Tx,
  own: readonly { id: string; code: string; startAt: number }[],
  now: number,
  reason: string,
): Promise<void> {
  for (const { id, code, startAt } of own) {
    const [row] = await tx.select({ drawn: table.drawn }).from(table).where(eq(table.id, id)).for('update');
    if (startAt <= now || (row && row.drawn > 0)) throw new Refused(`「${code}」已经开始，${reason}`);
  }
}
