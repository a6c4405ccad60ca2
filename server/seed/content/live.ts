/** Live rooms - one running, one in twenty minutes, one tomorrow, one to see again - and the cameras of two gardens, one of them offline. */
import type { Tx } from '../../db/client';
import { liveRooms } from '../../db/schema';
import { DAY_MS } from '../../lib/shanghai';
import { insertAll } from '../insert';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const film = (n: number): string => `/video/${n}-hd.mp4`;

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
    playUrl: film(3),
    goodsIds: ['1013', '1016'],
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
    playUrl: film(4),
    goodsIds: ['1028', '1029'],
  },
  {
    id: '9703',
    kind: 'room',
    title: '夏天的冷泡乌龙',
    intro: '一只玻璃壶、一夜冰箱，三款乌龙各有各的凉法。',
    teacher: '叶间茶学社',
    startAt: at + DAY_MS + 20 * HOUR,
    endAt: at + DAY_MS + 21.5 * HOUR,
    playUrl: film(2),
    goodsIds: ['1035', '1031'],
  },
  {
    id: '9704',
    kind: 'room',
    title: '春山第一采，跟着上山',
    intro: '清明前在龙坞茶垄的半天，从露水未干到下山称青。',
    teacher: '叶间茶学社',
    startAt: at - 6 * DAY_MS + 15 * HOUR,
    endAt: at - 6 * DAY_MS + 17 * HOUR,
    playUrl: film(1),
    replayUrl: film(1),
    chapters: [
      { key: '1', label: '一芽一叶怎么看', value: '0' },
      { key: '2', label: '茶垄里的风', value: '3' },
      { key: '3', label: '日头过山脊', value: '7' },
    ],
    goodsIds: ['1036', '1037'],
  },
  {
    id: '9705',
    kind: 'camera',
    title: '杭州龙坞园 · 东坡茶垄',
    intro: '东坡六亩群体种，镜头朝南。',
    teacher: '杭州龙坞园',
    startAt: at - 200 * DAY_MS,
    playUrl: film(1),
  },
  {
    id: '9706',
    kind: 'camera',
    title: '武夷山岩韵园 · 坑口',
    intro: '坑口一线天，晨雾最重的那一段。',
    teacher: '武夷山岩韵园',
    startAt: at - 200 * DAY_MS,
    playUrl: film(4),
    offlineSince: now - 3 * HOUR,
  },
];

/** Numbers of the films whose pictures they show. */
const COVERS = [3, 4, 2, 1, 1, 4];

export async function seedLive(tx: Tx, at: number, now: number): Promise<void> {
  const rows = roomsAt(at, now).map((row, i) => ({ ...row, cover: `/images/video/${COVERS[i]}.webp` }));
  await insertAll(tx, liveRooms, rows);
}
