/** What lies below the first screen: floors of goods, then the makers. The mini-program gets them one after another. */
import { View } from '@tarojs/components';
import type { HomeView, TeaHome } from '@/contract';
import { useSteps } from '@/ui/shell/useSteps';
import { Floor } from './Floor';
import { Makers } from './Makers';

/** In the browser all at once: what comes later would push away what a person looks at. */
const STEP = process.env.TARO_ENV === 'weapp' ? 1 : Infinity;

interface FloorsProps {
  floors: HomeView['floors'];
  culture: TeaHome['culture'];
}

export function Floors({ floors, culture }: FloorsProps) {
  const drawn = useSteps(floors.length, STEP);
  return (
    <View>
      <View>
        {floors.slice(0, drawn).map((block, at) => (
          <Floor key={at} block={block} />
        ))}
      </View>
      <View>{drawn === floors.length && culture.map((block, at) => <Makers key={at} block={block} />)}</View>
    </View>
  );
}
