import { fakeTimers, lifeCycle, pass, visit } from '../stage';
import { Ticker } from '@/ui/kit/Ticker';
import { OnTop } from '@/ui/shell/OnTop';
import { render } from '../../../setup/render';

beforeEach(() => fakeTimers());
afterEach(() => jest.useRealTimers());

it('news follow one another, stand still under another page, and need not be there', async () => {
  const rows = [
    { id: '1', text: '新茶到店' },
    { id: '2', text: '门店延时' },
  ];
  visit({ path: '/pages/tea/index' });
  const view = await render(
    <OnTop>
      <Ticker name="公告" rows={rows} />
    </OnTop>,
  );
  const shown = () => view.byRole('note', '公告').textContent;
  expect(shown()).toBe('公告新茶到店');
  await pass(4500);
  expect(shown()).toBe('公告门店延时');
  await lifeCycle('onHide');
  await pass(9000 + 4500);
  expect(shown()).toBe('公告门店延时');
  await lifeCycle('onShow');
  await pass(4500);
  expect(shown()).toBe('公告新茶到店');
  await view.rerender(<Ticker name="公告" rows={[]} />);
  expect(view.allByRole('note')).toEqual([]);
});
