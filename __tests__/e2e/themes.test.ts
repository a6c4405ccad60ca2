/**
 * Colours chosen where a member chooses them and measured as the browser draws them. Every one of the fifteen is measured as tokens
 * (__tests__/src/ui/theme); here are the first, the one with black text, and the lightest of the others.
 */
import { eq } from 'drizzle-orm';
import { members } from '../../server/db/schema';
import { textOn, THEMES, type ThemeName } from '../../src/core/stores/themes';
import { TOP } from './browser';
import { openShop, type Shop } from './shop';
import { LIN, goodsId } from '../server/demo';

/** WCAG AA for text. */
const AA = 4.5;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

interface Ink {
  what: string;
  text: string;
  color: string;
  ground: string;
  ratio: number;
}

/** Contrast of what is written, from the rendered colours: the text's, and the nearest ground behind it. */
const MEASURE = `(() => {
  const rgb = (text) => (text.match(/[\\d.]+/g) || []).map(Number);
  const light = (text) => {
    const [r, g, b] = rgb(text).map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      const [, , , alpha = 1] = rgb(backgroundColor);
      if (backgroundColor !== 'transparent' && alpha > 0.99) return backgroundColor;
    }
    return getComputedStyle(document.body).backgroundColor;
  };
  const page = ${TOP};
  const accents = new Set(['--accent-strong', '--accent-text', '--price'].map((name) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(' + name + ')';
    page.querySelector('.page').appendChild(probe);
    const color = getComputedStyle(probe).color;
    probe.remove();
    return color;
  }));
  const found = [];
  for (const element of page.querySelectorAll('*')) {
    const own = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim()).map((node) => node.data.trim()).join('');
    if (!own || element.getClientRects().length === 0) continue;
    const { color } = getComputedStyle(element);
    const ground = groundOf(element);
    const what = accents.has(ground) ? 'on accent' : accents.has(color) ? 'accent text' : '';
    if (!what) continue;
    const [a, b] = [light(color), light(ground)].sort((x, y) => y - x);
    found.push({ what, text: own.slice(0, 12), color, ground, ratio: (a + 0.05) / (b + 0.05) });
  }
  return { accent: getComputedStyle(page.querySelector('.page')).getPropertyValue('--accent').trim().toLowerCase(), inks: found };
})()`;

const SHOWN: readonly ThemeName[] = ['red', 'gray', 'yellow'];

test('all fifteen are offered', async () => {
  const phone = await shop.phone({ member: LIN, kept: true });
  await phone.open('/member/pages/setting');
  await phone.press(/^主题颜色/);
  const offered = phone.top.getByRole('dialog', { name: '主题颜色' }).getByRole('radio');
  await offered.first().waitFor();
  const names = await offered.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
  expect(names).toEqual(THEMES.map(({ title }) => title));
});

const shown = THEMES.filter(({ name }) => SHOWN.includes(name));
test.each(shown.map((theme) => [theme.title, theme] as const))('%s', async (title, { name, hex }) => {
  const phone = await shop.phone({ member: LIN, kept: true });
  await phone.open('/member/pages/setting');
  await phone.press(/^主题颜色/);
  const sheet = phone.top.getByRole('dialog', { name: '主题颜色' });
  await sheet.getByRole('radio', { name: title }).tap();
  await sheet.getByRole('button', { name: '保存' }).tap();
  await phone.sees('换好了');
  const [lin] = await shop.server.db.select().from(members).where(eq(members.mobile, LIN));
  expect(lin!.theme).toBe(name);

  // Another visit: the colour is there from the start, on every page.
  const inks: Ink[] = [];
  for (const address of [
    `/shop/pages/goods?id=${await goodsId(shop.server, '凤凰单丛蜜兰香')}`,
    '/shop/pages/cart/index',
    '/shop/pages/order/index',
  ]) {
    await phone.open(address);
    await phone.settled();
    const seen = await phone.page.evaluate<{ accent: string; inks: Ink[] }>(MEASURE);
    expect(seen.accent).toBe(hex.toLowerCase());
    inks.push(...seen.inks);
  }
  expect(inks.filter(({ ratio }) => ratio < AA)).toEqual([]);
  const onAccent = inks.filter(({ what }) => what === 'on accent');
  expect(onAccent.map(({ text }) => text)).toEqual(expect.arrayContaining(['立即购买', '去支付']));
  // Black on gray, white on everything else.
  const black = textOn(name) === 'black';
  for (const { color } of onAccent) {
    const [red = 0] = (/\d+/.exec(color) ?? []).map(Number);
    expect(black ? red < 60 : red > 240).toBe(true);
  }
  expect(inks.some(({ what, text }) => what === 'accent text' && /^\d/.test(text))).toBe(true);
});
