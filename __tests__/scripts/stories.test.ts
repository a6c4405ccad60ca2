/** A flow is told once and lived twice (CONTRIBUTING.md): none is told otherwise. */
import fs from 'node:fs';

const namesIn = (folder: string, end: string) =>
  fs
    .readdirSync(`__tests__/${folder}`)
    .filter((file) => /^flow\d+\./.test(file) && file.endsWith(end))
    .map((file) => file.slice(0, -end.length))
    .toSorted((one, other) => Number(one.slice(4)) - Number(other.slice(4)));
const stories = namesIn('stories', '.ts');

test('every story is lived by a browser and by the mini-program', () => {
  const lives = (target: string, story: string) => {
    const suite = `__tests__/${target}/${story}.test.ts`;
    const text = fs.existsSync(suite) ? fs.readFileSync(suite, 'utf8') : '';
    return text.includes(`from '../stories/${story}'`) && /\blive\(/.test(text);
  };
  const alone = stories.flatMap((story) =>
    ['e2e', 'weapp'].filter((target) => !lives(target, story)).map((target) => `${target} ${story}`),
  );
  expect(stories.length).toBeGreaterThan(0);
  expect(alone).toEqual([]);
});

test('no flow is without a story', () => {
  const flows = [...new Set(['e2e', 'weapp'].flatMap((target) => namesIn(target, '.test.ts')))];
  expect(flows.filter((flow) => !stories.includes(flow))).toEqual([]);
});
