/** What the first screen does without: floors of goods, the makers, what follows, and the bubble over them. */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import type { HomeView, TeaHome } from '@/contract';
import { firstScreen } from '@/core/lib/firstScreen';
import { Blocks, later } from '@/ui/shell';
import { Floor } from './Floor';

const SignBubble = later(() => firstScreen().then(() => import('./SignBubble').then((file) => file.SignBubble)));
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
    <>
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
      <SignBubble />
    </>
  );
}
