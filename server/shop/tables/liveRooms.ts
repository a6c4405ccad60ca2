/** Live rooms, and the cameras of the gardens. */
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { liveRooms as table, teaFields } from '../../db/schema';
import { planBegun, planTurns } from '../../domains/offer/live/jobs';
import { tellMoved } from '../../domains/offer/live/wanting';
import { moveReminds } from '../../domains/people/notice/remind';
import { kvOf, pairsOf } from '../../lib/kv';
import { checkRows } from '../sheet/check';
import { codeOf, instant, listOf, maybe, oneOf, pairs, text, whole, yes } from '../sheet/kinds';
import { column, type Checking, type Placed, type RowOf, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const NAME = 'live-rooms';
const KINDS = { 直播: 'room', 茶园: 'camera' } as const;
const film = text({ most: 200 });

const columns = {
  code: shared.code('直播间的编码', 'ZB-1'),
  kind: column({
    zh: '类别',
    en: 'kind',
    kind: oneOf(KINDS),
    meaning: '一场直播，还是一直开着的茶园镜头',
    example: '直播',
  }),
  title: shared.title(40, '直播的标题', '一杯明前龙井怎么泡'),
  cover: shared.cover('列表里的图；镜头断线时也看它', 'live-1.jpg'),
  intro: column({
    zh: '介绍',
    en: 'intro',
    kind: text({ most: 500, lines: true }),
    meaning: '讲什么、看什么',
    example: '从温杯讲到第三泡。',
  }),
  notice: column({
    zh: '提示',
    en: 'notice',
    kind: text({ most: 80 }),
    meaning: '聊天上面的一行',
    example: '请备一只盖碗',
    empty: '',
  }),
  teacher: column({
    zh: '主讲',
    en: 'teacher',
    kind: text({ most: 20 }),
    meaning: '谁在讲；茶园镜头写哪个茶园',
    example: '山外茶学社',
  }),
  master: column({
    zh: '茶人',
    en: 'master',
    kind: codeOf('makers', '茶人'),
    meaning: '主讲有自己的页面就写他的编码',
    example: 'ZHOU',
    empty: '',
  }),
  startAt: shared.startAt('几时开始；预约的人提前十分钟收到提醒', '2026-11-23 20:00'),
  endAt: column({
    zh: '结束',
    en: 'end_at',
    kind: maybe(instant()),
    meaning: '几时结束；茶园镜头空着',
    example: '2026-11-23 21:30',
    empty: null,
  }),
  playUrl: column({
    zh: '播放地址',
    en: 'play_url',
    kind: film,
    meaning: '直播流或视频的 https 地址；m3u8 的源站要允许跨域（CORS）读取',
    example: 'https://live.example.com/1.m3u8',
  }),
  replayUrl: column({
    zh: '回放地址',
    en: 'replay_url',
    kind: film,
    meaning: '结束以后能看的视频；空着就没有回放',
    example: 'https://live.example.com/1.mp4',
    empty: '',
  }),
  chapters: column({
    zh: '章节',
    en: 'chapters',
    kind: pairs(text({ most: 20 }), whole({ most: 86_400, unit: '秒' })),
    meaning: '回放的章节：名称=第几秒',
    example: '温杯=0 | 投茶=95',
    empty: [],
  }),
  goods: column({
    zh: '商品',
    en: 'goods',
    kind: listOf(codeOf('goods', '商品')),
    meaning: '直播间里卖哪些商品',
    example: 'LJ-2026',
    empty: [],
  }),
  replayAt: column({
    zh: '回放时间',
    en: 'replay_at',
    kind: maybe(instant()),
    meaning: '回放从几时起能看；空着就是一结束就能看',
    example: '2026-11-24 10:00',
    empty: null,
  }),
  membersOnly: column({
    zh: '登录看回放',
    en: 'members_only',
    kind: yes(),
    meaning: '回放只给登录的会员看',
    example: '否',
    empty: false,
  }),
  keyPoints: column({
    zh: '要点',
    en: 'key_points',
    kind: listOf(text({ most: 40 }), { most: 8 }),
    meaning: '能学到什么，一句一条',
    example: '五克、九十度、二十秒 | 为什么不洗茶',
    empty: [],
  }),
};

export const liveRooms: Table<typeof columns> = {
  name: NAME,
  label: '直播',
  about: '一行一场直播或一个茶园镜头。改了开始时间，预约的人马上知道，按新时间提醒。',
  columns,
  key: ['code'],
  sources: [table],
  async load(tx, ids) {
    const rows = await tx.select().from(table).orderBy(asc(table.startAt), asc(table.id));
    return rows.map(({ id, teacherId, chapters, goodsIds, ...row }) => ({
      ...row,
      code: ids.codeOf(NAME, id),
      master: teacherId === null ? '' : ids.codeOf('makers', teacherId),
      chapters: pairsOf(chapters).map(([label, value]): [string, number] => [label, Number(value)]),
      goods: goodsIds.filter((one) => ids.has('goods', one)).map((one) => ids.codeOf('goods', one)),
    }));
  },
  async save(tx, rows, { ids, now }) {
    const wanted = rows.map(({ code, master, chapters, goods, ...row }) => ({
      ...row,
      id: ids.idOf(NAME, code),
      teacherId: master === '' ? null : ids.idOf('makers', master),
      chapters: kvOf(chapters.map(([label, at]) => [label, String(at)])),
      goodsIds: goods.map((one) => ids.idOf('goods', one)),
    }));
    const before = new Map((await tx.select().from(table)).map((row) => [row.id, row]));
    await putRows(tx, table, wanted);
    for (const { id, startAt } of wanted) {
      const was = before.get(id);
      if (!was || !waits(was, now) || was.startAt === startAt) continue;
      await (startAt > now ? moveRoom(tx, was, startAt, now) : planBegun(tx, was, now));
    }
    await planTurns(tx, now);
  },
  remove: {
    word: '删除',
    namedBy: [{ label: '茶园', column: teaFields.liveId }],
    async before(tx, gone, { ids, now }) {
      for (const { code } of gone)
        await moveReminds(tx, { kind: 'live', targetId: ids.idOf(NAME, code) }, undefined, now);
    },
  },
  check: sensible,
};

type Row = typeof table.$inferSelect;
const waits = ({ kind, startAt, cancelledAt }: Row, now: number) =>
  kind === 'room' && cancelledAt === null && startAt > now;

/** As a host moves it: who waits hears so, and the page says when it was to be. */
async function moveRoom(tx: Tx, was: Row, startAt: number, now: number): Promise<void> {
  await tx.update(table).set({ movedFrom: was.startAt }).where(eq(table.id, was.id));
  await tellMoved(tx, was, startAt, now);
}

function sensible(rows: readonly Placed<RowOf<typeof columns>>[], at: Checking) {
  const kinds = new Map(
    at.rows<{ code: string; kind: string }>('makers')?.map(({ value }) => [value.code, value.kind]),
  );
  return checkRows(rows, ({ kind, startAt, endAt, replayAt, master }, fault) => {
    if (kind === 'room' && endAt === null) fault('endAt', '直播要有结束时间');
    if (replayAt !== null && (endAt === null || replayAt < endAt)) fault('replayAt', '要在结束以后');
    if (kind === 'camera' && endAt !== null) fault('endAt', '茶园镜头没有结束时间');
    if (endAt !== null && endAt <= startAt) fault('endAt', '要比开始晚');
    if (kinds.get(master) === 'producer') fault('master', `「${master}」是产地，不是茶人`);
  });
}
