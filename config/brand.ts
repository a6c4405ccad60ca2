/**
 * How the shop of a build calls itself and looks: what shop.yml says in the folder that YEJIAN_SHOP names, else 叶间. Keys of the file are
 * headings of its tables, in both languages (server/shop/tables/company.ts, shell.ts).
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { themeBlock } from './derive';
import type yejian from './yejian.json';

type Brand = typeof yejian;

const YEJIAN = JSON.parse(fs.readFileSync(path.join(__dirname, 'yejian.json'), 'utf8')) as Brand;
// Another app that is built with these settings (scripts/bench/trivial.ts) has none.
const SHEET = path.resolve(__dirname, '../src/ui/theme/themes.scss');
const THEMES = fs.existsSync(SHEET) ? fs.readFileSync(SHEET, 'utf8') : '';
/** Pixels of its longest side: the largest mark is 64 px, on a screen of three to one. */
const LOGO_SIDE = 192;

/** What a build reads of the tables: English heading and Chinese one. */
export const HEADINGS = {
  company: { name: '店名', theme: '主题色', logo: '标志' },
  shell: {
    tab_home: '首页标签',
    tab_classes: '分类标签',
    tab_groves: '茶园标签',
    tab_cart: '购物车标签',
    tab_mine: '我的标签',
    slogan: '一句话',
    description: '网页说明',
  },
} as const;
type Section = keyof typeof HEADINGS;

interface Shop {
  brand: Brand;
  /** File of its mark; '' = none. */
  logo: string;
}

/** Of `undefined` it is 叶间, whose mark is part of the kit. */
export function readShop(folder: string | undefined): Shop {
  if (!folder) return { brand: YEJIAN, logo: '' };
  const file = path.join(folder, 'shop.yml');
  // As texts: 0571 is a name, too.
  const sections = (parse(fs.readFileSync(file, 'utf8'), { schema: 'failsafe' }) ?? {}) as Partial<
    Record<Section, Record<string, unknown>>
  >;
  const word = <S extends Section>(section: S, key: keyof (typeof HEADINGS)[S] & string, usual = ''): string => {
    const given = sections[section]?.[key] ?? sections[section]?.[HEADINGS[section][key] as string];
    // A folder shows every key that there is: one that is empty is as usual.
    return String((given ?? '') as string).trim() || usual;
  };
  const name = word('company', 'name');
  if (name === '') throw new Error(`${file} says no name of the company.`);
  const logo = word('company', 'logo');
  const theme = word('company', 'theme', YEJIAN.colour);
  const colour = /^#[0-9a-f]{6}$/i.test(theme) ? theme.toLowerCase() : themeOf(theme)?.name;
  if (!colour) throw new Error(`${file}: ${theme} is no theme and no colour like #3f7043.`);
  const { tabs, slogan, description } = YEJIAN;
  return {
    logo: logo && path.join(folder, 'pictures', logo),
    brand: {
      name,
      colour,
      hasLogo: logo !== '',
      tabs: {
        home: word('shell', 'tab_home', tabs.home),
        classes: word('shell', 'tab_classes', tabs.classes),
        // Who has no groves has no tab for them.
        groves: word('shell', 'tab_groves', tabs.groves).replace(/^无$/, ''),
        cart: word('shell', 'tab_cart', tabs.cart),
        mine: word('shell', 'tab_mine', tabs.mine),
      },
      slogan: word('shell', 'slogan', slogan),
      description: word('shell', 'description', description),
      shareImage: '/images/share/2.webp',
    },
  };
}

/** One of the fifteen, by its name or its title. */
function themeOf(word: string): { name: string; values: string } | undefined {
  const blocks = THEMES.matchAll(/^\/\* (\S+) #[0-9A-F]{6} \*\/\n[^{]*\.theme-(\w+) \{\n([^}]*)\}/gm);
  for (const [, title, name = '', values = ''] of blocks) if (word === title || word === name) return { name, values };
  return undefined;
}

/** The main colour of the app, before its style sheets are there. */
export const accentOf = ({ colour }: Brand): string =>
  /--accent: (#\w+)/.exec(themeOf(colour)?.values ?? '')?.[1] ?? colour;

/** Rules over those of 叶间 (src/app.scss): another colour where nobody has chosen one, the drawing of its mark. */
export async function stylesOf({ brand: { colour }, logo }: Shop): Promise<string> {
  const named = themeOf(colour);
  const theme = named
    ? `:root, page {\n${named.values}}\n`
    : themeBlock('own', '本店', colour, ':root, page, .theme-own');
  if (!logo) return theme;
  const mark = await sharp(logo)
    .rotate()
    .resize(LOGO_SIDE, LOGO_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  return `${theme}.shop-logo { background-image: url("data:image/webp;base64,${mark.toString('base64')}"); }\n`;
}
