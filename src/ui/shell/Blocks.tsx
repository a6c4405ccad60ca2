/** What lies below the first screen, block by block: the mini-program is sent each when it comes near, a browser all of them. */
import {
  Children,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { View } from '@tarojs/components';
import { BLOCK, useSteps } from './useSteps';
import { Slot } from '@/ui/kit/Slot';

interface BlocksProps {
  /** A block that loads its own data needs a height while it loads; without one the next block is near at once. */
  children: ReactNode;
  /** Class of the box around the blocks, of a grid for example. */
  className?: string;
  /** How many come at a time. */
  per?: number;
  /** How near the next ones come, in px below the screen: less where many fit on one. */
  reach?: number;
}

/** Tells the outer blocks that inner ones are still to come; the returned function tells that they are there. */
type Hold = () => () => void;
const Around = createContext<Hold | undefined>(undefined);

export function Blocks({ children, className, per = 1, reach }: BlocksProps): ReactElement {
  const blocks = Children.toArray(children);
  const { drawn, rest } = useSteps(blocks.length, BLOCK * per, reach);
  const [holding, setHolding] = useState(0);
  const hold = useCallback<Hold>(() => {
    setHolding((count) => count + 1);
    return () => setHolding((count) => count - 1);
  }, []);
  const holdAround = useContext(Around);
  const going = rest !== null || holding > 0;
  useEffect(() => (going ? holdAround?.() : undefined), [going, holdAround]);
  return (
    <Around.Provider value={hold}>
      <View>
        <View className={className}>{blocks.slice(0, drawn)}</View>
        {/* Waits for the inner blocks above: a block drawn before them would be pushed down by them. */}
        <Slot>{holding === 0 && rest}</Slot>
      </View>
    </Around.Provider>
  );
}
