import fs from 'node:fs';
import path from 'node:path';
import { THEMES } from '@/core/stores/themes';
import { contrast, deriveTheme, grayOf, themesSheet } from '@/ui/theme/derive';

const sheet = (name: string) => fs.readFileSync(path.join(process.cwd(), 'src/ui/theme', name), 'utf8');
const PAPERS = { page: '#f6f3ec', raised: '#fffdf9', sunken: '#ece7dc' };
const AA = 4.5;

test('themes.scss is what the derivation gives: run scripts/themes.ts after a change', () => {
  expect(sheet('themes.scss')).toBe(themesSheet(THEMES, sheet('tokens.scss')));
});

test('there are fifteen, red first, each with the nominal colour (rule 6.15)', () => {
  expect(THEMES).toHaveLength(15);
  expect(THEMES[0].name).toBe('red');
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
