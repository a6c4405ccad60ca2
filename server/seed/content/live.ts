/**
 * Live rooms - one running, one in twenty minutes, one tomorrow, one to see again - with what was said in two of them, and the cameras of two
 * gardens, one of them offline. Ids: rooms 9701-9706, messages from 9800001.
 */
import { LIVE_GIFTS } from '../../../src/contract/live/words';
import type { Tx } from '../../db/client';
import { liveMessages, livePlays, liveRooms } from '../../db/schema';
import { book, memberOwner } from '../../domains/people/ledger/service';
import { DAY_MS, dayOf } from '../../lib/shanghai';
import { NEEDLE_TALK, SPRING_TALK, type Said } from '../data/liveTalk';
import { insertAll } from '../insert';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Streams of the sandbox (server/video/stream). */
const stream = (n: number): string => `/video/live/${n}.m3u8`;
/** Of a replay: so often does its clip go round. */
const ROUNDS = 36;
const replay = (n: number): string => `/video/replay/${n}x${ROUNDS}.m3u8`;

type Row = typeof liveRooms.$inferInsert;
const roomsAt = (at: number, now: number): Omit<Row, 'cover'>[] => [
  {
    id: '9701',
    kind: 'room',
    title: '一泡白毫银针，喝到第八泡',
    intro: '方太和老师在福鼎的萎凋房里，从头泡讲到尾水。',
    notice: '听讲时请备一只盖碗、九十度的水。',
    teacher: '方太和',
    teacherId: '603',
    startAt: now - 25 * MINUTE,
    endAt: now + 95 * MINUTE,
    playUrl: stream(3),
    goodsIds: ['1013', '1016'],
    pinnedId: '1016',
    keyPoints: ['五克、九十度、二十秒：头泡怎么出汤', '为什么银针不洗茶', '从第几泡起算尾水'],
    likes: 32_180,
    peak: 1286,
  },
  {
    id: '9702',
    kind: 'room',
    title: '岩茶三坑，怎么一口分清',
    intro: '牛栏坑、慧苑坑、倒水坑，同一天的火，三只杯子排开来喝。',
    teacher: '陈守拙',
    teacherId: '604',
    startAt: now + 20 * MINUTE,
    endAt: now + 110 * MINUTE,
    playUrl: stream(4),
    goodsIds: ['1028', '1029'],
    keyPoints: ['同一天的火，三个坑的香差在哪', '岩韵是喝出来的，不是闻出来的', '二百元以内怎么挑肉桂'],
  },
  {
    id: '9703',
    kind: 'room',
    title: '夏天的冷泡乌龙',
    intro: '一只玻璃壶、一夜冰箱，三款乌龙各有各的凉法。',
    teacher: '叶间茶学社',
    startAt: at + DAY_MS + 20 * HOUR,
    endAt: at + DAY_MS + 21.5 * HOUR,
    playUrl: stream(2),
    goodsIds: ['1035', '1031'],
    keyPoints: ['冷泡的茶水比：一比一百', '放冰箱几个钟头最甜', '哪三款乌龙冷了更香'],
  },
  {
    id: '9704',
    kind: 'room',
    title: '春山第一采，跟着上山',
    intro: '清明前在龙坞茶垄的半天，从露水未干到下山称青。',
    teacher: '叶间茶学社',
    startAt: at - 6 * DAY_MS + 15 * HOUR,
    endAt: at - 6 * DAY_MS + 17 * HOUR,
    playUrl: stream(1),
    replayUrl: replay(1),
    chapters: [
      { key: '1', label: '一芽一叶怎么看', value: '0' },
      { key: '2', label: '茶垄里的风', value: '110' },
      { key: '3', label: '日头过山脊', value: '240' },
    ],
    goodsIds: ['1036', '1037'],
    keyPoints: ['一芽一叶：芽比叶长，像雀舌', '用提不用掐，断口才不会红', '露水干了到十点，是最好的三个钟头'],
    likes: 8426,
    peak: 642,
  },
  {
    id: '9705',
    kind: 'camera',
    title: '杭州龙坞园 · 东坡茶垄',
    intro: '东坡六亩群体种，镜头朝南。',
    teacher: '杭州龙坞园',
    startAt: at - 200 * DAY_MS,
    playUrl: stream(1),
  },
  {
    id: '9706',
    kind: 'camera',
    title: '武夷山岩韵园 · 坑口',
    intro: '坑口一线天，晨雾最重的那一段。',
    teacher: '武夷山岩韵园',
    startAt: at - 200 * DAY_MS,
    playUrl: stream(4),
    offlineSince: now - 3 * HOUR,
  },
];

/** Numbers of the films whose pictures they show. */
const COVERS = [3, 4, 2, 1, 1, 4];

const FIRST_GUEST = 10_050;
/** The manager of the first store. */
const HOST = '10101';
const FIRST_MESSAGE = 9_800_001;

type Message = typeof liveMessages.$inferInsert;
/** What was said in a room from its beginning on, one every so often. */
const talkOf = (roomId: string, said: readonly Said[], from: number, every: number, first: number): Message[] =>
  said.map((one, i) => {
    // Nobody speaks to the second.
    const at = from + 8_000 + i * every + ((i * 7919) % (every >> 1));
    const gift = 'gift' in one ? LIVE_GIFTS.find(({ id }) => id === one.gift) : undefined;
    const isAnswered = 'question' in one && one.answer !== undefined;
    return {
      id: String(first + i),
      roomId,
      seq: i + 1,
      memberId: one.by === 'host' ? HOST : String(FIRST_GUEST + one.by),
      clientId: `seed-${roomId}-${i + 1}`,
      kind: 'like' in one ? 'like' : 'gift' in one ? 'gift' : 'question' in one ? 'question' : 'text',
      text: 'text' in one ? one.text : 'question' in one ? one.question : '',
      giftId: gift?.id ?? null,
      points: gift?.points ?? 0,
      byHost: one.by === 'host',
      state: 'question' in one ? (isAnswered ? 'answered' : 'open') : null,
      answer: isAnswered ? (one.answer ?? '') : '',
      answeredAt: isAnswered ? at + 20_000 : null,
      at,
    };
  });

/** How often the replay was begun on the days after it. */
const PLAYS = [214, 163, 98, 77, 52];

export async function seedLive(tx: Tx, at: number, now: number): Promise<void> {
  const rooms = roomsAt(at, now);
  const startOf = (id: string) => rooms.find((room) => room.id === id)?.startAt ?? now;
  const needle = talkOf('9701', NEEDLE_TALK, startOf('9701'), 17_000, FIRST_MESSAGE);
  const spring = talkOf('9704', SPRING_TALK, startOf('9704'), 9_500, FIRST_MESSAGE + needle.length);
  const talks = [...needle, ...spring];
  const rows = rooms.map((room, i) => {
    const said = talks.filter(({ roomId }) => roomId === room.id);
    const place = { lastSeq: said.length, rev: said.length, lastAt: said.at(-1)?.at ?? 0 };
    return { ...room, ...place, cover: `/images/video/${COVERS[i]}.webp` };
  });
  await insertAll(tx, liveRooms, rows);
  await insertAll(tx, liveMessages, talks);
  for (const { id = '', memberId, points = 0, at: given } of talks.filter(({ kind }) => kind === 'gift'))
    await book(tx, {
      owner: memberOwner(memberId),
      unit: 'points',
      bizType: 'liveGift',
      bizId: id,
      delta: -points,
      memo: `《${rooms[0]?.title ?? ''}》`,
      at: given,
    });
  await insertAll(
    tx,
    livePlays,
    PLAYS.map((plays, i) => ({ roomId: '9704', day: dayOf(at - (5 - i) * DAY_MS), plays })),
  );
}
