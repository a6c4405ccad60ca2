import { useState } from 'react';
import { Button } from '@/ui/kit/Button';
import { Check } from '@/ui/kit/Check';
import { IconButton } from '@/ui/kit/IconButton';
import { Pressable } from '@/ui/kit/Pressable';
import { Rating } from '@/ui/kit/Rating';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Stepper, type StepperProps } from '@/ui/kit/Stepper';
import { Switch } from '@/ui/kit/Switch';
import { Tabs } from '@/ui/kit/Tabs';
import { Thumb } from '@/ui/kit/Thumb';
import { flush, render } from '../../../setup/render';

const press = async (target: Element, key: string) => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await flush();
};

describe('Pressable', () => {
  it('answers a tap, Enter and Space, and is reached by Tab', async () => {
    const onPress = jest.fn();
    const view = await render(<Pressable onPress={onPress}>付款</Pressable>);
    const button = view.byRole('button', '付款');
    expect(button.tabIndex).toBe(0);
    await view.tap(button);
    await press(button, 'Enter');
    await press(button, ' ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('leaves Space to the browser on a link', async () => {
    const onPress = jest.fn();
    const view = await render(
      <Pressable role="link" onPress={onPress}>
        去看看
      </Pressable>,
    );
    await press(view.byRole('link', '去看看'), ' ');
    expect(onPress).not.toHaveBeenCalled();
  });

  it('does nothing while disabled and says so', async () => {
    const onPress = jest.fn();
    const view = await render(
      <Pressable disabled onPress={onPress}>
        付款
      </Pressable>,
    );
    const button = view.byRole('button', '付款');
    await view.tap(button);
    await press(button, 'Enter');
    expect(onPress).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.tabIndex).toBe(-1);
  });

  it('keeps a press inside a pressable card to itself', async () => {
    const [card, inner] = [jest.fn(), jest.fn()];
    const view = await render(
      <Pressable role="link" label="这款茶" onPress={card}>
        <IconButton icon="plus" label="加入购物车" onPress={inner} />
      </Pressable>,
    );
    await view.tap(view.byRole('button', '加入购物车'));
    expect(inner).toHaveBeenCalledTimes(1);
    expect(card).not.toHaveBeenCalled();
  });
});

describe('Button', () => {
  it('shows the verb and takes no press while busy', async () => {
    const onPress = jest.fn();
    const view = await render(
      <Button busy="提交中" onPress={onPress}>
        提交订单
      </Button>,
    );
    const button = view.byRole('button', '提交中');
    await view.tap(button);
    expect(onPress).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});

describe('IconButton', () => {
  it('says its number in its name as it is seen', async () => {
    const view = await render(
      <>
        <IconButton icon="cart" label="购物车" badge={3} />
        <IconButton icon="bell" label="消息" badge={120} />
      </>,
    );
    expect(view.byRole('button', '购物车，3')).toBeTruthy();
    expect(view.byRole('button', '消息，99+')).toBeTruthy();
  });
});

describe('Stepper', () => {
  function Counted(props: Partial<StepperProps> & { start: number }) {
    const [value, setValue] = useState(props.start);
    return <Stepper label="数量" {...props} value={value} onChange={setValue} />;
  }

  it('stays between its limits', async () => {
    const view = await render(<Counted start={1} max={2} />);
    const [less, more] = [() => view.byRole('button', '减少'), () => view.byRole('button', '增加')];
    expect(less().getAttribute('aria-disabled')).toBe('true');
    await view.tap(more());
    expect(view.hasText('2')).toBe(true);
    expect(more().getAttribute('aria-disabled')).toBe('true');
    await view.tap(more());
    expect(view.hasText('2')).toBe(true);
    await view.tap(less());
    expect(view.hasText('1')).toBe(true);
  });

  it('goes in steps', async () => {
    const view = await render(<Counted start={5} min={5} step={5} max={12} />);
    await view.tap(view.byRole('button', '增加'));
    expect(view.hasText('10')).toBe(true);
    expect(view.byRole('button', '增加').getAttribute('aria-disabled')).toBe('true');
  });

  it('says why when the limit is told', async () => {
    const onLimit = jest.fn();
    const view = await render(<Counted start={3} max={3} onLimit={onLimit} />);
    await view.tap(view.byRole('button', '增加'));
    expect(onLimit).toHaveBeenCalledTimes(1);
  });
});

describe('Check, Switch, Tabs', () => {
  it('are told apart by role, name and state', async () => {
    const onChange = jest.fn();
    const view = await render(
      <>
        <Check label="全选" checked={false} onChange={onChange} />
        <Check label="顺丰快递" kind="radio" checked onChange={onChange} />
        <Switch label="消息提醒" on onChange={onChange} />
      </>,
    );
    expect(view.byRole('checkbox', '全选').getAttribute('aria-checked')).toBe('false');
    expect(view.byRole('radio', '顺丰快递').getAttribute('aria-checked')).toBe('true');
    await view.tap(view.byRole('switch', '消息提醒'));
    expect(onChange).toHaveBeenLastCalledWith(false);
  });

  it('moves between tabs with the arrow keys', async () => {
    function Orders() {
      const [tab, setTab] = useState('all');
      const items = [
        { id: 'all', label: '全部' },
        { id: 'unpaid', label: '待付款', count: 2 },
        { id: 'paid', label: '待发货' },
      ];
      return <Tabs items={items} current={tab} label="订单状态" onChange={setTab} />;
    }
    const view = await render(<Orders />);
    expect(view.byRole('tablist', '订单状态')).toBeTruthy();
    await press(view.byRole('tab', '全部'), 'ArrowRight');
    const next = view.byRole('tab', '待付款 2');
    expect(next.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(next);
    expect(view.byRole('tab', '全部').tabIndex).toBe(-1);
  });
});

describe('SearchBox', () => {
  it('that leads to the search shows what was searched for, and its hint otherwise', async () => {
    const onPress = jest.fn();
    const view = await render(<SearchBox placeholder="搜茶" value="白毫银针" onPress={onPress} />);
    await view.tap(view.byRole('link', '搜索，白毫银针'));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(view.hasText('搜茶')).toBe(false);
    await view.rerender(<SearchBox placeholder="搜茶" onPress={onPress} />);
    expect(view.byRole('link', '搜索，搜茶')).toBeTruthy();
  });
});

describe('Thumb', () => {
  it('a stamp stands over the picture only when there is one', async () => {
    const view = await render(<Thumb src="/images/1.webp" alt="明前龙井" size={116} stamp="已抢光" />);
    expect(view.byRole('img', '明前龙井')).toBeTruthy();
    expect(view.hasText('已抢光')).toBe(true);
    await view.rerender(<Thumb src="/images/1.webp" size={116} stamp={false} />);
    expect(view.hasText('已抢光')).toBe(false);
  });
});

describe('Rating', () => {
  it('fills as many stars as were given', async () => {
    const view = await render(<Rating label="5 分" value={5} />);
    const shown = view.byLabel('5 分');
    const [all, given] = [...shown.children] as HTMLElement[];
    expect(all!.querySelectorAll('.icon-star.icon-full')).toHaveLength(5);
    expect(given!.querySelectorAll('.icon-star.icon-full')).toHaveLength(5);
    expect(given!.style.getPropertyValue('--share')).toBe('100%');
  });

  it('fills the chosen star and those before it', async () => {
    const onChange = jest.fn();
    const view = await render(<Rating label="评分" value={3} onChange={onChange} />);
    const filled = view.allByRole('radio').map((star) => star.querySelector('.icon-full') !== null);
    expect(filled).toEqual([true, true, true, false, false]);
    await view.tap(view.byRole('radio', '4 分'));
    expect(onChange).toHaveBeenCalledWith(4);
  });
});
