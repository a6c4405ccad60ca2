/** /reservation/pages/map/map: what 门店地图 shows. */
import { pageBench } from '../ui/bench';
import MapPage from '@/reservation/pages/map/map';

const bench = pageBench();

it('shows what it was opened with', async () => {
  bench.login();
  await bench.open('/reservation/pages/map/map', MapPage, { storeId: '1', kind: '2' });
  expect(bench.view.byRole('banner').textContent).toContain('门店地图');
  expect(bench.view.hasText('1 · 2')).toBe(true);
});
