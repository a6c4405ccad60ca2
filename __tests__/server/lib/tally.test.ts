import { setTimeout as sleep } from 'node:timers/promises';
import { createTally } from '../../../server/lib/tally';

const fail = (error: unknown) => {
  throw error;
};
const counted = (ms: number) => {
  const written: [string, number][][] = [];
  const write = (counts: ReadonlyMap<string, number>) => Promise.resolve(void written.push([...counts]));
  return { written, tally: createTally(write, ms, fail) };
};

test('what comes within the time is written together', async () => {
  const { written, tally } = counted(50);
  for (const id of ['a', 'b', 'a']) await tally.add(id);
  expect(written).toEqual([]);
  await sleep(150);
  expect(written).toEqual([
    [
      ['a', 2],
      ['b', 1],
    ],
  ]);
  await tally.add('a');
  await tally.flush();
  await tally.flush();
  await sleep(100);
  expect(written.slice(1)).toEqual([[['a', 1]]]);
});

test('without a time each is written before its answer', async () => {
  const { written, tally } = counted(0);
  await tally.add('a');
  expect(written).toEqual([[['a', 1]]]);
});
