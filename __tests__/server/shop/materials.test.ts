/** The materials of a folder: files that are known by what is in them, given out to who may have them only, and back in the folder at a pull. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { materials } from '../../../server/db/schema';
import { demoFile } from '../../../server/papers/handouts';
import { readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { pull } from '../../../server/shop/pull';
import { push } from '../../../server/shop/push';
import { report } from '../../../server/shop/report';
import { testServer } from '../harness';
import { drawing, newFolder, settingsOf } from './folders';

const app = testServer({ seed: 'base' });
let folder: string;
let token: string;
beforeAll(async () => {
  folder = newFolder();
  await initFolder(folder, drawing);
  await pushAll();
  token = await app.login('13911110021');
});

const fileIn = (name: string) => path.join(folder, 'materials', name);
const write = (...lines: string[]) => {
  const file = path.join(folder, 'materials.csv');
  const [head = ''] = fs.readFileSync(file, 'utf8').split('\n');
  fs.writeFileSync(file, [head, ...lines, ''].join('\n'));
};
const pushAll = async () => report(await push(await readFolder(folder), settingsOf(app)), (address) => address);
const row = (code: string, title: string, file: string, more = ',,2036-03-01 09:00,,1') =>
  `${code},${title},手册,${file},lvcha.webp,${more}`;
const all = () => app.db.select().from(materials);
const demo = async (file: string) => (await demoFile(file)) ?? Buffer.alloc(0);

test('the folder to begin with has one, which a member downloads and looks at', async () => {
  const [material] = await all();
  expect(material).toMatchObject({ title: '绿茶冲泡卡', kind: 'pdf', pages: 1, lock: null, ratioBp: 14_167 });
  const { page } = await app.ok('college.material', {}, { token });
  expect(page.list).toMatchObject([{ title: '绿茶冲泡卡', size: material?.size, locked: false }]);
  const id = material?.id ?? '';
  const { url } = await app.ok('college.materialGet', { id }, { token });
  const file = await app.http.inject({ url });
  expect([file.statusCode, file.rawPayload.equals(await demo('card-green.pdf'))]).toEqual([200, true]);
  const part = await app.http.inject({ url, headers: { range: 'bytes=0-4' } });
  expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
    206,
    '%PDF-',
    `bytes 0-4/${material?.size}`,
  ]);
  expect((await app.http.inject({ url, headers: { range: 'bytes=999999999-' } })).statusCode).toBe(416);
  const { pages } = await app.ok('college.materialPreview', { id }, { token });
  expect((await app.http.inject({ url: pages[0] ?? '' })).headers['content-type']).toBe('image/webp');
  // A name alone opens nothing: it lies in no folder that is served.
  for (const at of [`/materials/${material?.file}`, `/uploads/${material?.file}`])
    expect((await app.http.inject({ url: at })).statusCode).toBe(404);
  expect(await pushAll()).toEqual(['没有改动。']);
});

test('another content is another file; what is taken out goes, and a pull brings all back', async () => {
  const [before] = await all();
  fs.writeFileSync(fileIn('green-tea.pdf'), await demo('card-puer.pdf'));
  fs.writeFileSync(fileIn('prices.xlsx'), await demo('prices.xlsx'));
  fs.writeFileSync(fileIn('bell.wav'), await demo('tune-1.wav'));
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#8a3' } })
    .jpeg()
    .toBuffer();
  fs.writeFileSync(fileIn('poster.jpeg'), photo);
  write(
    row('ZL-1', '普洱冲泡卡', 'green-tea.pdf'),
    row('ZL-2', '报价', 'prices.xlsx', '员工,,2036-03-01 09:00,,2'),
    row('ZL-3', '钟声', 'bell.wav', '推广员,,2036-03-01 09:00,,3'),
    row('ZL-4', '海报', 'poster.jpeg', ',,2036-03-01 09:00,是,4'),
  );
  await pushAll();
  const rows = (await all()).sort((a, b) => a.sort - b.sort);
  expect(rows.map(({ kind, lock, status, ratioBp }) => [kind, lock, status, ratioBp])).toEqual([
    ['pdf', null, 'on', 14_167],
    ['sheet', 'employee', 'on', 10_000],
    ['audio', 'team', 'on', 10_000],
    ['image', null, 'off', 7500],
  ]);
  expect(rows[0]?.file).not.toBe(before?.file);
  expect(rows[0]?.id).toBe(before?.id);
  const { page } = await app.ok('college.material', {}, { token });
  expect(page.list.map(({ title, lockText }) => [title, lockText])).toEqual([
    ['普洱冲泡卡', undefined],
    ['报价', '员工可下载'],
    ['钟声', '推广员可下载'],
  ]);

  const copy = newFolder();
  await pull(copy, settingsOf(app));
  expect(fs.readdirSync(path.join(copy, 'materials')).sort()).toEqual([
    'bell.wav',
    'green-tea.pdf',
    'poster.jpeg',
    'prices.xlsx',
  ]);
  expect(fs.readFileSync(path.join(copy, 'materials', 'poster.jpeg')).equals(photo)).toBe(true);
  write(row('ZL-1', '普洱冲泡卡', 'green-tea.pdf'));
  await pushAll();
  expect(await all()).toHaveLength(1);
});

test.each<[what: string, name: string, body: () => Promise<Buffer> | Buffer, said: string]>([
  ['a torn PDF', 'torn.pdf', () => Buffer.from('%PDF-1.7 nothing'), '不是能打开的 PDF，可能损坏了或有密码'],
  ['a program that calls itself a film', 'film.mp4', () => Buffer.from('MZ program'), '内容不是 mp4'],
  ['a picture that is none', 'p.png', () => Buffer.from('hello'), '打不开，文件可能损坏了'],
  ['an empty one', 'e.pdf', () => Buffer.alloc(0), '是空文件，没有内容'],
])('%s is refused, whether a row names it or not', async (_, name, body, said) => {
  fs.writeFileSync(fileIn(name), await body());
  const { faults } = await readFolder(folder);
  fs.rmSync(fileIn(name));
  expect(faults).toEqual([{ file: `materials/${name}`, reason: said }]);
});

test('of those who have a course the course is written, and listed with it', async () => {
  write(row('ZL-1', '普洱冲泡卡', 'green-tea.pdf', '课程,,2036-03-01 09:00,,1'));
  expect((await readFolder(folder)).faults.map(({ column, reason }) => [column, reason])).toEqual([
    ['课程', '买了哪门课的人能下载，要写'],
  ]);
  write(row('ZL-1', '普洱冲泡卡', 'green-tea.pdf', '课程,KC-1,2036-03-01 09:00,,1'));
  await pushAll();
  const [material] = await all();
  const { materials: own, card } = await app.ok('college.courseView', { id: material?.courseId ?? '' }, { token });
  expect(own).toMatchObject([{ title: '普洱冲泡卡', locked: card.price > 0 }]);
  expect(await pushAll()).toEqual(['没有改动。']);
});

test('a row names a file that is there; what is no material is left where it is', async () => {
  fs.writeFileSync(fileIn('run.exe'), 'MZ');
  write(row('ZL-1', '普洱冲泡卡', 'Green-tea.pdf'), row('ZL-2', '别的', '../shop.yml'), row('ZL-3', '程序', 'run.exe'));
  const { faults, listing } = await readFolder(folder);
  expect(faults.map(({ reason }) => reason)).toEqual([
    'materials 文件夹里没有「Green-tea.pdf」，有「green-tea.pdf」，大小写要一样',
    '只写文件名，资料都放在 materials 文件夹里',
    '「run.exe」不是 pdf、图片、音频、mp4 或 xlsx 的文件名',
  ]);
  expect(listing).toContainEqual({ file: 'materials/run.exe', reason: '不是 pdf、图片、音频、mp4 或 xlsx' });
});
