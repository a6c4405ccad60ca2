/** What lies in a folder: what systems leave behind is nothing, everything else is read or said, and what is accepted can be served. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openPhoto, servedPhoto } from '../../../server/pictures/photo';
import { createPictureStore } from '../../../server/pictures/store';
import { readFolder } from '../../../server/shop/folder';
import { keepPicture } from '../../../server/shop/pictures';
import { contents } from '../../../server/shop/report';
import { sentence } from '../../../server/shop/sheet/fault';
import { createFolder } from '../../../server/storage/folder';
import { newFolder } from './folders';

type Body = string | Buffer;
function folderOf(files: Record<string, Body>): string {
  const folder = newFolder();
  for (const [name, body] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), body);
  }
  return folder;
}
const read = async (files: Record<string, Body>) => {
  const { rows, listing, faults, pictures } = await readFolder(folderOf(files));
  return {
    rows,
    pictures,
    left: Object.fromEntries(listing.flatMap(({ file, reason }) => (reason === undefined ? [] : [[file, reason]]))),
    lines: contents(listing, pictures.size),
    faults: faults.map(sentence),
  };
};
const jpeg = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#3f7043' } })
    .jpeg()
    .toBuffer();
const CLASSES = '编码,名称\nCHAYE,茶叶\n';

test('what systems and offices leave behind is passed over', async () => {
  const litter = [
    'Thumbs.db',
    'desktop.ini',
    '.DS_Store',
    '._a.jpg',
    '@eaDir/a.jpg',
    '~$shop.xlsx',
    '.~lock.shop.xlsx#',
  ];
  const { left, faults, pictures } = await read(
    Object.fromEntries(
      litter.flatMap((name) => [
        [name, 'x'],
        [`pictures/${name}`, 'x'],
      ]),
    ),
  );
  expect({ left, faults, pictures: pictures.size }).toEqual({ left: {}, faults: [], pictures: 0 });
});

test.each(['classes.csv', 'Classes.CSV', 'CLASSES.csv', '商品分类.csv', '商品分类.CSV'])(
  '%s is the table',
  async (name) => {
    const { rows, faults, lines } = await read({ [name]: CLASSES });
    expect(faults).toEqual([]);
    expect(rows.get('classes')).toHaveLength(1);
    expect(lines).toEqual([`读了：${name}（1 行）`]);
  },
);

test('one table under two names is refused', async () => {
  const { faults } = await read({ 'classes.csv': CLASSES, '商品分类.csv': CLASSES });
  expect(faults).toEqual(['商品分类.csv：和 classes.csv 是同一张表，只能留一个']);
});

test('what was not read is said, with the reason', async () => {
  const { left, lines } = await read({
    'classes.csv': '编码,名称,,排序\nCHAYE,茶叶,想一想,1\n',
    'goods (1).csv': 'x',
    'levels.csv': 'x',
    'goods.xlsx': 'x',
    'shop.yaml': 'x',
    'tea.jpg': 'x',
    'notes.txt': 'x',
    'images/a.jpg': 'x',
    'pictures/a.heic': 'x',
    'pictures/old/a.jpg': 'x',
  });
  expect(left).toEqual({
    'goods (1).csv': expect.stringContaining('不是表的名字'),
    'levels.csv': '这一项写在 shop.yml 的 levels 下面',
    'goods.xlsx': '表格只读 CSV 和 shop.xlsx',
    'shop.yaml': '名字要是 shop.yml',
    'tea.jpg': '图片要放在 pictures 里',
    'notes.txt': '不是表格，当作笔记',
    images: expect.stringContaining('图片都放在 pictures 里'),
    'pictures/a.heic': '不是 jpg、png、webp 图片',
    'pictures/old': '不是 jpg、png、webp 图片',
    'classes.csv': '第 3 列没有表头，没有读',
  });
  expect(lines).toHaveLength(11);
  expect(lines).toContain('没有读：notes.txt，不是表格，当作笔记');
});

test('a picture is found however its name is composed', async () => {
  const name = 'café.jpg';
  const makers = (cell: string) => `编码,类别,名称,图片\nA,茶人,甲,${cell}\n`;
  for (const [onDisk, inTable] of [
    [name.normalize('NFD'), name.normalize('NFC')],
    [name.normalize('NFC'), name.normalize('NFD')],
  ] as const) {
    const { faults, pictures } = await read({ [`pictures/${onDisk}`]: await jpeg(), 'makers.csv': makers(inTable) });
    expect(faults.filter((one) => one.includes('没有「'))).toEqual([]);
    expect(pictures.size).toBe(1);
  }
});

test.each<[what: string, name: string, body: Body, reason: RegExp]>([
  ['nothing in it', 'a.jpg', '', /^pictures\/a\.jpg：是空文件/],
  ['a text in it', 'a.png', 'tea', /打不开/],
])('a picture with %s is refused', async (_what, name, body, reason) => {
  const { faults } = await read({ [`pictures/${name}`]: body });
  expect(faults).toEqual([expect.stringMatching(reason)]);
});

/** A JPEG of which a decoder says: extraneous bytes before a marker, as some phones write them. */
async function withWarning(): Promise<Buffer> {
  const body = await jpeg(64, 48);
  const at = body.indexOf(Buffer.from([0xff, 0xda]));
  return Buffer.concat([body.subarray(0, at), Buffer.alloc(16, 0x55), body.subarray(at)]);
}

test('what is accepted can be served at every size: with warnings, very long, in four colours, turned', async () => {
  const warned = await withWarning();
  await expect(sharp(warned, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow();
  const cmyk = await sharp(await jpeg(300, 200))
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  const turned = await sharp(await jpeg(300, 200))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const folder = folderOf({
    'pictures/warned.jpg': warned,
    'pictures/long.jpg': await jpeg(800, 20_000),
    'pictures/cmyk.jpg': cmyk,
    'pictures/turned.jpg': turned,
  });
  const { pictures, faults } = await readFolder(folder);
  expect(faults).toEqual([]);
  const dataDir = newFolder();
  const store = createPictureStore({
    dir: path.join(dataDir, 'drawn'),
    photos: createFolder(dataDir),
    effort: 0,
  });
  for (const picture of pictures.values()) {
    await keepPicture(createFolder(dataDir), picture);
    for (const width of [24, 375, 1500]) {
      const key = picture.address.replace(/^\/images\/|\.webp$/g, '');
      const served = await store.get(key, width);
      expect((await sharp(served?.body).metadata()).format).toBe('webp');
    }
  }
});

test('a torn picture is refused as it would be when it is served', async () => {
  const torn = (await jpeg(400, 300)).subarray(0, 600);
  await expect(servedPhoto(openPhoto(torn), 24, 0)).rejects.toThrow();
  expect((await read({ 'pictures/a.jpg': torn })).faults).toEqual(['pictures/a.jpg：打不开，文件可能损坏了']);
});

test.each<[what: string, yml: string, sentence: RegExp]>([
  ['a tab', 'company:\n\tname: 山外', /^shop\.yml：写法不对（第 2 行）：行首用空格/],
  ['a key twice', 'company:\n  name: 山外\n  name: 山里', /第 3 行）：这一项写了两次/],
  ['a colon in a value', 'company:\n  name: 山外: 茶', /第 2 行）：名字和值之间用英文的冒号/],
  ['an open quotation mark', 'company:\n  name: "山外', /引号或括号没有配对/],
  ['an alias', 'company:\n  name: *x', /不能用 & 和 \* 引用/],
  ['a colour without quotation marks', 'company:\n  theme: #3f7043', /第 2 行）：# 后面是注释，颜色要放在引号里/],
  ['a list at the top', '- company', /要写成一项一项/],
  ['a text at the top', '山外', /要写成一项一项/],
  ['a full-width colon', 'company：山外\nshell: {}', /写法不对/],
])('shop.yml with %s is refused in Chinese', async (_what, yml, reason) => {
  const { faults } = await read({ 'shop.yml': yml });
  expect(faults.join('\n')).toMatch(reason);
  expect(faults.join('\n').replace(/shop\.yml|company|shell/g, '')).not.toMatch(/[a-z]{3,}/i);
});

test('values of shop.yml are their texts: long numbers, zeros in front, words that mean something elsewhere', async () => {
  const bank = (no: string) => `banks:\n  - no: ${no}\n    name: 0571\n    bank: 1e3\n    branch: true\n    note: ~\n`;
  for (const no of ['6222021234567890123', '00123456789', '"00123456789"', "'6222021234567890123'"]) {
    const { rows, faults } = await read({ 'shop.yml': bank(no) });
    expect(faults).toEqual([]);
    expect(rows.get('banks')?.[0]?.value).toEqual({
      no: no.replace(/["']/g, ''),
      name: '0571',
      bank: '1e3',
      branch: 'true',
      note: '转账请备注订单号',
    });
  }
});
