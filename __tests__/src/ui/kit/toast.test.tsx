/** A toast while somebody types: it does not lie over the field that has the cursor, in the browser and in the mini-program. */
import { act } from 'react-dom/test-utils';
import Taro from '@tarojs/taro';
import { cursor } from '@/ui/kit/Entry/cursor';
import { TextField } from '@/ui/kit/TextField';
import { Toast } from '@/ui/kit/Toast';
import { useAside } from '@/ui/kit/Toast/aside/index.weapp';
import { asideOf, IN_THE_MIDDLE } from '@/ui/kit/Toast/aside/place';
import { flush, render } from '../../../setup/render';

const SCREEN = 844;
const nothing = () => undefined;
afterEach(() => jest.restoreAllMocks());

describe('the place beside a field', () => {
  it.each([
    ['high on the page', { top: 60, bottom: 110 }, IN_THE_MIDDLE],
    ['low on the page', { top: 600, bottom: 650 }, IN_THE_MIDDLE],
    ['where the toast would stand', { top: 320, bottom: 370 }, { bottom: '532px' }],
    ['a high box from the bar to the keyboard', { top: 120, bottom: 460 }, { top: '468px', bottom: 'auto' }],
  ])('%s', (_name, field, place) => {
    expect(asideOf(field, SCREEN)).toEqual(place);
  });
});

describe('in the browser', () => {
  const at = (top: number) =>
    jest
      .spyOn(HTMLInputElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top, bottom: top + 50 } as unknown as DOMRect);
  async function withToast() {
    const view = await render(
      <>
        <TextField label="姓名" value="" onInput={nothing} />
        <Toast text="请填写姓名" />
      </>,
    );
    const field = view.byLabel('姓名') as HTMLElement;
    const toast = () => view.container.querySelector<HTMLElement>('[role=status]')!;
    const moved = async (to: 'focus' | 'blur') => {
      act(() => field[to]());
      await flush();
      return toast();
    };
    return { toast, moved };
  }

  it('stands low while nobody types, above a keyboard while somebody does', async () => {
    at(600);
    const { toast, moved } = await withToast();
    expect(toast().style.top).toBe('');
    expect((await moved('focus')).style.top).toBe('36%');
    expect((await moved('blur')).style.top).toBe('');
  });

  it('goes above the field that is where it would stand', async () => {
    Object.assign(window, { innerHeight: SCREEN });
    at(320);
    const { moved } = await withToast();
    const toast = await moved('focus');
    expect(toast.style.bottom).toBe('532px');
    expect(toast.style.top).toBe('');
  });
});

interface Query {
  select: () => Query;
  boundingClientRect: () => Query;
  exec: (then: (all: unknown[]) => void) => void;
}

describe('in the mini-program', () => {
  const event = (id: string) => ({ currentTarget: { id } });
  const Place = () => <>{JSON.stringify(useAside()) ?? 'usual'}</>;
  const measured = (field: { top: number; bottom: number } | null) => {
    const query: Query = {
      select: () => query,
      boundingClientRect: () => query,
      exec: (then: (all: unknown[]) => void) => then([field]),
    };
    Object.assign(Taro, { createSelectorQuery: () => query, getWindowInfo: () => ({ windowHeight: SCREEN }) });
  };
  afterEach(() => cursor.leave());

  it('asks where the field is that has the cursor', async () => {
    measured({ top: 320, bottom: 370 });
    const view = await render(<Place />);
    expect(view.hasText('usual')).toBe(true);
    act(() => cursor.come(event('name')));
    await flush();
    expect(view.hasText('{"bottom":"532px"}')).toBe(true);
    // The one before says last that it has lost it.
    act(() => cursor.leave(event('other')));
    await flush();
    expect(view.hasText('{"bottom":"532px"}')).toBe(true);
    act(() => cursor.leave(event('name')));
    await flush();
    expect(view.hasText('usual')).toBe(true);
  });

  it('stands in the middle beside one that cannot be found', async () => {
    measured(null);
    cursor.come(event('name'));
    const view = await render(<Place />);
    expect(view.hasText('{"top":"36%","bottom":"auto"}')).toBe(true);
  });
});
