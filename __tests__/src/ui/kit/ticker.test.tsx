import { fakeTimers, pass } from '../stage';
import { Ticker } from '@/ui/kit/Ticker';
import { render } from '../../../setup/render';

beforeEach(() => fakeTimers());
afterEach(() => jest.useRealTimers());

it('news follow one another, stand still when told to, and need not be there', async () => {
  const rows = [
    { id: '1', text: '新茶到店' },
    { id: '2', text: '门店延时' },
  ];
  const view = await render(<Ticker name="公告" rows={rows} />);
  const shown = () => view.byRole('note', '公告').textContent;
  expect(shown()).toBe('公告新茶到店');
  await pass(4500);
  expect(shown()).toBe('公告门店延时');
  await view.rerender(<Ticker name="公告" rows={rows} still />);
  await pass(9000);
  expect(shown()).toBe('公告新茶到店');
  await view.rerender(<Ticker name="公告" rows={[]} />);
  expect(view.allByRole('note')).toEqual([]);
});
