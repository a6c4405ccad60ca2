/** No answer is not "there is none": what got no answer says so, and is asked again by one press. */
import { fakeTimers, pass, stage, visit } from '../stage';
import { Text } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { call, type TransportAnswer } from '@/core/api';
import { texts } from '@/core/texts';
import MinePage from '@/pages/tea/mine';
import { Page, useBlock } from '@/ui/shell';
import { render } from '../../../setup/render';
import { MEMBER } from '../../contract/fixtures';
import { envelope } from '../../core/support';

type Send = () => Promise<TransportAnswer>;
/** What a line does that gives no answer of ours. */
const PLUGS: [name: string, send: Send][] = [
  ['no network', () => Promise.reject({ timeout: false, reason: 'request:fail' })],
  ['no answer in time', () => Promise.reject({ timeout: true, reason: 'timeout' })],
  ['502 with a page', () => Promise.resolve({ status: 502, data: '<html><h1>502 Bad Gateway</h1></html>' })],
  ['a captive portal', () => Promise.resolve({ status: 200, data: '<html>请登录无线网络</html>' })],
];
const COUNT: DataOf<'atShop.cartCount'> = { count: 4 };

function Block() {
  const found = useBlock(() => call('atShop.cartCount', {}, { hide: true }));
  return found ? <Text>{`有 ${found.count} 件`}</Text> : null;
}
/** Asks above its <Page>, and below. */
function TwoBlocks() {
  const above = useBlock(() => call('atShop.cartCount', {}, { hide: true }));
  return (
    <Page>
      <Text>{above ? '上面有了' : ''}</Text>
      <Block />
    </Page>
  );
}
let set: ReturnType<typeof stage>;
beforeEach(() => {
  fakeTimers();
  visit({ path: '/pages/tea/mine' });
  set = stage();
  set.core.root.session.accept({ token: 'T', member: MEMBER });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe.each(PLUGS)('%s', (_, send) => {
  it('is said once for all blocks of the page, and mended by one press', async () => {
    set.transport.send.mockImplementation(send);
    const view = await render(set.wrap(<TwoBlocks />));
    await pass(0);
    expect(view.allByRole('alert')).toHaveLength(1);
    await view.tap(view.byRole('button', texts.listFailed));
    await pass(0);
    expect(view.allByRole('alert')).toHaveLength(1);
    set.transport.send.mockResolvedValue(envelope(COUNT));
    await view.tap(view.byRole('button', texts.listFailed));
    await pass(0);
    expect([view.allByRole('alert').length, view.hasText('有 4 件'), view.hasText('上面有了')]).toEqual([
      0,
      true,
      true,
    ]);
  });
  it('tells a member nothing that only holds for visitors', async () => {
    set.core.root.session.accept({ token: 'T2' });
    set.transport.send.mockImplementation(send);
    const view = await render(set.wrap(<MinePage />));
    await pass(0);
    expect(view.hasText('成为会员')).toBe(false);
    expect(view.byRole('button', texts.listFailed)).toBeTruthy();
  });
});
it('a refusal is an answer: nothing is lost', async () => {
  set.transport.send.mockResolvedValue(envelope(undefined, 422, '不行'));
  const view = await render(set.wrap(<TwoBlocks />));
  await pass(0);
  expect(view.allByRole('alert')).toHaveLength(0);
});
it('what is left takes its loss along', async () => {
  set.transport.send.mockRejectedValue({ timeout: false, reason: 'x' });
  const view = await render(set.wrap(<TwoBlocks />));
  await pass(0);
  await view.unmount();
  expect(set.core.root.feedback.lost).toEqual([]);
});
