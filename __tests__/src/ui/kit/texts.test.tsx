import { Fragment, useState } from 'react';
import Taro from '@tarojs/taro';
import { go, pick, settlePicks } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { CodeInput } from '@/ui/kit/CodeInput';
import { Keypad, PinDots } from '@/ui/kit/Keypad';
import { Picture, pictureUrl } from '@/ui/kit/Picture';
import { MemberPrice, Price, priceText } from '@/ui/kit/Price';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { cleanInput } from '@/ui/kit/TextField/kinds';
import { useCountdown } from '@/ui/kit/Countdown';
import { OnTop } from '@/ui/shell/OnTop';
import { fakeTimers, lifeCycle, pass, visit } from '../stage';
import { render } from '../../../setup/render';

afterEach(() => jest.useRealTimers());

describe('Price', () => {
  it.each([
    [128000, false, '¥1,280'],
    [128000, true, '¥1,280.00'],
    [3680, false, '¥36.80'],
    [1990, false, '¥19.90'],
    [5, false, '¥0.05'],
    [-2000, false, '-¥20'],
    [123456789, true, '¥1,234,567.89'],
  ])('%d fen, exact %s -> %s', (fen, exact, text) => expect(priceText(fen, exact)).toBe(text));

  it('shows the price before and the member price as texts', async () => {
    const view = await render(
      <>
        <Price fen={36800} was={48000} />
        <MemberPrice fen={115200} />
      </>,
    );
    expect(view.container.textContent).toBe('¥368¥480会员¥1,152');
  });
});

describe('Picture', () => {
  it('asks the server for its width, and leaves foreign and inline pictures alone', () => {
    expect(pictureUrl('/images/goods/1.webp', 375)).toBe('/images/goods/1.webp?w=375');
    expect(pictureUrl('https://else.where/a.png', 375)).toBe('https://else.where/a.png');
    expect(pictureUrl('/uploads/a.webp', 375)).toBe('/uploads/a.webp');
    expect(pictureUrl('data:image/png;base64,AA', 375)).toBe('data:image/png;base64,AA');
  });

  it('waits until it comes near unless it has priority, and falls back to a leaf', async () => {
    const view = await render(
      <>
        <Picture src="/images/a.webp" w={375} ratio={1} alt="老班章" />
        <Picture src="/images/b.webp" alt="" priority />
      </>,
    );
    const [first, second] = [...view.container.querySelectorAll('img')];
    expect([first?.getAttribute('loading'), second?.getAttribute('loading')]).toEqual(['lazy', null]);
    expect(second?.getAttribute('fetchpriority')).toBe('high');
    first?.dispatchEvent(new Event('error'));
    await pass0();
    expect(view.byRole('img', '老班章').tagName).toBe('svg');
  });
});

const pass0 = () => new Promise((done) => setTimeout(done, 20));

describe('fields', () => {
  it.each([
    ['tel', '138 1234-0001', 11, '13812340001'],
    ['amount', '12.345', 140, '12.34'],
    ['amount', '¥1,200', 140, '1200'],
    ['idcard', '33010119900101123x', 18, '33010119900101123X'],
    ['code', '12 34 56 78', 6, '123456'],
    ['text', '茶香四溢', 2, '茶香'],
  ] as const)('%s: %s -> %s', (kind, typed, max, kept) => expect(cleanInput(kind, typed, max)).toBe(kept));

  it('names its input, shows the hint and replaces it by the error', async () => {
    function Both({ error }: { error?: string }) {
      return <TextField label="备注" value="" hint="会印在赠礼卡上" error={error} onInput={jest.fn()} />;
    }
    const view = await render(<Both />);
    const described = () =>
      document.getElementById(view.byLabel('备注').getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described()).toBe('会印在赠礼卡上');
    await view.rerender(<Both error="太长了，请少写几个字" />);
    expect(described()).toBe('太长了，请少写几个字');
  });

  it('confirms with Enter', async () => {
    const onConfirm = jest.fn();
    const view = await render(<TextField label="口令" value="茶" onInput={jest.fn()} onConfirm={onConfirm} />);
    view.byLabel('口令').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('takes a pasted code and tells when it is whole', async () => {
    const onFull = jest.fn();
    function Code() {
      const [value, setValue] = useState('');
      return <CodeInput value={value} onInput={setValue} onFull={onFull} />;
    }
    const view = await render(<Code />);
    await view.input(view.byLabel('验证码'), '30 47 21');
    expect(onFull).toHaveBeenCalledWith('304721');
  });
});

describe('Keypad', () => {
  it('collects six digits from its keys and from the keyboard, deletes, and never shows them', async () => {
    const onFull = jest.fn();
    function Pay() {
      const [value, setValue] = useState('');
      return (
        <Sheet
          open
          title="支付密码"
          onClose={() => undefined}
          dock={<Keypad label="支付密码" value={value} onInput={setValue} onFull={onFull} />}
        >
          <PinDots label="支付密码" value={value} />
        </Sheet>
      );
    }
    const view = await render(<Pay />);
    for (const key of ['1', '2', '3', '4', '5', '9']) if (key !== '9') await view.tap(view.byRole('button', key));
    await view.tap(view.byRole('button', '删除'));
    expect(view.byRole('status').getAttribute('aria-label')).toBe('支付密码，已输入 4 位');
    // The sheet has the keyboard, whatever in it has the focus; a field of the page under it types for itself.
    const field = document.body.appendChild(document.createElement('input'));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: '7', bubbles: true }));
    field.remove();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '5', bubbles: true }));
    view.byRole('button', '6').dispatchEvent(new KeyboardEvent('keydown', { key: '6', bubbles: true }));
    expect(onFull).toHaveBeenCalledWith('123456');
    expect(onFull).toHaveBeenCalledTimes(1);
  });

  it('loses no digit to a parent that is slow to render, and begins anew when the parent clears it', async () => {
    fakeTimers();
    const onFull = jest.fn();
    function Slow() {
      const [value, setValue] = useState('');
      const renderLate = (next: string) => void setTimeout(() => setValue(next), 100);
      return (
        <>
          <Keypad label="支付密码" value={value} onInput={renderLate} onFull={onFull} />
          <Button onPress={() => setValue('')}>清空</Button>
        </>
      );
    }
    const view = await render(<Slow />);
    const type = async (digits: string) => {
      for (const digit of digits) {
        await view.tap(view.byRole('button', digit));
        await pass(60);
      }
    };
    await type('246810');
    expect(onFull).toHaveBeenLastCalledWith('246810');
    await pass(100);
    await view.tap(view.byRole('button', '清空'));
    await type('135790');
    expect(onFull).toHaveBeenLastCalledWith('135790');
    expect(onFull).toHaveBeenCalledTimes(2);
  });
});

describe('Countdown', () => {
  it("goes by the server's clock and ends once", async () => {
    fakeTimers();
    const onEnd = jest.fn();
    const endAt = Date.now() + 61_000;
    function Left() {
      const { minutes, seconds } = useCountdown(endAt, onEnd);
      return <Fragment>{`${minutes}:${seconds}`}</Fragment>;
    }
    const view = await render(<Left />);
    expect(view.container.textContent).toBe('01:01');
    await pass(60_000);
    expect(view.container.textContent).toBe('00:01');
    await pass(5_000);
    expect(view.container.textContent).toBe('00:00');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('under another page draws nothing and ends nothing; seen again it shows what is left, or ends', async () => {
    fakeTimers();
    const [draw, onEnd] = [jest.fn(), jest.fn()];
    const endAt = Date.now() + 61_000;
    function Left() {
      const { minutes, seconds } = useCountdown(endAt, onEnd);
      draw();
      return <Fragment>{`${minutes}:${seconds}`}</Fragment>;
    }
    visit({ path: '/pages/tea/index' });
    const view = await render(
      <OnTop>
        <Left />
      </OnTop>,
    );
    await lifeCycle('onHide');
    draw.mockClear();
    await pass(31_000);
    expect([view.container.textContent, draw.mock.calls.length]).toEqual(['01:01', 0]);
    await lifeCycle('onShow');
    expect(view.container.textContent).toBe('00:30');
    await lifeCycle('onHide');
    await pass(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    for (const event of ['onShow', 'onHide', 'onShow'] as const) await lifeCycle(event);
    expect(view.container.textContent).toBe('00:00');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});

describe('Sheet', () => {
  it('closes as its page leads on to another one; a chooser, a login and a text to read bring it back', async () => {
    jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
    const goods = { path: '/shop/pages/goods', params: { id: '1' } };
    const onClose = jest.fn();
    const leave = async (way: () => unknown, path: string) => {
      visit(goods);
      const view = await render(
        <OnTop>
          <Sheet open title="选择规格" onClose={onClose} closable={false} />
        </OnTop>,
      );
      void way();
      visit(goods, { path });
      await lifeCycle('onHide');
      visit(goods);
      settlePicks();
      await lifeCycle('onShow');
      await view.unmount();
      return onClose.mock.calls.splice(0).length;
    };
    expect(await leave(() => go('/shop/pages/order/settle', { source: 'cart' }), '/shop/pages/order/settle')).toBe(1);
    expect(await leave(() => pick('/member/pages/address/select', {}), '/member/pages/address/select')).toBe(0);
    expect(await leave(() => go('/site/pages/login', {}), '/site/pages/login')).toBe(0);
    const terms = () => go('/site/pages/single_detail', { code: 'PRIVACY' });
    expect(await leave(terms, '/site/pages/single_detail')).toBe(0);
    // The phone was put aside, and nothing was pressed.
    expect(await leave(() => undefined, '/shop/pages/goods')).toBe(0);
    jest.restoreAllMocks();
  });

  it('is a named dialog that closes by its button and by Escape, unless it may not', async () => {
    fakeTimers();
    const onClose = jest.fn();
    const view = await render(
      <>
        <Sheet open title="配送方式" onClose={onClose}>
          顺丰快递
        </Sheet>
        <Sheet open label="付款" closable={false} onClose={onClose}>
          正在支付
        </Sheet>
      </>,
    );
    await pass(30);
    expect(view.byRole('dialog', '配送方式').textContent).toContain('顺丰快递');
    await view.tap(view.byRole('button', '关闭'));
    expect(onClose).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes by a touch beside it, but not by the second touch of the tap that opened it', async () => {
    fakeTimers();
    const onClose = jest.fn();
    const view = await render(
      <Sheet open title="支付密码" onClose={onClose}>
        六位数字
      </Sheet>,
    );
    const beside = view.byRole('dialog', '支付密码').previousElementSibling as HTMLElement;
    await pass(200);
    await view.tap(beside);
    expect(onClose).toHaveBeenCalledTimes(0);
    await pass(200);
    await view.tap(beside);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
