import { jobs, sessions, smsCodes } from '../../../server/db/schema';
import { nextCleanup, planCleanup } from '../../../server/jobs/cleanup';
import { testServer } from '../harness';

const app = testServer();
test('every night at four what is over goes, what lives stays', async () => {
  const token = await app.login('13711112222');
  await planCleanup(app.db, app.clock.now());
  app.clock.set(nextCleanup(app.clock.now()));
  await app.runJobs();
  expect(await app.db.select().from(sessions)).toHaveLength(1);
  expect((await app.call('member.my', {}, { token })).code).toBe(200);
  app.clock.advance(31 * 86_400_000);
  await app.runJobs();
  expect(await app.db.select().from(sessions)).toEqual([]);
  expect(await app.db.select().from(smsCodes)).toEqual([]);
  const [planned] = await app.db.select().from(jobs);
  expect(planned?.runAt).toBe(nextCleanup(app.clock.now()));
});

test('the night of today or of tomorrow', () => {
  expect(nextCleanup(Date.parse('2026-06-16T03:00:00+08:00'))).toBe(Date.parse('2026-06-16T04:00:00+08:00'));
  expect(nextCleanup(Date.parse('2026-06-16T04:00:00+08:00'))).toBe(Date.parse('2026-06-17T04:00:00+08:00'));
});
