import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import React from 'react';
import { pass, fakeTimers, stage, visit } from '../stage';
import Taro from '@tarojs/taro';
import { Text, View } from '@tarojs/components';
import { topBarHeightOf } from '@/core/platform/system/topBar';
import { MissingParamError } from '@/core/api';
import { platform } from '@/core/platform';
import { ROUTE_PATHS } from '@/core/routes';
import { texts } from '@/core/texts';
import { Dialog } from '@/ui/kit/Dialog';
import { Pressable } from '@/ui/kit/Pressable';
import { Page } from '@/ui/shell/Page';
import { withBoundary } from '@/ui/shell/pageBoundary';
import { flush, render } from '../../../setup/render';

// Pages stay mounted: on a slow machine the share timer of an earlier one would ring in a later test.
beforeEach(fakeTimers);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const words = <Text>一页</Text>;

describe('top bar (rule 6.4)', () => {
  it('shows the arrow when the page before is another one', async () => {
    visit({ path: '/pages/tea/index' }, { path: '/shop/pages/goods', params: { id: '1' } });
    const back = jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: 'ok' });
    const view = await render(stage().wrap(<Page title="正山小种">{words}</Page>));
    expect(view.byRole('heading', '正山小种')).toBeTruthy();
    await view.tap(view.byRole('button', texts.back));
    expect(back).toHaveBeenCalled();
  });

  it('shows 首页 without history and leads to the fallback page', async () => {
    visit({ path: '/shop/pages/goods', params: { id: '1' } });
    const relaunch = jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: 'ok' });
    const view = await render(stage().wrap(<Page>{words}</Page>));
    expect(view.allByRole('button', texts.back)).toHaveLength(0);
    await view.tap(view.byRole('link', '首页'));
    expect(relaunch).toHaveBeenCalledWith({ url: '/pages/tea/mine' });
  });

  it('shows 首页 when the page before is the same one, whatever the router added to it', async () => {
    visit(
      { path: '/shop/pages/goods', params: { id: '1', stamp: 'A' } },
      { path: '/shop/pages/goods', params: { id: '1', stamp: 'B' } },
    );
    const view = await render(stage().wrap(<Page>{words}</Page>));
    expect(view.byRole('link', '首页')).toBeTruthy();
  });

  it('shows neither on a tab of the bottom navigation', async () => {
    visit({ path: '/shop/pages/cart/index' });
    const view = await render(stage().wrap(<Page tab>{words}</Page>));
    expect(view.byRole('banner').textContent).not.toContain('首页');
    expect(view.byRole('link', '购物车').getAttribute('aria-current')).toBe('page');
  });

  it('asks onBack before it leaves', async () => {
    visit({ path: '/pages/tea/index' }, { path: '/member/pages/address/edit' });
    const back = jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: 'ok' });
    const { core, wrap } = stage();
    core.root.session.accept({ token: 'T' });
    const view = await render(wrap(<Page onBack={() => false}>{words}</Page>));
    await view.tap(view.byRole('button', texts.back));
    expect(back).not.toHaveBeenCalled();
  });

  it('is the status bar + 50 on Android and + 45 elsewhere', async () => {
    expect([topBarHeightOf(24, 'android'), topBarHeightOf(24, 'ios'), topBarHeightOf(0, 'other')]).toEqual([
      74, 69, 45,
    ]);
    visit({ path: '/pages/tea/index' });
    jest.spyOn(platform.system, 'statusBarHeight').mockReturnValue(24);
    jest.spyOn(platform.system, 'topBarHeight').mockReturnValue(74);
    const view = await render(stage().wrap(<Page>{words}</Page>));
    const bar = view.byRole('banner');
    expect([bar.style.height, bar.style.paddingTop]).toEqual(['74px', '24px']);
  });
});

it('a bar over a picture takes no room, whether it is clear or solid', async () => {
  visit({ path: '/pages/tea/index' }, { path: '/shop/pages/goods' });
  const shown = async (solid: boolean) => {
    const view = await render(
      stage().wrap(
        <Page tone="clear" fixed solid={solid}>
          {words}
        </Page>,
      ),
    );
    const holder = view.byRole('banner').parentElement!;
    const looks = [holder.style.height, holder.classList.contains('solid')];
    await view.unmount();
    return looks;
  };
  expect(await shown(true)).toEqual(['0px', true]);
  expect(await shown(false)).toEqual(['0px', false]);
});

describe('page', () => {
  it('carries the theme, the title of the document and the tabs that are built', async () => {
    visit({ path: '/pages/tea/index' });
    const { core, wrap } = stage();
    core.root.theme.choose('blue');
    const view = await render(
      wrap(
        <Page tab title="茶单">
          {words}
        </Page>,
      ),
    );
    expect(view.container.firstElementChild?.className).toContain('theme-blue');
    expect(document.title).toBe('茶单 · 叶间');
    expect(view.byRole('navigation').textContent).toBe('首页分类茶园购物车我的');
  });

  it('draws nothing of a login page for a visitor and tells to log in', async () => {
    visit({ path: '/pages/tea/index' }, { path: '/shop/pages/order/index' });
    const { core, wrap } = stage();
    const view = await render(wrap(<Page>{words}</Page>));
    expect(view.hasText('一页')).toBe(false);
    expect(core.root.feedback.shown?.text).toBe(texts.loginFirst);
  });

  it('says nothing about login when the session ends on an open page', async () => {
    visit({ path: '/pages/tea/index' }, { path: '/shop/pages/order/index' });
    const { core, wrap } = stage();
    core.root.session.accept({ token: 'T' });
    await render(wrap(<Page>{words}</Page>));
    core.root.logout();
    await flush();
    expect(core.root.feedback.shown).toBeUndefined();
  });

  it('turns a fault while drawing into the dialog 出错了', async () => {
    visit({ path: '/pages/tea/index' });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('boom');
    };
    const view = await render(
      stage().wrap(
        <Page>
          <Broken />
        </Page>,
      ),
    );
    expect(view.byRole('alertdialog', /出错了.*boom/)).toBeTruthy();
  });

  const Broken = () => {
    throw new Error('boom');
  };
  it.each<[string, object]>([
    ['top bar', { bar: <Broken /> }],
    ['right slot of the top bar', { right: <Broken /> }],
    ['action bar', { action: <Broken /> }],
    ['overlays', { overlay: <Broken /> }],
  ])('a fault in the %s opens the dialog too, and the rest of the page stands', async (_, part) => {
    visit({ path: '/pages/tea/index' }, { path: '/site/pages/about' });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const view = await render(stage().wrap(<Page {...part}>{words}</Page>));
    expect(view.byRole('alertdialog', /出错了.*boom/)).toBeTruthy();
    expect(view.hasText('一页')).toBe(true);
    expect(view.byRole('button', '返回')).toBeTruthy();
    expect(view.byRole('banner')).toBeTruthy();
  });

  it("a fault in a page's own function opens the dialog over a page with a bar, and 重新加载 tries again", async () => {
    visit({ path: '/pages/tea/index' }, { path: '/site/pages/about' });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const Bounded = withBoundary(() => {
      if (broken) throw new Error('boom');
      return <Page>{words}</Page>;
    });
    const { core, wrap } = stage();
    const view = await render(wrap(<Bounded />));
    expect(view.byRole('alertdialog', /出错了.*boom/)).toBeTruthy();
    expect(view.byRole('button', '返回')).toBeTruthy();
    core.root.feedback.closeDialog();
    broken = false;
    await view.tap(view.byRole('button', '重新加载'));
    expect(view.hasText('一页')).toBe(true);
  });

  it('every page is written so that the build puts the boundary around it', () => {
    const bound = jest.requireActual<(source: string) => string>('../../../../config/pageBoundary.js');
    for (const path of ROUTE_PATHS) {
      const source = readFileSync(join(__dirname, `../../../../src${path}.tsx`), 'utf8');
      expect({ path, bound: bound(source).endsWith('export default withBoundary(ThisPage);\n') }).toEqual({
        path,
        bound: true,
      });
    }
    const part = 'export default function Part({ text }: { text: string }) {}';
    expect(bound(part)).toBe(part);
  });

  it('opened without its id it says so in words, and offers the way back', async () => {
    visit({ path: '/pages/tea/index' }, { path: '/shop/pages/goods' });
    const error = new MissingParamError('shop.productView', 'id');
    const state = { status: 'error', data: undefined, error, reload: jest.fn(), set: jest.fn() } as const;
    const view = await render(stage().wrap(<Page state={state}>{() => words}</Page>));
    expect(view.hasText('内容不存在或已下架')).toBe(true);
    expect(view.hasText(/少了要看的是哪一个/)).toBe(true);
    expect(view.hasText(/missing/)).toBe(false);
  });
});

describe('dialog', () => {
  it('takes the keyboard, keeps it, answers Escape and gives the keyboard back', async () => {
    const onNo = jest.fn();
    const dialog = (open: boolean) => (
      <Dialog open={open} title="取消这笔订单？" yes="取消订单" no="再想想" onYes={jest.fn()} onNo={onNo} />
    );
    function Scene() {
      const [open, setOpen] = React.useState(false);
      return (
        <>
          <Pressable onPress={() => setOpen(true)}>取消</Pressable>
          <Pressable onPress={() => setOpen(false)}>关</Pressable>
          {dialog(open)}
        </>
      );
    }
    const view = await render(<Scene />);
    const opener = view.byRole('button', '取消');
    opener.focus();
    await view.tap(opener);
    await pass(30);
    const box = view.byRole('alertdialog');
    expect(document.activeElement).toBe(box);
    const tab = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }),
      );
    tab();
    expect(document.activeElement?.textContent).toBe('再想想');
    view.byRole('button', '取消订单').focus();
    tab();
    expect(document.activeElement?.textContent).toBe('再想想');
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(onNo).toHaveBeenCalledTimes(1);
    await view.tap(view.byRole('button', '关'));
    await pass(400);
    expect(view.allByRole('alertdialog')).toHaveLength(0);
    expect(document.activeElement).toBe(opener);
  });

  it('lets the keyboard go while its page lies under another, and has it again on the way back', async () => {
    const onNo = jest.fn();
    const view = await render(
      <>
        <View id="under">
          <Dialog open title="取消这笔订单？" yes="取消订单" no="再想想" onYes={jest.fn()} onNo={onNo} />
        </View>
        <Pressable>提交订单</Pressable>
      </>,
    );
    await pass(30);
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const under = document.getElementById('under')!;
    under.style.display = 'none';
    view.byRole('button', '提交订单').focus();
    expect(press('Tab')).toBe(false);
    press('Escape');
    expect(onNo).not.toHaveBeenCalled();
    under.style.display = '';
    expect(press('Tab')).toBe(true);
    expect(document.activeElement?.textContent).toBe('再想想');
  });
});
