/** No answer is not "there is none": what got no answer says so, and is asked again by one press. */
import { fakeTimers, pass, stage, visit } from '../stage';
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import type { DataOf } from '@/contract';
import { call, type TransportAnswer } from '@/core/api';
import { texts } from '@/core/texts';
import MinePage from '@/pages/tea/mine';
import { Page, useBlock } from '@/ui/shell';
import { render } from '../../../setup/render';
import { ADDRESS, MEMBER } from '../../contract/fixtures';
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

/** One of several that are asked about, one after the other or again. */
function About() {
  const [id, setId] = useState('1');
  const [round, setRound] = useState(0);
  const found = useBlock(() => call('address.view', { id }, { hide: true }), id, round);
  return (
    <View>
      <Text>{found ? `是 ${found.name}` : found === null ? '没有' : '在问'}</Text>
      <Button onPress={() => setId(`${id}1`)}>下一个</Button>
      <Button onPress={() => setRound(round + 1)}>再问</Button>
    </View>
  );
}
const later = () => new Promise<never>(() => {});

it('another question is never answered by what was said of the one before: while it is asked, and when it gets no answer', async () => {
  set.transport.send.mockResolvedValue(envelope({ ...ADDRESS, name: '甲' }));
  const view = await render(set.wrap(<About />));
  await pass(0);
  expect(view.hasText('是 甲')).toBe(true);
  set.transport.send.mockImplementation(later);
  await view.tap(view.byRole('button', '再问'));
  expect(view.hasText('是 甲')).toBe(true);
  await view.tap(view.byRole('button', '下一个'));
  expect(view.hasText('在问')).toBe(true);
  set.transport.send.mockImplementation(() => Promise.reject({ timeout: false, reason: 'request:fail' }));
  await view.tap(view.byRole('button', '下一个'));
  await pass(0);
  expect(view.hasText('没有')).toBe(true);
});
