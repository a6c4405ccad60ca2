import { useState, type ReactElement } from 'react';
import { CodeInput } from '@/ui/kit/CodeInput';
import { Quantity } from '@/ui/kit/Quantity';
import { SearchBox } from '@/ui/kit/SearchBox';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField, type TextFieldProps } from '@/ui/kit/TextField';
import { flush, render } from '../../../setup/render';

function Held({ onInput, ...props }: Partial<TextFieldProps>): ReactElement {
  const [value, setValue] = useState(props.value ?? '');
  const take = (text: string) => {
    setValue(text);
    onInput?.(text);
  };
  return <TextField label="栏" {...props} value={value} onInput={take} />;
}

type Box = HTMLInputElement | HTMLTextAreaElement;
const box = (element: HTMLElement) => element as Box;

/** What a browser does: the element changes past React's setter, its cursor stands behind what was put in. */
async function put(element: HTMLElement, text: string, at = text.length): Promise<void> {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value');
  own?.set?.call(element, text);
  box(element).setSelectionRange(at, at);
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await flush(1);
}
async function compose(element: HTMLElement, steps: readonly string[]): Promise<void> {
  element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (const step of steps) await put(element, step);
  element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await flush(1);
}
const enter = (element: HTMLElement, how: KeyboardEventInit = {}) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...how }));

describe('a field of one line', () => {
  it.each([
    ['tel', 11, '+86 138 0000 0001', '13800000001'],
    ['code', 6, '【叶间】验证码：888888，5 分钟内有效', '888888'],
    ['amount', 9, '￥1,299.00', '1299.00'],
    ['number', 5, ' １２ 盒', '12'],
    ['idcard', 18, '330106 1990 0101 1234', '330106199001011234'],
  ] as const)('%s: takes all of what is pasted and cuts it clean', async (kind, maxLength, pasted, kept) => {
    const view = await render(<Held kind={kind} maxLength={maxLength} />);
    const field = view.byLabel('栏');
    expect(field.getAttribute('maxlength')).toBeNull();
    await put(field, pasted);
    expect(box(field).value).toBe(kept);
  });

  it('neither cleans nor cuts while an input method composes, and tells nobody', async () => {
    const onInput = jest.fn();
    const view = await render(<Held value="茶" maxLength={3} onInput={onInput} />);
    const field = view.byLabel('栏');
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    await put(field, "茶xi'hu");
    expect(box(field).value).toBe("茶xi'hu");
    expect(onInput).not.toHaveBeenCalled();
    await put(field, '茶西湖龙井');
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await flush(1);
    expect(box(field).value).toBe('茶西湖');
    expect(onInput.mock.calls).toEqual([['茶西湖']]);
  });

  it('takes what is filled in or pasted right after a composition', async () => {
    const view = await render(<Held />);
    const field = view.byLabel('栏');
    await compose(field, ['cha', '茶']);
    await put(field, '茶香四溢');
    expect(box(field).value).toBe('茶香四溢');
  });

  it('reads digits of an input method that composes them', async () => {
    const view = await render(<Held kind="tel" maxLength={11} />);
    await compose(view.byLabel('栏'), ['１３８', '１３８００００００００１'.slice(0, 11)]);
    expect(box(view.byLabel('栏')).value).toBe('13800000000');
  });

  it('confirms with Enter, but not with the one that chooses a word', async () => {
    const onConfirm = jest.fn();
    const onSearch = jest.fn();
    const view = await render(
      <>
        <Held onConfirm={onConfirm} />
        <SearchBox placeholder="搜茶" value="茶" onInput={jest.fn()} onSearch={onSearch} />
      </>,
    );
    for (const label of ['栏', '搜茶']) {
      enter(view.byLabel(label), { isComposing: true });
      enter(view.byLabel(label), { keyCode: 229 });
    }
    expect([onConfirm, onSearch].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    for (const label of ['栏', '搜茶']) enter(view.byLabel(label));
    expect([onConfirm, onSearch].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it.each([
    ['tel', '13800000001', '138 00000001', 4, 3],
    ['amount', '1299', '1,299', 2, 1],
    ['text', '茶香四溢', '茶\u200b香四溢', 2, 1],
  ] as const)('%s: the cursor stays where one writes', async (kind, value, text, at, cursor) => {
    const view = await render(<Held kind={kind} value={value} maxLength={kind === 'tel' ? 11 : 20} />);
    const field = box(view.byLabel('栏'));
    field.focus();
    await put(field, text, at);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([value, cursor, cursor]);
  });

  it('still offers the code of a message to be filled in', async () => {
    const view = await render(<Held kind="code" maxLength={6} />);
    expect(view.byLabel('栏').getAttribute('autocomplete')).toBe('one-time-code');
    expect(view.byLabel('栏').getAttribute('inputmode')).toBe('numeric');
  });
});

it('the boxes of a code take the whole message', async () => {
  const onFull = jest.fn();
  function Code() {
    const [value, setValue] = useState('');
    return <CodeInput value={value} onInput={setValue} onFull={onFull} />;
  }
  const view = await render(<Code />);
  await put(view.byLabel('验证码'), '【叶间】您的验证码是 888888，5 分钟内有效。客服 400-800-1234');
  expect(onFull).toHaveBeenCalledWith('888888');
});

it.each([
  ['１２', 12],
  [' 12 盒', 12],
  ['1,200', 1200],
  ['12.0', 12],
])('a quantity of %j is %d', async (typed, count) => {
  const onChange = jest.fn();
  const view = await render(<Quantity value={0} label="龙井" onChange={onChange} />);
  await put(view.byLabel('龙井数量'), typed);
  enter(view.byLabel('龙井数量'));
  await flush(1);
  expect(onChange).toHaveBeenCalledWith(count);
});

it('several lines: composed, cleaned and cut in the same way', async () => {
  function Area() {
    const [value, setValue] = useState('');
    return <TextArea label="话" value={value} maxLength={4} onInput={setValue} />;
  }
  const view = await render(<Area />);
  const area = box(view.byLabel('话'));
  area.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await put(area, 'xi hu long jing');
  expect(area.value).toBe('xi hu long jing');
  await put(area, '西湖龙井茶');
  area.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await flush(1);
  expect(area.value).toBe('西湖龙井');
  await put(area, '\u202d茶\r\n香\u202c');
  expect(area.value).toBe('茶\n香');
});
