import { useState } from 'react';
import { fakeTimers, lifeCycle, pass, stage, visit } from '../stage';
import { Text } from '@tarojs/components';
import { List } from '@/ui/shell/List';
import { useList } from '@/ui/shell/useList';
import { usePageData } from '@/ui/shell/usePageData';
import { useReturn } from '@/ui/shell/useReturn';
import { render } from '../../../setup/render';

beforeEach(() => {
  fakeTimers();
  visit({ path: '/shop/pages/goods' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a page under another one', () => {
  const load = jest.fn(async (who: string) => who);
  const turn = jest.fn(async (who: string) => ({ list: [who], total: 1, page: 1, size: 20, more: false }));
  let setWho: (who: string) => void;
  function Screen() {
    const [who, set] = useState('客人');
    setWho = set;
    const { data } = usePageData(() => load(who), [who]);
    const list = useList(() => turn(who), [who]);
    return (
      <>
        <Text>{data}</Text>
        <List list={list} keyOf={(row) => row} render={(row) => <Text>{row}</Text>} empty="" />
      </>
    );
  }
  beforeEach(() => jest.clearAllMocks());

  it('asks its new question when it is seen again, once', async () => {
    const view = await render(stage().wrap(<Screen />));
    await pass(0);
    await lifeCycle('onHide');
    setWho('林知夏');
    await pass(1000);
    expect(view.hasText('客人')).toBe(true);
    expect([load.mock.calls, turn.mock.calls]).toEqual([[['客人']], [['客人']]]);
    await lifeCycle('onShow');
    await pass(1000);
    expect(view.hasText('林知夏')).toBe(true);
    expect([load.mock.calls, turn.mock.calls]).toEqual([
      [['客人'], ['林知夏']],
      [['客人'], ['林知夏']],
    ]);
  });

  it('asks nothing when it comes back to the same question', async () => {
    await render(stage().wrap(<Screen />));
    await pass(0);
    await lifeCycle('onHide');
    await lifeCycle('onShow');
    await pass(1000);
    expect([load.mock.calls, turn.mock.calls]).toEqual([[['客人']], [['客人']]]);
  });
});

it('useReturn calls at every return, not when the page is shown first', async () => {
  const then = jest.fn();
  function Screen() {
    useReturn(then);
    return null;
  }
  await render(stage().wrap(<Screen />));
  await lifeCycle('onShow');
  expect(then).not.toHaveBeenCalled();
  for (let turn = 1; turn <= 2; turn += 1) {
    await lifeCycle('onHide');
    expect(then).toHaveBeenCalledTimes(turn - 1);
    await lifeCycle('onShow');
    expect(then).toHaveBeenCalledTimes(turn);
  }
});
