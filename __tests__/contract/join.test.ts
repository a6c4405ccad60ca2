import { join } from '@/contract/join';

const tea = { 'tea.list': 1, 'tea.view': 2 } as const;
const cup = { 'cup.list': 3 } as const;

test('the whole has the rows of every part, with their types', () => {
  const whole = join(tea, cup);
  const row: 3 = whole['cup.list'];
  expect(whole).toEqual({ 'tea.list': 1, 'tea.view': 2, 'cup.list': 3 });
  expect(row).toBe(3);
  // @ts-expect-error nobody has such a row
  expect(whole['cup.view']).toBeUndefined();
});

test('a name that stands in two tables does not compile', () => {
  // @ts-expect-error tea.view stands in the first table
  expect(join(tea, { 'tea.view': 4 })).toBeDefined();
  // @ts-expect-error however far apart they are, and with the same value too
  expect(join(tea, cup, { 'other.list': 5 }, { 'tea.list': 1 })).toBeDefined();
});
