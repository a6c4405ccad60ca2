/** What the parts show by their classes: steps that are done, and a ring for whoever comes by keys only. */
import { Cell } from '@/ui/kit/Cell';
import { CodeInput } from '@/ui/kit/CodeInput';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Steps } from '@/ui/kit/Steps';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { flush, render } from '../../../setup/render';

describe('Steps', () => {
  const items = ['付款', '备货', '配送', '完成'].map((title) => ({ id: title, title }));
  const looks = async (props: object) => {
    const view = await render(<Steps items={items} label="进度" {...props} />);
    return [...view.container.querySelectorAll('[role=listitem]')].map(
      (one) => ['done', 'now', 'later'].find((look) => one.classList.contains(look)) ?? '',
    );
  };
  it.each([
    ['in the middle of the way', { current: 2 }, ['done', 'done', 'now', 'later']],
    ['a bar, too', { current: 1, layout: 'row' }, ['done', 'now', 'later', 'later']],
    ['at its end', { current: -1 }, ['done', 'done', 'done', 'done']],
    ['what has happened, the newest first', { history: true }, ['now', 'done', 'done', 'done']],
    ['a list of what to do', {}, ['', '', '', '']],
  ])('%s', async (_name, props, wanted) => {
    expect(await looks(props)).toEqual(wanted);
  });
});

describe('the ring of a field', () => {
  const nothing = () => undefined;
  const FIELDS = [
    ['TextField', <TextField key="a" label="姓名" value="" onInput={nothing} />],
    ['TextArea', <TextArea key="b" label="姓名" value="" onInput={nothing} />],
    ['CodeInput', <CodeInput key="c" label="姓名" value="" onInput={nothing} />],
    ['SearchBox', <SearchBox key="d" placeholder="姓名" value="" onInput={nothing} />],
  ] as const;
  const RINGS = '.focused, .ringed';
  it.each(FIELDS)('%s has one for whoever comes by keys, none after a touch', async (_name, field) => {
    const view = await render(field);
    const input = view.container.querySelector<HTMLElement>('input, textarea')!;
    document.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    input.focus();
    await flush();
    expect(view.container.querySelector(RINGS)).toBeNull();
    input.blur();
    await flush();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    input.focus();
    await flush();
    expect(view.container.querySelector(RINGS)).not.toBeNull();
  });
});

it('a cell whose value leads somewhere keeps value and arrow together', async () => {
  const view = await render(
    <Cell label="手机号" onPress={() => undefined}>
      138****0001
    </Cell>,
  );
  const value = view.container.querySelector('.value')!;
  expect(value.textContent).toBe('138****0001');
  expect(value.querySelector('.chevron')).not.toBeNull();
});
