/** Limited teas that are sold by appointment (rules 13.8 to 13.10), and what counts among those who reserve one. */
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { releases as table, skus } from '../../db/schema';
import { unschedule } from '../../db/timers';
import { OWN } from '../../domains/people/shopSettings/settings';
import { moveReminds } from '../../domains/people/notice/remind';
import { newSeed } from '../../domains/selling/release/draw';
import { DRAW_JOB, planDraw } from '../../domains/selling/release/timers';
import { checkRows } from '../sheet/check';
import { Refused } from '../sheet/fault';
import { instant, text, whole, yuan } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';
import { rule, rulesTable } from './rules';

const { release: usual } = OWN.shopSettings;
const score = whole({ most: 10_000, unit: '分' });
const boost = whole({ least: 1, unit: '积分' });

export const releaseRules = rulesTable({
  name: 'release',
  label: '预约规则',
  about: '写在 shop.yml 的 release 下面：预约限量新品怎么排先后。有人预约了还没抽签的时候不能改。',
  columns: {
    levelScore: rule({
      zh: '每级分数',
      en: 'level_score',
      kind: score,
      meaning: '会员等级每一级多少分',
      usual: usual.levelScore,
    }),
    orderScore: rule({
      zh: '先到分数',
      en: 'order_score',
      kind: score,
      meaning: '第一位预约的人多少分',
      usual: usual.orderScore,
    }),
    orderStep: rule({
      zh: '每晚一位',
      en: 'order_step',
      kind: score,
      meaning: '每晚一位少多少分，最少 0 分',
      usual: usual.orderStep,
    }),
    boostMin: rule({
      zh: '助力最少',
      en: 'boost_min',
      kind: boost,
      meaning: '助力最少多少积分，1 积分 1 分',
      usual: usual.boostMin,
    }),
    boostMax: rule({
      zh: '助力最多',
      en: 'boost_max',
      kind: boost,
      meaning: '助力最多多少积分',
      usual: usual.boostMax,
    }),
  },
  read: (shopSettings) => shopSettings.release,
  write: (row) => ({ release: row }),
  async refuse(tx) {
    const [open] = await tx
      .select({ title: table.title })
      .from(table)
      .where(and(isNull(table.drawnAt), gt(table.reserved, 0)))
      .limit(1);
    if (open) throw new Refused(`「${open.title}」已经有人预约，抽签以后再改`);
  },
  check: (rows) =>
    checkRows(rows, ({ boostMin, boostMax }, fault) => {
      if (boostMax < boostMin) fault('boostMax', '不能比最少的还少');
    }),
});

const NAME = 'releases';
const time = (zh: string, en: string, meaning: string, example: string) =>
  column({ zh, en, kind: instant(), meaning, example });
const pieces = whole({ least: 1, most: 100_000, unit: '件' });

const columns = {
  code: shared.code('这一次预约的编码', 'XP-1'),
  title: shared.title(40, '预约页上的名称', '明前龙井 · 头锅'),
  note: column({
    zh: '说明',
    en: 'note',
    kind: text({ most: 120 }),
    meaning: '名称下面的一两句话',
    example: '清明前三日的头一锅，只有二十罐。',
    empty: '',
  }),
  sku: shared.sku('预约的是哪个规格的一件', 'LJ-2026-50'),
  price: column({ zh: '价格', en: 'price', kind: yuan({ least: 1 }), meaning: '中签后付多少', example: '138' }),
  quota: column({ zh: '数量', en: 'quota', kind: pieces, meaning: '一共卖几件，每人一件', example: '20' }),
  drum: column({
    zh: '入围人数',
    en: 'drum',
    kind: pieces,
    meaning: '分数最高的几位一起抽签，没抽中的依次候补',
    example: '60',
  }),
  reserveFrom: time('开始预约', 'reserve_from', '几时起可以预约', '2026-11-23 10:00'),
  reserveTo: time('结束预约', 'reserve_to', '几时止', '2026-11-25 20:00'),
  drawAt: time('抽签', 'draw_at', '几时抽签', '2026-11-25 21:00'),
  payHours: column({
    zh: '付款期限',
    en: 'pay_hours',
    kind: whole({ least: 1, most: 168, unit: '小时' }),
    meaning: '中签后多久以内付款，过时轮到候补',
    example: '24',
    empty: 24,
    shown: true,
  }),
};

export const releases: Table<typeof columns> = {
  name: NAME,
  label: '限量预约',
  about: '一行一次预约申购。开始预约以后就不能再改、也不能拿掉；抽过签的不再列出来。',
  columns,
  key: ['code'],
  sources: [table],
  async load(tx, ids, { now, wanted }) {
    // What is drawn is only looked at when the folder still has it.
    const named = (wanted ?? []).flatMap((row) => ids.find(NAME, row.code) ?? []);
    const rows = await tx
      .select()
      .from(table)
      .where(or(gt(table.drawAt, now), named.length > 0 ? inArray(table.id, named) : undefined))
      .orderBy(asc(table.drawAt), asc(table.id));
    return rows
      .filter(({ skuId }) => ids.has('skus', skuId))
      .map(({ id, skuId, title, note, price, quota, drum, reserveFrom, reserveTo, drawAt, payHours }) => ({
        code: ids.codeOf(NAME, id),
        title,
        note,
        sku: ids.codeOf('skus', skuId),
        price,
        quota,
        drum,
        reserveFrom,
        reserveTo,
        drawAt,
        payHours,
      }));
  },
  async save(tx, rows, { ids, now }, { changed }) {
    const own = changed.map(({ before, after }) => ({ ...before, id: ids.idOf(NAME, after.code) }));
    await refuseBegun(tx, own, now, '不能再改');
    const skuIds = rows.map((row) => ids.idOf('skus', row.sku));
    const goodsOf = new Map(
      (await tx.select({ id: skus.id, goodsId: skus.goodsId }).from(skus).where(inArray(skus.id, skuIds))).map(
        (row) => [row.id, row.goodsId],
      ),
    );
    const wanted = rows.map(({ code, sku: _, ...row }, i) => {
      const skuId = skuIds[i] ?? '';
      return { ...row, id: ids.idOf(NAME, code), skuId, goodsId: goodsOf.get(skuId) ?? '', ...newSeed() };
    });
    // The hash of the seed may have been seen: it stays.
    await putRows(tx, table, wanted, ['seed', 'seedHash']);
    for (const row of wanted) {
      await planDraw(tx, row);
      await moveReminds(tx, { kind: 'release', targetId: row.id }, row.reserveFrom, now);
    }
  },
  remove: {
    word: '取消',
    async before(tx, gone, { ids, now }) {
      const own = gone.map((row) => ({ ...row, id: ids.idOf(NAME, row.code) }));
      await refuseBegun(tx, own, now, '不能拿掉');
      for (const { id } of own) {
        await unschedule(tx, DRAW_JOB, id);
        await moveReminds(tx, { kind: 'release', targetId: id }, undefined, now);
      }
    },
  },
  check: (rows) =>
    checkRows(rows, ({ quota, drum, reserveFrom, reserveTo, drawAt }, fault) => {
      if (drum < quota) fault('drum', '不能比数量少');
      if (reserveTo <= reserveFrom) fault('reserveTo', '要比开始预约晚');
      if (drawAt < reserveTo) fault('drawAt', '不能比结束预约早');
    }),
};

/** Whoever reserves does so for the release as it stands there. Locked, so that nobody does meanwhile. */
async function refuseBegun(
  tx: Tx,
  own: readonly { id: string; code: string; reserveFrom: number }[],
  now: number,
  reason: string,
): Promise<void> {
  for (const { id, code, reserveFrom } of own) {
    const [row] = await tx.select({ reserved: table.reserved }).from(table).where(eq(table.id, id)).for('update');
    if (reserveFrom <= now || (row && row.reserved > 0)) throw new Refused(`「${code}」已经开始预约，${reason}`);
  }
}
