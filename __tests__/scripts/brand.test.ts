/** What shop.yml puts into a build: the same headings as its tables, in both languages; a colour of any kind; the mark. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { accentOf, HEADINGS, readShop, stylesOf } from '../../config/brand';
import { contrast } from '../../config/derive';
import { initFolder } from '../../server/shop/init';
import type { Reading } from '../../server/shop/sheet/kinds';
import type { Column } from '../../server/shop/sheet/table';
import { TABLES } from '../../server/shop/tables';
import { THEMES } from '../../src/core/stores/themes';

const SHANWAI = path.resolve('__tests__/e2e/shanwai');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-brand-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const shopOf = (yml: string) => {
  fs.writeFileSync(path.join(folder, 'shop.yml'), yml);
  return readShop(folder);
};

test('the build reads the headings that the tables have', () => {
  for (const [name, headings] of Object.entries(HEADINGS)) {
    const columns = Object.values(TABLES.find((table) => table.name === name)?.columns ?? {}) as {
      zh: string;
      en: string;
    }[];
    for (const [en, zh] of Object.entries(headings))
      expect(columns).toContainEqual(expect.objectContaining({ en, zh }));
  }
});

test('name, colour, tabs and words of another shop; what it leaves out is as usual', () => {
  expect(readShop(SHANWAI)).toEqual({
    logo: path.join(SHANWAI, 'pictures/mark.png'),
    brand: {
      name: '山外',
      colour: '#2f6f8f',
      hasLogo: true,
      tabs: { home: '茶铺', classes: '分类', groves: '', cart: '茶篮', mine: '我的' },
      slogan: '山里的茶',
      description: '山里的茶，山外的人',
      shareImage: '/images/share/2.webp',
    },
  });
});

test('the folder knows every theme of the app by its name; gray is for mourning', () => {
  const { kind } = TABLES.find(({ name }) => name === 'company')!.columns.theme as Column<string>;
  const at: Reading = { picture: String, material: String, refer: () => undefined };
  for (const { name, title } of THEMES.filter((theme) => theme.name !== 'gray'))
    expect(kind.read(title, at)).toBe(name);
});

test('without a folder it is 叶间', () => {
  expect(readShop(undefined)).toMatchObject({ logo: '', brand: { name: '叶间', colour: 'red' } });
});

test('headings in Chinese and English, a theme by either name', () => {
  expect(shopOf('company:\n  店名: 山外\n  主题色: 茶青\n').brand).toMatchObject({ name: '山外', colour: 'green' });
  expect(shopOf('company:\n  name: 山外\n  theme: green\nshell:\n  我的标签: 自己\n').brand).toMatchObject({
    colour: 'green',
    tabs: { mine: '自己' },
    hasLogo: false,
  });
  expect(shopOf('company:\n  name: 山外\nshell:\n').brand).toMatchObject({ colour: 'red' });
});

test('a new folder, in which every key stands, has words everywhere', async () => {
  const made = path.join(folder, 'made');
  await initFolder(made, () => Promise.resolve(Buffer.from('')));
  const { brand } = readShop(made);
  expect(brand).toMatchObject({ name: '山外', colour: 'green', hasLogo: false });
  expect(brand.tabs).toEqual(readShop(undefined).brand.tabs);
  for (const word of [brand.slogan, brand.description]) expect(word).not.toBe('');
});

test.each([
  ['a colour that is none', 'company:\n  name: 山外\n  theme: 大红\n', /大红 is no theme/],
  ['no name', 'company:\n  theme: 茶青\n', /no name/],
  ['an empty file', '', /no name/],
])('%s is refused', (_, yml, reason) => {
  expect(() => shopOf(yml)).toThrow(reason);
});

test.each(['#2f6f8f', '#ffe14d', '#050505', '#fdfdfd', '#ff00ff', '茶青', '杏黄'])(
  'text on the shop colour %s and in it reads',
  async (theme) => {
    const shop = shopOf(`company:\n  name: 山外\n  theme: '${theme}'\n`);
    const styles = await stylesOf(shop);
    expect(styles).toMatch(/^:root, page|^\/\* 本店/);
    const value = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(styles)?.[1] ?? '';
    expect(value('accent')).toBe(accentOf(shop.brand));
    expect(contrast(value('on-accent'), value('accent-strong'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(value('on-accent'), value('accent-press'))).toBeGreaterThanOrEqual(4.5);
    for (const paper of ['#f6f3ec', '#fffdf9', '#ece7dc'])
      expect(contrast(value('accent-text'), paper)).toBeGreaterThanOrEqual(4.5);
  },
);

test('the mark is a small picture inside the style sheet', async () => {
  const styles = await stylesOf(readShop(SHANWAI));
  const [, data = ''] = /\.shop-logo \{ background-image: url\("data:image\/webp;base64,([^"]+)"\)/.exec(styles) ?? [];
  const bytes = Buffer.from(data, 'base64');
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  expect(bytes.length).toBeLessThan(10_000);
});
