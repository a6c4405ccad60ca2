/** What the first screen does without: floors of goods, the makers and what follows. */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import type { HomeView, TeaHome } from '@/contract';
import { Blocks, later } from '@/ui/shell';
import { Floor } from './Floor';

const Makers = later(() => import('./Makers').then(({ Makers: part }) => part));

interface FloorsProps {
  /** Blocks before the floors. */
  above: readonly ReactElement[];
  floors: HomeView['floors'];
  culture: TeaHome['culture'];
  children: ReactNode;
}

export function Floors({ above, floors, culture, children }: FloorsProps) {
  return (
    <Blocks>
      {above.map((block, at) => (
        <View key={at}>{block}</View>
      ))}
      {floors.map((block, at) => (
        <Floor key={at} block={block} />
      ))}
      <View>
        {culture.map((block, at) => (
          <Makers key={at} block={block} />
        ))}
      </View>
      <View>{children}</View>
    </Blocks>
  );
}
