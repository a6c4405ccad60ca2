/** The oldest engines stand in package.json (browserslist); what lint and documents say of them is the same, and they know what the styles use. */
import fs from 'node:fs';

const read = (file: string) => fs.readFileSync(file, 'utf8');
const { browserslist } = JSON.parse(read('package.json')) as { browserslist: string[] };
const oldest = (engine: string) =>
  browserslist.find((line) => line.startsWith(`${engine} >= `))?.split(' >= ')[1] ?? '';
const [chrome, ios] = [oldest('chrome'), oldest('ios_saf')];

const styles = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss'))
  .map((file) => read(`src/${file}`))
  .join('\n');

test('one pair of engines is named everywhere', () => {
  expect(oldest('android')).toBe(chrome);
  for (const file of ['.stylelintrc.json', 'CONTRIBUTING.md', 'README.md', 'config/compilers.ts']) {
    const named = Array.from(
      read(file).matchAll(/Chrome (\d[\d.]*)[^.]{0,20}?iOS (\d+(?:\.\d+)?)/g),
      ([, one, other]) => [one, other],
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(([one, other]) => one !== chrome || other !== ios)).toEqual([]);
  }
});

test('they know gap in a flex box, which the styles use', () => {
  expect(styles).toMatch(/\bgap: /);
  expect(Number(chrome)).toBeGreaterThanOrEqual(84);
  expect(Number(ios)).toBeGreaterThanOrEqual(14.5);
});
