import { useState } from 'react';
import { stage, visit } from '../stage';
import { Text, View } from '@tarojs/components';
import { Pressable } from '@/ui/kit/Pressable';
import { Rows } from '@/ui/shell';
import { render } from '../../../setup/render';

const TEAS = [
  '龙井',
  '碧螺春',
  '毛峰',
  '瓜片',
  '猴魁',
  '银针',
  '牡丹',
  '寿眉',
  '铁观音',
  '水仙',
  '肉桂',
  '乌龙',
  '红梅',
  '祁红',
  '滇红',
  '普洱',
  '六堡',
  '茯砖',
];
const drawn = (view: { container: HTMLElement }) =>
  [...view.container.querySelectorAll('.tea')].map((row) => row.textContent);

function Basket({ next }: { next: (teas: string[]) => string[] }) {
  const [teas, setTeas] = useState(TEAS);
  return (
    <View>
      <Pressable onPress={() => setTeas(next)}>
        <Text>改</Text>
      </Pressable>
      <Rows
        rows={teas}
        keyOf={(tea) => tea}
        render={(tea) => (
          <View className="tea">
            <Text>{tea}</Text>
          </View>
        )}
      />
    </View>
  );
}

beforeEach(() => visit({ path: '/pages/tea/index' }));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['one leaves', (teas: string[]) => teas.filter((tea) => tea !== '毛峰')],
  [
    'the last of a place leave',
    (teas: string[]) => teas.filter((tea) => !['猴魁', '银针', '牡丹', '寿眉'].includes(tea)),
  ],
  ['one comes behind', (teas: string[]) => [...teas, '大红袍']],
  ['one comes in front', (teas: string[]) => ['大红袍', ...teas]],
  ['all turn round', (teas: string[]) => [...teas].reverse()],
  ['all leave', () => []],
])('the rows are in order when %s', async (_, next) => {
  const view = await render(stage().wrap(<Basket next={next} />));
  expect(drawn(view)).toEqual(TEAS);
  await view.tap(view.byRole('button', '改'));
  expect(drawn(view)).toEqual(next(TEAS));
});

test('a row that leaves moves no other to another place', async () => {
  const view = await render(stage().wrap(<Basket next={(teas) => teas.slice(1)} />));
  const before = [...view.container.querySelectorAll('.tea')].slice(1).map((row) => row.parentElement);
  await view.tap(view.byRole('button', '改'));
  expect([...view.container.querySelectorAll('.tea')].map((row) => row.parentElement)).toEqual(before);
  expect(new Set(before).size).toBe(3);
});
