/** Activities with their seats, and what is drunk blind at tastings (chapter 35 of docs/rules.md). Whoever has signed up keeps what was promised. */
import { randomInt } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  activities as table,
  activityGuests,
  activitySeats,
  activitySignups,
  tastingSamples,
  tastingScores,
  waits,
} from '../../db/schema';
import { schedule } from '../../db/timers';
import { moveReminds } from '../../domains/people/notice/remind';
import { OFFER_JOB } from '../../domains/selling/activity/wait/kept';
import { kvOf, pairsOf } from '../../lib/kv';
import { checkRows } from '../sheet/check';
import { Refused } from '../sheet/fault';
import { codeOf, instant, listOf, maybe, oneOf, pairs, picture, rich, text, whole, yuan } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const NAME = 'activities';
const KINDS = {
  活动: 'event',
  茶沙龙: 'salon',
  雅集: 'gathering',
  公共茶席: 'publicTable',
  品鉴会: 'tasting',
  茶家居: 'furniture',
} as const;
const MOST_SEATS = 500;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

const columns = {
  code: shared.code('活动的编码', 'HD-1'),
  kind: column({
    zh: '类别',
    en: 'kind',
    kind: oneOf(KINDS),
    meaning: '活动、品鉴会和茶家居开着时也能报名，别的开始前截止',
    example: '茶沙龙',
  }),
  title: shared.title(30, '活动的名字', '荷风里的白茶会'),
  cover: shared.cover('列表和详情上面的图', 'baicha.jpg'),
  store: column({ zh: '门店', en: 'store', kind: codeOf('stores', '门店'), meaning: '在哪家店', example: 'XIHU' }),
  startAt: shared.startAt('几时开始；有人报名后不能改', '2026-11-23 14:00'),
  endAt: shared.endAt('几时结束', '2026-11-23 16:30'),
  price: column({ zh: '费用', en: 'price', kind: yuan(), meaning: '每位多少，0 就是免费', example: '68', empty: 0 }),
  seats: column({
    zh: '席位',
    en: 'seats',
    kind: whole({ least: 1, most: MOST_SEATS, unit: '位' }),
    meaning: '一共几位；不能比已经报名的少',
    example: '18',
  }),
  seatNames: column({
    zh: '座位图',
    en: 'seat_names',
    kind: listOf(text({ most: 8 }), { most: 120 }),
    meaning: '能选座的写出每个座位，一排的字相同；空着就是不选座',
    example: '甲1 | 甲2 | 乙1 | 乙2',
    empty: [],
  }),
  html: column({ zh: '介绍', en: 'text', kind: rich(), meaning: '讲什么、喝什么', example: '夏至前后，喝三款白茶。' }),
  agenda: column({
    zh: '安排',
    en: 'agenda',
    kind: pairs(text({ most: 5 }), text({ most: 40 }), { most: 12 }),
    meaning: '钟点=做什么',
    example: '14:00=入席 | 14:20=开汤',
    empty: [],
  }),
  hosts: column({
    zh: '主讲',
    en: 'hosts',
    kind: listOf(codeOf('makers', '茶人'), { most: 6 }),
    meaning: '谁来带',
    example: 'ZHOU',
    empty: [],
  }),
  questions: column({
    zh: '报名问题',
    en: 'questions',
    kind: listOf(text({ most: 20 }), { most: 8 }),
    meaning: '报名时问什么',
    example: '是否有忌口',
    empty: [],
  }),
  goods: column({
    zh: '商品',
    en: 'goods',
    kind: listOf(codeOf('goods', '商品')),
    meaning: '这场喝的、用的',
    example: 'LJ-2026',
    empty: [],
  }),
  gift: column({
    zh: '伴手礼',
    en: 'gift',
    kind: pairs(text({ most: 10 }), text({ most: 30 }), { most: 4 }),
    meaning: '登记的嘉宾带走什么：名称=是什么',
    example: '伴手礼=白毫银针试饮装',
    empty: [],
  }),
  minGuests: column({
    zh: '最少人数',
    en: 'min_guests',
    kind: whole({ least: 0, most: MOST_SEATS, unit: '位' }),
    meaning: '开始前 3 小时不足就取消并退款，0 就是不管',
    example: '2',
    empty: 0,
  }),
  revealAt: column({
    zh: '收分',
    en: 'reveal_at',
    kind: maybe(instant()),
    meaning: '品鉴会几时停止打分；别的空着',
    example: '2026-11-23 16:20',
    empty: null,
  }),
  photos: column({
    zh: '回顾',
    en: 'photos',
    kind: listOf(picture(), { most: 9 }),
    meaning: '结束以后看的照片',
    example: 'huigu-1.jpg',
    empty: [],
  }),
  sort: shared.sort(),
};

export const activities: Table<typeof columns> = {
  name: NAME,
  label: '活动',
  about: '一行一场活动。有人报名后时间、门店不能改；席位多了先给候补的人。有人报过名的不能删除，在活动页里取消它。',
  columns,
  key: ['code'],
  sources: [table],
  // Tables that members host go with their bookings.
  sourceRows: isNull(table.bookingId),
  async load(tx, ids) {
    const rows = await tx
      .select()
      .from(table)
      .where(isNull(table.bookingId))
      .orderBy(asc(table.startAt), asc(table.id));
    return rows.map((row) => ({
      code: ids.codeOf(NAME, row.id),
      ...{ kind: row.kind, title: row.title, cover: row.cover, store: ids.codeOf('stores', row.storeId) },
      ...{ startAt: row.startAt, endAt: row.endAt, price: row.price, seats: row.seats, seatNames: row.seatNames },
      html: row.html,
      agenda: pairsOf(row.agenda),
      hosts: row.hostIds.filter((one) => ids.has('makers', one)).map((one) => ids.codeOf('makers', one)),
      questions: row.questions.map(({ label }) => label),
      goods: row.goodsIds.filter((one) => ids.has('goods', one)).map((one) => ids.codeOf('goods', one)),
      gift: pairsOf(row.gift),
      ...{ minGuests: row.minGuests, revealAt: row.revealAt, photos: row.photos, sort: row.sort },
    }));
  },
  async save(tx, rows, { ids, now }, { changed }) {
    for (const { before, after } of changed) await refuseBroken(tx, ids.idOf(NAME, after.code), before, after);
    const wanted = rows.map(({ code, store, agenda, hosts, questions, goods, gift, ...row }) => ({
      ...row,
      id: ids.idOf(NAME, code),
      storeId: ids.idOf('stores', store),
      agenda: kvOf(agenda),
      hostIds: hosts.map((one) => ids.idOf('makers', one)),
      questions: questions.map((label, i) => ({ key: `q${i + 1}`, label, value: '' })),
      goodsIds: goods.map((one) => ids.idOf('goods', one)),
      gift: kvOf(gift),
      doorCode: `M${randomInt(100_000_000, 1_000_000_000)}`,
    }));
    // A poster that hangs at the door goes on to let people in.
    await putRows(tx, table, wanted, ['doorCode']);
    for (const { id, startAt } of wanted) {
      await moveReminds(tx, { kind: 'activity', targetId: id }, startAt, now);
      await schedule(tx, OFFER_JOB, id, now);
    }
  },
  remove: {
    word: '删除',
    namedBy: [
      { label: '报名', column: activitySignups.activityId },
      { label: '嘉宾', column: activityGuests.activityId },
      { label: '候补', column: waits.subjectId, where: eq(waits.kind, 'activity') },
    ],
    async before(tx, gone, { ids, now }) {
      for (const { code } of gone) {
        const targetId = ids.idOf(NAME, code);
        await moveReminds(tx, { kind: 'activity', targetId }, undefined, now);
        await tx.delete(activitySeats).where(eq(activitySeats.activityId, targetId));
        await tx.delete(tastingSamples).where(eq(tastingSamples.activityId, targetId));
      }
    },
  },
  check: (rows) =>
    checkRows(rows, ({ kind, startAt, endAt, seats, seatNames, agenda, revealAt }, fault) => {
      if (endAt <= startAt) fault('endAt', '要比开始晚');
      const again = seatNames.find((seat, i) => seatNames.indexOf(seat) < i);
      if (again !== undefined) fault('seatNames', `「${again}」写了两次`);
      else if (seatNames.length > 0 && seatNames.length !== seats)
        fault('seats', `座位图上有 ${seatNames.length} 个座位，席位要和它一样多`);
      for (const [at] of agenda) if (!CLOCK.test(at)) fault('agenda', `「${at}」不是钟点，写成 14:00`);
      if (kind === 'tasting' && revealAt === null) fault('revealAt', '品鉴会要写几时收分');
      if (kind !== 'tasting' && revealAt !== null) fault('revealAt', '只有品鉴会收分');
      if (revealAt !== null && (revealAt <= startAt || revealAt > endAt)) fault('revealAt', '要在开始和结束之间');
    }),
};

/** What a ticket says stays true. Locked, so that nobody signs up meanwhile. */
async function refuseBroken(
  tx: Tx,
  id: string,
  before: { startAt: number; store: string; seatNames: string[] },
  after: { code: string; startAt: number; store: string; seats: number; seatNames: string[] },
): Promise<void> {
  const { code, seats, seatNames } = after;
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  if (!row || row.joined + row.kept === 0) return;
  const taken = row.joined + row.kept;
  if (before.startAt !== after.startAt || before.store !== after.store)
    throw new Refused(`「${code}」已经有人报名，时间和门店不能改`);
  if (seats < taken) throw new Refused(`「${code}」已经有 ${taken} 位报名或留给候补，席位不能比它少`);
  if (before.seatNames.length > 0 !== seatNames.length > 0)
    throw new Refused(`「${code}」已经有人报名，不能改成${seatNames.length > 0 ? '' : '不'}选座`);
  const sitting = await tx
    .select({ seat: activitySeats.seat })
    .from(activitySeats)
    .where(and(eq(activitySeats.activityId, id), isNotNull(activitySeats.signupId)));
  const gone = sitting.find(({ seat }) => !seatNames.includes(seat));
  if (seatNames.length > 0 && gone) throw new Refused(`「${code}」的座位「${gone.seat}」有人坐，不能去掉`);
}

const sampleColumns = {
  activity: column({
    zh: '品鉴会',
    en: 'activity',
    kind: codeOf(NAME, '活动'),
    meaning: '哪一场品鉴会',
    example: 'HD-2',
  }),
  letter: column({
    zh: '样品',
    en: 'letter',
    kind: oneOf(Object.fromEntries(LETTERS.map((letter) => [letter, letter]))),
    meaning: '杯子上的字母，收分前客人只看到它',
    example: 'A',
  }),
  name: shared.name(20, '揭晓后看到的名字', '明前龙井'),
  goods: column({
    zh: '商品',
    en: 'goods',
    kind: codeOf('goods', '商品'),
    meaning: '揭晓后去买哪个商品；空着就是不卖',
    example: 'LJ-2026',
    empty: '',
  }),
};

export const samples: Table<typeof sampleColumns> = {
  name: 'samples',
  label: '品鉴样品',
  about: '一行一款盲品的茶。有人打过分的不能删除。',
  columns: sampleColumns,
  key: ['activity', 'letter'],
  async load(tx, ids) {
    const rows = await tx
      .select({ sample: tastingSamples })
      .from(tastingSamples)
      .innerJoin(table, eq(table.id, tastingSamples.activityId))
      .orderBy(asc(table.startAt), asc(table.id), asc(tastingSamples.letter));
    return rows.map(({ sample: { activityId, letter, name, goodsId } }) => ({
      activity: ids.codeOf(NAME, activityId),
      letter,
      name,
      goods: goodsId === null || !ids.has('goods', goodsId) ? '' : ids.codeOf('goods', goodsId),
    }));
  },
  async save(tx, rows, { ids }) {
    for (const { activity, letter, name, goods } of rows) {
      const said = { name, goodsId: goods === '' ? null : ids.idOf('goods', goods) };
      await tx
        .insert(tastingSamples)
        .values({ activityId: ids.idOf(NAME, activity), letter, ...said })
        .onConflictDoUpdate({ target: [tastingSamples.activityId, tastingSamples.letter], set: said });
    }
  },
  remove: {
    word: '删除',
    async before(tx, gone, { ids }) {
      for (const { activity, letter } of gone) {
        const activityId = ids.find(NAME, activity);
        if (activityId === undefined) continue;
        const its = and(eq(tastingSamples.activityId, activityId), eq(tastingSamples.letter, letter));
        const scored = await tx
          .select({ id: tastingScores.sampleId })
          .from(tastingScores)
          .where(inArray(tastingScores.sampleId, tx.select({ id: tastingSamples.id }).from(tastingSamples).where(its)))
          .limit(1);
        if (scored.length > 0) throw new Refused(`「${activity}」的样品 ${letter} 已经有人打分，不能拿掉`);
        await tx.delete(tastingSamples).where(its);
      }
    },
  },
  check(rows, at) {
    const kinds = new Map(at.rows<{ code: string; kind: string }>(NAME)?.map(({ value }) => [value.code, value.kind]));
    return checkRows(rows, ({ activity }, fault) => {
      const kind = kinds.get(activity);
      if (kind !== undefined && kind !== 'tasting') fault('activity', `「${activity}」不是品鉴会`);
    });
  },
};
