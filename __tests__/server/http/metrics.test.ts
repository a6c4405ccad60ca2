/** Figures for an operator: counted as people call, read on a port of their own, and without a word about anybody. */
import type { AddressInfo } from 'node:net';
import type { JobKind } from '../../../server/db/jobKinds';
import { serveMetrics } from '../../../server/http/metrics';
import { jobs } from '../../../server/db/schema';
import { testServer } from '../harness';

const MOBILE = '13800000001';
const app = testServer({ seed: 'base' });
test('answers by endpoint and code, jobs by kind and outcome, sockets and the event loop', async () => {
  const token = await app.login(MOBILE);
  await app.ok('site.config');
  await app.ok('site.config');
  await app.call('memberOrder.view', { id: '404404' }, { token });
  await app.call('member.my', {});
  // Of another version of this server.
  const strange = { kind: 'nobody.knows' as JobKind, key: '1', runAt: app.clock.now() };
  await app.db.insert(jobs).values([strange, { ...strange, key: '2', attempts: 100 }]);
  await app.jobs.runDue();
  const server = await serveMetrics(0, '127.0.0.1', app.metrics.text);
  try {
    const { port } = server.address() as AddressInfo;
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('yejian_answer_seconds_count{endpoint="site.config",code="200"} 2');
    expect(text).toContain('yejian_answer_seconds_count{endpoint="memberOrder.view",code="404"} 1');
    expect(text).toContain('yejian_answer_seconds_count{endpoint="member.my",code="401"} 1');
    expect(text).toContain('yejian_jobs_total{kind="nobody.knows",outcome="failed"} 1');
    expect(text).toContain('yejian_jobs_total{kind="nobody.knows",outcome="dead"} 1');
    expect(text).toContain('yejian_jobs_dead{kind="nobody.knows"} 1');
    expect(text).toContain('yejian_sockets 0');
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/);
    for (const secret of [token, MOBILE, '404404']) expect(text).not.toContain(secret);
    expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404);
  } finally {
    server.close();
  }
  // The public never reaches them.
  expect((await app.http.inject('/metrics')).body).not.toContain('yejian_');
});
