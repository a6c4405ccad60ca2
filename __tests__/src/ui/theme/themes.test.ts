import fs from 'node:fs';
import path from 'node:path';
import { THEMES } from '@/core/stores/themes';
import { contrast, deriveTheme, grayOf, themesSheet, toLab } from '../../../../config/derive';

const sheet = (name: string) => fs.readFileSync(path.join(process.cwd(), 'src/ui/theme', name), 'utf8');
const PAPERS = { page: '#f6f3ec', raised: '#fffdf9', sunken: '#ece7dc' };
const AA = 4.5;

test('themes.scss is what the derivation gives: run scripts/themes.ts after a change', () => {
  expect(sheet('themes.scss')).toBe(themesSheet(THEMES, sheet('tokens.scss')));
});

test('there are fifteen, red first, each with the nominal colour (rule 6.15)', () => {
  expect(THEMES).toHaveLength(15);
  expect(THEMES[0]?.name).toBe('red');
  for (const { name, hex } of THEMES) expect(deriveTheme(name, hex).accent).toBe(hex.toLowerCase());
});

describe.each(THEMES.map(({ name, hex }) => [name, deriveTheme(name, hex)] as const))('%s', (name, theme) => {
  test.each(Object.entries(PAPERS))('text reads on %s paper', (_, paper) => {
    expect(contrast(theme.accentText, paper)).toBeGreaterThanOrEqual(AA);
  });
  test('text reads on its own tint, and on the fill, pressed too', () => {
    expect(contrast(theme.accentText, theme.accentSoft)).toBeGreaterThanOrEqual(AA);
    expect(contrast(theme.onAccent, theme.accentStrong)).toBeGreaterThanOrEqual(AA);
    expect(contrast(theme.onAccent, theme.accentPress)).toBeGreaterThanOrEqual(AA);
  });
  test('text on the fill is black for gray and white otherwise (rule 6.15)', () => {
    expect(theme.onAccent).toBe(name === 'gray' ? '#000000' : '#ffffff');
  });
});

/** Distance in OKLab, in hundredths: from about 2 on two colours beside each other are told apart. */
function distance(a: string, b: string): number {
  const [x, y] = [toLab(a), toLab(b)];
  return 100 * Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}
test('every two themes are told apart by their main button, 杏黄 and 秋香 at a glance', () => {
  const fills = THEMES.map(({ name, title, hex }) => ({ title, fill: deriveTheme(name, hex).accentStrong }));
  for (const one of fills)
    for (const other of fills)
      if (one !== other) expect([one.title, other.title, distance(one.fill, other.fill) > 4.5]).toContain(true);
  const fillOf = (wanted: string) => fills.find(({ title }) => title === wanted)?.fill ?? '';
  expect(distance(fillOf('杏黄'), fillOf('秋香'))).toBeGreaterThan(7);
});

test('the main button of no theme looks disabled, 素灰 least of all', () => {
  const tokens = sheet('tokens.scss');
  const disabled = /--disabled-bg: (#[0-9a-f]{6})/.exec(tokens)?.[1] ?? '';
  for (const { name, hex } of THEMES) {
    const { accentStrong } = deriveTheme(name, hex);
    expect([name, contrast(accentStrong, disabled) >= 2.5]).toEqual([name, true]);
    for (const paper of Object.values(PAPERS)) expect(contrast(accentStrong, paper)).toBeGreaterThanOrEqual(3);
  }
});

describe('the fixed inks and hues', () => {
  const tokens = sheet('tokens.scss');
  const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? '';
  test.each(['ink-1', 'ink-2', 'ink-3'])('%s reads on every paper', (ink) => {
    for (const paper of Object.values(PAPERS)) expect(contrast(token(ink), paper)).toBeGreaterThanOrEqual(AA);
  });
  test('the words of an empty field read on the paper of fields, and nobody takes them for a value', () => {
    expect(contrast(token('ink-hint'), PAPERS.raised)).toBeGreaterThanOrEqual(AA);
    expect(contrast(token('ink-1'), token('ink-hint'))).toBeGreaterThanOrEqual(3);
  });
  test.each(['celadon', 'gold'])('%s reads on its tint', (hue) => {
    expect(contrast(token(`${hue}-strong`), token(`${hue}-soft`))).toBeGreaterThanOrEqual(AA);
  });
  test.each(['success', 'warn', 'danger', 'info'])('%s reads on its tint', (state) => {
    expect(contrast(token(state), token(`${state}-soft`))).toBeGreaterThanOrEqual(AA);
  });
});

describe('mourning days', () => {
  const block = /\.gray-mode \{[^}]+\}/.exec(sheet('themes.scss'))?.[0] ?? '';
  test('hold nothing but grays', () => {
    const colours = [...block.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g)];
    expect(colours.length).toBeGreaterThan(30);
    for (const [, r, g, b] of colours) expect([g, b]).toEqual([r, r]);
  });
  test('keep the contrasts', () => {
    expect(contrast(grayOf('#6b655a'), grayOf('#ece7dc'))).toBeGreaterThanOrEqual(AA);
    expect(contrast(grayOf('#a8322a'), grayOf('#fbe9e4'))).toBeGreaterThanOrEqual(AA);
  });
});
