import type { CSSProperties } from 'react';
import Taro from '@tarojs/taro';
import { Current } from '@tarojs/runtime';
import { View } from '@tarojs/components';
import { flush, render } from '../../../setup/render';
import { PullDown } from '@/ui/shell/PullDown';

/** Where a finger is; two of them are two places. */
type Place = readonly [x: number, y: number];

const refresh = jest.fn();

beforeEach(() => {
  refresh.mockClear();
  Current.page = { onPullDownRefresh: refresh } as unknown as typeof Current.page;
});
afterEach(() => {
  Current.page = null;
});

async function touch(type: string, ...places: Place[]): Promise<Event> {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { touches: places.map(([clientX, clientY]) => ({ clientX, clientY })) });
  document.getElementById('under')!.dispatchEvent(event);
  await flush(1);
  return event;
}

/** One finger from place to place; the last tells how it leaves. */
async function draw(places: readonly Place[], leaves = 'touchend'): Promise<void> {
  const [first, ...others] = places;
  await touch('touchstart', first!);
  for (const place of others) await touch('touchmove', place);
  await touch(leaves);
}

const page = (style: CSSProperties = {}, enabled = true) =>
  render(
    <div id="scroller" style={{ overflowY: 'scroll' }}>
      <PullDown enabled={enabled}>
        <div id="between" style={style}>
          <View id="under" />
        </div>
      </PullDown>
    </div>,
  );

const DOWN: readonly Place[] = [
  [200, 100],
  [202, 120],
  [204, 300],
];

describe('a page that is pulled down', () => {
  it('follows, says what letting go does, and asks anew until it is told to stop', async () => {
    const view = await page();
    await touch('touchstart', [200, 100]);
    expect((await touch('touchmove', [200, 120])).defaultPrevented).toBe(true);
    expect(view.byRole('status').textContent).toBe('下拉刷新');
    await touch('touchmove', [200, 300]);
    expect(view.byRole('status').textContent).toBe('松开刷新');
    expect(refresh).not.toHaveBeenCalled();
    await touch('touchend');
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(view.byRole('status').textContent).not.toBe('');
    Taro.eventCenter.trigger('__taroStopPullDownRefresh');
    await flush();
    expect(view.byRole('status').textContent).toBe('');
  });

  it('asks nothing when it is let go early, pushed back, or the system takes the finger', async () => {
    const view = await page();
    await draw([
      [200, 100],
      [200, 200],
    ]);
    await draw([...DOWN, [200, 110]]);
    await draw(DOWN, 'touchcancel');
    expect(refresh).not.toHaveBeenCalled();
    expect(view.byRole('status').textContent).toBe('');
  });

  it('lets go when a second finger comes', async () => {
    const view = await page();
    await touch('touchstart', [200, 100]);
    await touch('touchmove', [200, 300]);
    await touch('touchstart', [200, 300], [100, 300]);
    expect(view.byRole('status').textContent).toBe('');
    await touch('touchmove', [200, 400], [100, 200]);
    await touch('touchend', [200, 400]);
    await touch('touchend');
    expect(refresh).not.toHaveBeenCalled();
  });

  it('stays where it is without the flag', async () => {
    await page({}, false);
    await draw(DOWN);
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('the first step of the finger says what it is at', () => {
  it.each<[string, readonly Place[]]>([
    ['sideways', [[180, 110], DOWN[2]!]],
    ['up', [[200, 80], DOWN[2]!]],
  ])('%s it is no pull, wherever it goes then', async (_, places) => {
    const view = await page();
    await touch('touchstart', DOWN[0]!);
    for (const place of places) expect((await touch('touchmove', place)).defaultPrevented).toBe(false);
    expect(view.byRole('status').textContent).toBe('');
    await touch('touchend');
    expect(refresh).not.toHaveBeenCalled();
  });

  it('trembling is no step', async () => {
    await page();
    await draw([DOWN[0]!, [203, 101], [200, 98], ...DOWN.slice(1)]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});

describe('a finger that belongs to something else', () => {
  it.each(['between', 'scroller'])('scrolls back first what is scrolled down: %s', async (id) => {
    await page();
    document.getElementById(id)!.scrollTop = 40;
    await draw(DOWN);
    expect(refresh).not.toHaveBeenCalled();
    document.getElementById(id)!.scrollTop = 0;
    await draw(DOWN);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it.each<[string, CSSProperties]>([
    ['moves by fingers', { touchAction: 'none' }],
    ['moves by fingers up and down', { touchAction: 'pan-x' }],
    ['keeps its scrolling to itself', { overscrollBehaviorY: 'contain' }],
    ['lies above the page', { position: 'fixed' }],
  ])('leaves the page alone: what %s', async (_, style) => {
    await page();
    const own = jest.spyOn(window, 'getComputedStyle').mockImplementation(
      // jsdom computes neither touch-action nor overscroll-behavior.
      (node) =>
        (node as HTMLElement).id === 'between'
          ? (style as unknown as CSSStyleDeclaration)
          : (node as HTMLElement).style,
    );
    await draw(DOWN);
    own.mockRestore();
    expect(refresh).not.toHaveBeenCalled();
  });
});
