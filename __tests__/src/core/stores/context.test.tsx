import { createRootStore, StoreProvider, useStores } from '@/core/stores';
import { createMemory } from '@/core/lib/memory';
import { render } from '../../../setup/render';
import { fakeClock, fakePlatform, stubApi } from '../support';

const Count = () => <b>{useStores().cart.count}</b>;

test('stores come through the context', async () => {
  const root = createRootStore({
    api: stubApi().api,
    memory: createMemory(),
    platform: fakePlatform().platform,
    clock: fakeClock(),
  });
  const view = await render(
    <StoreProvider root={root}>
      <Count />
    </StoreProvider>,
  );
  expect(view.byText('0')).toBeTruthy();
});

test('without a provider the fault is named', () => {
  expect(() => Count()).toThrow();
});
