/** What lies below the first screen: floors of goods, the makers, and what follows. The mini-program gets one after another. */
import type { ReactNode } from 'react';
import { View } from '@tarojs/components';
import type { HomeView, TeaHome } from '@/contract';
import { BLOCK, useSteps } from '@/ui/shell/useSteps';
import { Floor } from './Floor';
import { Makers } from './Makers';

interface FloorsProps {
  floors: HomeView['floors'];
  culture: TeaHome['culture'];
  children: ReactNode;
}

export function Floors({ floors, culture, children }: FloorsProps) {
  const { drawn, rest } = useSteps(floors.length, BLOCK);
  return (
    <View>
      <View>
        {floors.slice(0, drawn).map((block, at) => (
          <Floor key={at} block={block} />
        ))}
      </View>
      <View>
        {rest ?? (
          <>
            {culture.map((block, at) => (
              <Makers key={at} block={block} />
            ))}
            {children}
          </>
        )}
      </View>
    </View>
  );
}
