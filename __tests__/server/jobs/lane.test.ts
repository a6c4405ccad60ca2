/** What comes due while every hand of a lane is looking waits for none of them to come back from somebody outside. */
import { createLane } from '../../../server/jobs/lane';

test('a hand that looked too early looks again when the lane is told', async () => {
  const due: string[] = ['slow'];
  const taken: string[] = [];
  const looks: (() => void)[] = [];
  /** Each look sees what was due when it began, and ends when the test says so; the slow one never comes back by itself. */
  const lane = createLane(4, () => {
    const seen = due.shift();
    return new Promise((resolve) => {
      looks.push(() => {
        if (seen !== undefined) taken.push(seen);
        resolve(seen === undefined ? undefined : true);
      });
    });
  });
  const first = lane.drain();
  expect(looks).toHaveLength(4);
  due.push('other');
  const second = lane.drain();
  const [slow, ...empty] = looks.splice(0);
  empty.forEach((end) => end());
  await new Promise(setImmediate);
  looks.splice(0).forEach((end) => end());
  await new Promise(setImmediate);
  expect(taken).toEqual(['other']);

  slow!();
  const ending = setInterval(() => looks.splice(0).forEach((end) => end()), 1);
  expect(await Promise.all([first, second])).toEqual([2, 0]);
  clearInterval(ending);
  expect(taken).toEqual(['other', 'slow']);
});
