/** The document has the pieces in the order in which they are read. In the mini-program an older one fills an empty place: what stands is not moved. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { renderToStaticMarkup } from 'react-dom/server';
import { flush, render } from '../../../setup/render';
import { Pieces as Browser } from '@/dingding/chat/Pieces/index.h5';
import { Pieces as MiniProgram } from '@/dingding/chat/Pieces/index.weapp';

const pieces = (...keys: number[]) => keys.map((key) => ({ key, rows: [] }));
const draw = ({ key }: { key: number }): ReactElement => <View key={key}>{`p${key}`}</View>;
const told = (html: string | null) => html?.match(/p\d+/g);

test('in their order, in the browser and in the mini-program; what stands already is the same element in the same place', async () => {
  expect(told(renderToStaticMarkup(<Browser pieces={pieces(7, 8, 9)} render={draw} />))).toEqual(['p7', 'p8', 'p9']);
  let show: (next: ReturnType<typeof pieces>) => void = () => undefined;
  function Growing(): ReactElement {
    const [shown, setShown] = useState(pieces(88, 89));
    show = setShown;
    return <MiniProgram pieces={shown} render={draw} />;
  }
  const view = await render(<Growing />);
  const read = () => told(view.container.textContent);
  expect(read()).toEqual(['p88', 'p89']);
  /** How many children every element has that had some before: none of them may get one more, but for those that were empty. */
  const full = () => [...view.container.querySelectorAll('*')].filter(({ children }) => children.length > 0);
  for (let from = 86; from > 60; from -= 2) {
    const before = full().map((element) => [element, element.children.length] as const);
    const keys = Array.from({ length: 90 - from }, (_, i) => from + i);
    show(pieces(...keys));
    await flush();
    expect(read()).toEqual(keys.map((key) => `p${key}`));
    for (const [element, count] of before) {
      expect(element.isConnected).toBe(true);
      expect(element.children).toHaveLength(count);
    }
  }
  show(pieces(1, 2));
  await flush();
  expect(read()).toEqual(['p1', 'p2']);
});
