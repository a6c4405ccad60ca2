import { useState } from 'react';
import { fakeTimers, pass, pending, rowsDrawn, stage, visit } from '../stage';
import { RefusedError, NetworkError } from '@/core/api';
import { texts } from '@/core/texts';
import { Pressable } from '@/ui/kit/Pressable';
import { Page } from '@/ui/shell/Page';
import { usePageData, type Loadable } from '@/ui/shell/usePageData';
import { render } from '../../../setup/render';

let seen: Loadable<string>;
function Screen({ load, id = '1' }: { load: (id: string) => Promise<string>; id?: string }) {
  const state = usePageData(() => load(id), [id]);
  seen = state;
  return <Page state={state}>{(name) => <>{name}</>}</Page>;
}

beforeEach(() => {
  fakeTimers();
  visit({ path: '/pages/tea/index' }, { path: '/shop/pages/goods', params: { id: '1' } });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('page loading (rule 6.6)', () => {
  it('shows nothing for 200 ms, then the loading view, then the data', async () => {
    const answer = pending<string>();
    const view = await render(stage().wrap(<Screen load={() => answer.promise} />));
    await pass(199);
    expect(view.allByRole('status', texts.listLoading)).toHaveLength(0);
    expect(view.html()).toContain('aria-busy="true"');
    // The list's script comes after the frame that asks for it.
    await pass(1);
    await rowsDrawn();
    await pass(1);
    expect(view.allByRole('status', texts.listLoading)).toHaveLength(1);
    answer.resolve('正山小种');
    await pass(0);
    expect(view.hasText('正山小种')).toBe(true);
    expect(view.html()).not.toContain('aria-busy');
  });

  it('shows no loading view for a quick answer', async () => {
    const view = await render(stage().wrap(<Screen load={async () => '正山小种'} />));
    await pass(200);
    expect(view.hasText('正山小种')).toBe(true);
    expect(view.allByRole('status', texts.listLoading)).toHaveLength(0);
  });

  it('draws an answer in the turn in which it comes, before the next frame', async () => {
    const answer = pending<string>();
    const view = await render(stage().wrap(<Screen load={() => answer.promise} />));
    // As on a phone: nobody tells React to draw.
    const world = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    const before = world.IS_REACT_ACT_ENVIRONMENT;
    world.IS_REACT_ACT_ENVIRONMENT = false;
    answer.resolve('正山小种');
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    world.IS_REACT_ACT_ENVIRONMENT = before;
    expect(view.hasText('正山小种')).toBe(true);
  });

  it('offers 重新加载 after a failure and recovers', async () => {
    const load = jest.fn().mockRejectedValueOnce(new NetworkError('x', texts.offline)).mockResolvedValue('正山小种');
    const view = await render(stage().wrap(<Screen load={load} />));
    await pass(0);
    expect(view.byRole('alert').textContent).toContain(texts.offline);
    await view.tap(view.byRole('button', texts.reload));
    await pass(0);
    expect(view.hasText('正山小种')).toBe(true);
  });

  it('gives up after 60000 ms', async () => {
    const view = await render(stage().wrap(<Screen load={() => new Promise(() => undefined)} />));
    await pass(59_999);
    expect(seen.status).toBe('loading');
    await pass(1);
    expect(view.byRole('alert').textContent).toContain(texts.offline);
  });

  it('says 内容不存在或已下架 with 返回 and 首页 for what is not there', async () => {
    const load = () => Promise.reject(new RefusedError('x', 404, texts.gone, null));
    const view = await render(stage().wrap(<Screen load={load} />));
    await pass(0);
    expect(view.hasText(texts.gone)).toBe(true);
    expect(view.byRole('main').textContent).toContain(texts.back);
    expect(view.byRole('button', '首页')).toBeTruthy();
    expect(view.allByRole('button', texts.reload)).toHaveLength(0);
  });

  it('drops an answer that is no longer asked for', async () => {
    const [first, second] = [pending<string>(), pending<string>()];
    const load = (id: string) => (id === '1' ? first.promise : second.promise);
    function Changing() {
      const [id, setId] = useState('1');
      return (
        <>
          <Screen load={load} id={id} />
          <Pressable onPress={() => setId('2')}>换一款</Pressable>
        </>
      );
    }
    const view = await render(stage().wrap(<Changing />));
    await view.tap(view.byRole('button', '换一款'));
    second.resolve('第二款');
    await pass(0);
    first.resolve('第一款');
    await pass(0);
    expect(view.hasText('第二款')).toBe(true);
    expect(view.hasText('第一款')).toBe(false);
  });

  it('keeps what is shown when a second reading fails, and what was set meanwhile', async () => {
    const again = pending<string>();
    const load = jest
      .fn()
      .mockResolvedValueOnce('旧')
      .mockReturnValueOnce(again.promise)
      .mockRejectedValue(new NetworkError('x', texts.offline));
    const view = await render(stage().wrap(<Screen load={load} />));
    await pass(0);
    const reading = seen.reload();
    await pass(300);
    expect(view.hasText('旧')).toBe(true);
    seen.set('新');
    again.resolve('旧的回答');
    await reading;
    await pass(0);
    expect(view.hasText('新')).toBe(true);
    await seen.reload();
    await pass(0);
    expect(view.hasText('新')).toBe(true);
  });
});

describe('an answer that is kept', () => {
  const EARLIER = '正山小种 ¥88';
  const NOW = '正山小种 ¥79';
  function Kept({ load, id = '1' }: { load: () => Promise<string>; id?: string }) {
    const state = usePageData(load, [id], 'shop.productView');
    seen = state;
    return <Page state={state}>{(name) => <>{name}</>}</Page>;
  }
  /** Somebody has seen the page and left it. */
  async function seenBefore(shop = stage()) {
    const view = await render(shop.wrap(<Kept load={async () => EARLIER} />));
    await pass(0);
    await view.unmount();
    return shop;
  }
  const waiting = () => new Promise<string>(() => undefined);

  it('is shown at once to who comes back, and what is true now takes its place', async () => {
    const shop = await seenBefore();
    const answer = pending<string>();
    const view = await render(shop.wrap(<Kept load={() => answer.promise} />));
    expect(view.hasText(EARLIER)).toBe(true);
    answer.resolve(NOW);
    await pass(0);
    expect(view.hasText(NOW)).toBe(true);
  });

  it('is not drawn again when nothing has changed', async () => {
    const shop = await seenBefore();
    const answer = pending<string>();
    let drawn = 0;
    const Content = () => {
      drawn += 1;
      return <>{EARLIER}</>;
    };
    function Counting() {
      const state = usePageData(() => answer.promise, ['1'], 'shop.productView');
      return <Page state={state}>{() => <Content />}</Page>;
    }
    await render(shop.wrap(<Counting />));
    const before = drawn;
    answer.resolve(EARLIER);
    await pass(0);
    expect([before > 0, drawn - before]).toEqual([true, 0]);
  });

  it.each<[string, (shop: ReturnType<typeof stage>) => unknown]>([
    [
      'after a write',
      ({ core }) =>
        core.root.api.call('site.login', { account: '13800000001', password: 'Yejian2026' }).catch(() => undefined),
    ],
    ['after a logout', ({ core }) => core.root.memory.clear()],
    ['later than five minutes', ({ clock }) => clock.advance(5 * 60_000 + 1)],
    ['to somebody else', ({ core }) => (core.root.session.token = 'ANOTHER')],
    ['on a page of other params', () => visit({ path: '/shop/pages/goods', params: { id: '1', campaignId: '2' } })],
    ['on another page', () => visit({ path: '/tea/pages/productShow', params: { id: '1' } })],
  ])('is not shown %s', async (_, then) => {
    const shop = await seenBefore();
    await then(shop);
    const view = await render(shop.wrap(<Kept load={waiting} />));
    expect(view.hasText(EARLIER)).toBe(false);
  });

  it('belongs to its question: another one waits, the first is there at once', async () => {
    const shop = await seenBefore();
    function Changing() {
      const [id, setId] = useState('2');
      return (
        <>
          <Kept load={waiting} id={id} />
          <Pressable onPress={() => setId('1')}>换一款</Pressable>
        </>
      );
    }
    const view = await render(shop.wrap(<Changing />));
    expect(view.hasText(EARLIER)).toBe(false);
    await view.tap(view.byRole('button', '换一款'));
    expect(view.hasText(EARLIER)).toBe(true);
  });

  it('stays without a line, and goes when the thing is there no longer', async () => {
    const shop = await seenBefore();
    const offline = await render(shop.wrap(<Kept load={() => Promise.reject(new NetworkError('x', texts.offline))} />));
    await pass(0);
    expect(offline.hasText(EARLIER)).toBe(true);
    await offline.unmount();
    const gone = await render(
      shop.wrap(<Kept load={() => Promise.reject(new RefusedError('x', 404, texts.gone, null))} />),
    );
    await pass(0);
    expect([gone.hasText(EARLIER), gone.hasText(texts.gone)]).toEqual([false, true]);
  });

  it('comes again by 重新加载 when it was refused once and is the same as ever', async () => {
    const shop = await seenBefore();
    const load = jest
      .fn()
      .mockRejectedValueOnce(new RefusedError('x', 403, '稍后再看', null))
      .mockResolvedValue(EARLIER);
    const view = await render(shop.wrap(<Kept load={load} />));
    await pass(0);
    expect(view.hasText(EARLIER)).toBe(false);
    await seen.reload();
    await pass(0);
    expect([seen.status, view.hasText(EARLIER)]).toEqual(['ready', true]);
  });

  it('is not kept by a page that does not say so', async () => {
    const shop = stage();
    const view = await render(shop.wrap(<Screen load={async () => EARLIER} />));
    await pass(0);
    await view.unmount();
    const again = await render(shop.wrap(<Screen load={waiting} />));
    expect(again.hasText(EARLIER)).toBe(false);
  });
});
