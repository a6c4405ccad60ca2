/** Films, the pieces cut from them, what is brewed along, and which belong together. */
import { asc, inArray } from 'drizzle-orm';
import { businessCards, videoCollections, videos, videoSlices, videoSteeps } from '../../db/schema';
import { readVtt, spokenOf } from '../../lib/webvtt';
import { checkRows } from '../sheet/check';
import { codeOf, instant, listOf, maybe, oneOf, pairs, text, whole } from '../sheet/kinds';
import { column, type Checking, type RowOf, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const FILMS = 'films';
const STATUS = { 上架: 'on', 下架: 'off' } as const;
/** A day of film. */
const LONGEST = 86_400;
const filmOf = (meaning: string) =>
  column({ zh: '视频', en: 'film', kind: codeOf(FILMS, '视频'), meaning, example: 'SP-1' });
const second = (zh: string, en: string, meaning: string, example: string) =>
  column({ zh, en, kind: whole({ most: LONGEST, unit: '秒' }), meaning, example });
const goodsColumn = column({
  zh: '商品',
  en: 'goods',
  kind: listOf(codeOf('goods', '商品')),
  meaning: '片中的茶，跟泡时「买这一套」就是它们',
  example: 'LJ-2026',
  empty: [],
});

const columns = {
  code: shared.code('视频的编码', 'SP-1'),
  cate: column({ zh: '分类', en: 'cate', kind: text({ most: 10 }), meaning: '按它筛选', example: '冲泡' }),
  title: shared.title(40, '视频的标题', '一杯龙井，慢慢泡'),
  cover: shared.cover('列表里的图', 'teacher.webp'),
  author: column({
    zh: '作者',
    en: 'author',
    kind: text({ most: 20 }),
    meaning: '谁拍的、谁在讲',
    example: '山外茶学社',
  }),
  master: column({
    zh: '茶人',
    en: 'master',
    kind: codeOf('makers', '茶人'),
    meaning: '讲的人有自己的页面就写他的编码',
    example: 'ZHOU',
    empty: '',
  }),
  intro: column({
    zh: '介绍',
    en: 'intro',
    kind: text({ most: 300, lines: true }),
    meaning: '一两句话',
    example: '三克茶，八十五度的水。',
    empty: '',
  }),
  tags: column({
    zh: '标签',
    en: 'tags',
    kind: listOf(text({ most: 8 }), { most: 6 }),
    meaning: '热搜词从这里来',
    example: '绿茶 | 冲泡',
    empty: [],
  }),
  goods: goodsColumn,
  mediaId: column({
    zh: '云视频',
    en: 'media',
    kind: text({ most: 60 }),
    meaning: '视频放在云服务上时，它在那里的编号',
    example: 'vod-8f3a',
    empty: '',
  }),
  files: column({
    zh: '播放地址',
    en: 'files',
    kind: pairs(text({ most: 6 }), text({ most: 200 }), { most: 4, once: true }),
    meaning: '画质=https 地址，从低到高；放在云服务上就空着',
    example: '流畅=https://films.example.com/1-sd.mp4 | 高清=https://films.example.com/1-hd.mp4',
    empty: [],
  }),
  seconds: column({
    zh: '时长',
    en: 'seconds',
    kind: whole({ least: 1, most: LONGEST, unit: '秒' }),
    meaning: '一共多长',
    example: '95',
  }),
  transcript: column({
    zh: '文字稿',
    en: 'transcript',
    kind: text({ most: 50_000, lines: true }),
    meaning: 'WebVTT：字幕和「片子里说过的话」都从这里来',
    example: 'WEBVTT',
    empty: '',
  }),
  status: column({
    zh: '状态',
    en: 'status',
    kind: oneOf(STATUS),
    meaning: '下架的看不到',
    example: '上架',
    empty: 'on',
  }),
  sort: shared.sort(),
  publishedAt: column({
    zh: '发布时间',
    en: 'published_at',
    kind: instant(),
    meaning: '按「最新」排的时间',
    example: '2026-11-23 09:00',
  }),
};
type Film = RowOf<typeof columns>;

export const films: Table<typeof columns> = {
  name: FILMS,
  label: '茶视频',
  about: '一行一个视频。播放、点赞的数字是店里自己数的，这里不写。',
  columns,
  key: ['code'],
  sources: [videos],
  async load(tx, ids) {
    const rows = await tx.select().from(videos).orderBy(asc(videos.sort), asc(videos.id));
    return rows.map(({ id, masterId, goodsIds, files, spoken: _spoken, ...row }) => ({
      ...row,
      code: ids.codeOf(FILMS, id),
      master: masterId === null ? '' : ids.codeOf('makers', masterId),
      goods: goodsIds.filter((one) => ids.has('goods', one)).map((one) => ids.codeOf('goods', one)),
      files: files.map(({ quality, url }): [string, string] => [quality, url]),
    }));
  },
  async save(tx, rows, { ids }) {
    await putRows(
      tx,
      videos,
      rows.map(({ code, master, goods, files, ...row }) => ({
        ...row,
        id: ids.idOf(FILMS, code),
        masterId: master === '' ? null : ids.idOf('makers', master),
        goodsIds: goods.map((one) => ids.idOf('goods', one)),
        files: files.map(([quality, url]) => ({ quality, url })),
        spoken: spokenOf(row.transcript),
      })),
    );
  },
  remove: {
    word: '删除',
    namedBy: [{ label: '名片', column: businessCards.videoId }],
    async before(tx, gone, { ids }) {
      const its = gone.map(({ code }) => ids.idOf(FILMS, code));
      if (its.length === 0) return;
      for (const one of [videoSlices, videoSteeps]) await tx.delete(one).where(inArray(one.videoId, its));
    },
  },
  check: (rows) =>
    checkRows(rows, ({ mediaId, files, transcript, seconds }, fault) => {
      if (mediaId === '' && files.length === 0) fault('files', '云视频和播放地址总要写一个');
      if (files.some(([, url]) => !url.startsWith('https://'))) fault('files', '地址要以 https:// 开头');
      const { cues, fault: torn } = readVtt(transcript);
      if (torn !== undefined) fault('transcript', `第 ${torn.line} 行：${torn.reason}`);
      if (cues.some(({ from }) => from > seconds)) fault('transcript', `有一句在片子结束（第 ${seconds} 秒）之后`);
    }),
};

/** Films of the folder by their codes; undefined when the table is not in its hands. */
const lengthsOf = (at: Checking) => {
  const rows = at.rows<Film>(FILMS);
  return rows && new Map(rows.map(({ value }) => [value.code, value.seconds]));
};

const sliceColumns = {
  code: shared.code('片段的编码', 'SP-1-1'),
  film: filmOf('从哪个视频剪下来'),
  title: shared.title(30, '片段的标题', '投茶三克'),
  cover: shared.cover('列表里的图', 'teacher.webp'),
  fromSec: second('从', 'from', '从第几秒', '0'),
  toSec: second('到', 'to', '到第几秒', '12'),
  goods: column({
    zh: '商品',
    en: 'goods',
    kind: codeOf('goods', '商品'),
    meaning: '片段里的茶',
    example: 'LJ-2026',
    empty: '',
  }),
  sort: shared.sort(),
};

export const filmSlices: Table<typeof sliceColumns> = {
  name: 'film-slices',
  label: '视频片段',
  about: '一行一段，进度条上有它的记号，「片段」里单独列出。',
  columns: sliceColumns,
  key: ['code'],
  sources: [videoSlices],
  async load(tx, ids) {
    const rows = await tx.select().from(videoSlices).orderBy(asc(videoSlices.sort), asc(videoSlices.id));
    return rows.map(({ id, videoId, goodsId, ...row }) => ({
      ...row,
      code: ids.codeOf('film-slices', id),
      film: ids.codeOf(FILMS, videoId ?? '0'),
      goods: goodsId !== null && ids.has('goods', goodsId) ? ids.codeOf('goods', goodsId) : '',
    }));
  },
  async save(tx, rows, { ids }) {
    await putRows(
      tx,
      videoSlices,
      rows.map(({ code, film, goods, ...row }) => ({
        ...row,
        id: ids.idOf('film-slices', code),
        videoId: ids.idOf(FILMS, film),
        goodsId: goods === '' ? null : ids.idOf('goods', goods),
      })),
    );
  },
  remove: { word: '删除' },
  check(rows, at) {
    const lengths = lengthsOf(at);
    return checkRows(rows, ({ film, fromSec, toSec }, fault) => {
      const length = lengths?.get(film);
      if (toSec <= fromSec) fault('toSec', '要比「从」晚');
      if (length !== undefined && toSec > length) fault('toSec', `视频只有 ${length} 秒`);
    });
  },
};

const steepColumns = {
  code: shared.code('这一道的编码', 'SP-1-P1'),
  film: filmOf('跟着哪个视频泡'),
  name: shared.name(10, '跟泡时看到的名字', '第一泡'),
  fromSec: second('从', 'from', '放到第几秒开始计时', '20'),
  seconds: column({
    zh: '等',
    en: 'seconds',
    kind: whole({ least: 1, most: 3600, unit: '秒' }),
    meaning: '等多久出汤',
    example: '60',
  }),
  grams: column({
    zh: '投茶',
    en: 'grams',
    kind: maybe(whole({ least: 1, most: 500, unit: '克' })),
    meaning: '几克茶',
    example: '5',
    empty: null,
  }),
  celsius: column({
    zh: '水温',
    en: 'celsius',
    kind: maybe(whole({ least: 1, most: 100, unit: '度' })),
    meaning: '多少度的水',
    example: '85',
    empty: null,
  }),
};

export const filmSteeps: Table<typeof steepColumns> = {
  name: 'film-steeps',
  label: '跟泡',
  about: '一行是跟着片子泡的一道：放到那一秒开始计时，到时间响一声。',
  columns: steepColumns,
  key: ['code'],
  sources: [videoSteeps],
  async load(tx, ids) {
    const rows = await tx
      .select()
      .from(videoSteeps)
      .orderBy(asc(videoSteeps.videoId), asc(videoSteeps.fromSec), asc(videoSteeps.id));
    return rows.map(({ id, videoId, ...row }) => ({
      ...row,
      code: ids.codeOf('film-steeps', id),
      film: ids.codeOf(FILMS, videoId ?? '0'),
    }));
  },
  async save(tx, rows, { ids }) {
    await putRows(
      tx,
      videoSteeps,
      rows.map(({ code, film, ...row }) => ({
        ...row,
        id: ids.idOf('film-steeps', code),
        videoId: ids.idOf(FILMS, film),
      })),
    );
  },
  remove: { word: '删除' },
  check(rows, at) {
    const lengths = lengthsOf(at);
    return checkRows(rows, ({ film, fromSec }, fault) => {
      const length = lengths?.get(film);
      if (length !== undefined && fromSec >= length) fault('fromSec', `视频只有 ${length} 秒`);
    });
  },
};

const setColumns = {
  code: shared.code('合集的编码', 'HJ-1'),
  title: shared.title(20, '合集的标题', '从水到盏'),
  cover: shared.cover('合集的图', 'teacher.webp'),
  intro: column({
    zh: '介绍',
    en: 'intro',
    kind: text({ most: 100 }),
    meaning: '一句话',
    example: '先听水，再慢慢泡。',
    empty: '',
  }),
  films: column({
    zh: '视频',
    en: 'films',
    kind: listOf(codeOf(FILMS, '视频')),
    meaning: '按看的先后',
    example: 'SP-1',
  }),
  sort: shared.sort(),
};

export const filmSets: Table<typeof setColumns> = {
  name: 'film-sets',
  label: '视频合集',
  about: '一行一个合集。',
  columns: setColumns,
  key: ['code'],
  sources: [videoCollections],
  async load(tx, ids) {
    const rows = await tx.select().from(videoCollections).orderBy(asc(videoCollections.sort), asc(videoCollections.id));
    return rows.map(({ id, videoIds, ...row }) => ({
      ...row,
      code: ids.codeOf('film-sets', id),
      films: videoIds.filter((one) => ids.has(FILMS, one)).map((one) => ids.codeOf(FILMS, one)),
    }));
  },
  async save(tx, rows, { ids }) {
    await putRows(
      tx,
      videoCollections,
      rows.map(({ code, films: its, ...row }) => ({
        ...row,
        id: ids.idOf('film-sets', code),
        videoIds: its.map((one) => ids.idOf(FILMS, one)),
      })),
    );
  },
  remove: { word: '删除' },
  check: (rows) =>
    checkRows(rows, ({ films: its }, fault) => {
      if (its.length === 0) fault('films', '至少一个视频');
    }),
};
