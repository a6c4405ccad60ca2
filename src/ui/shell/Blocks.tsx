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
  /** A block that loads by itself keeps room while it does, or the next one comes near at once. */
  children: ReactNode;
  /** Of what is around the blocks: a grid. */
  className?: string;
  /** How many come at a time. */
  per?: number;
}

/** Says that blocks inside a block are still to come; the answer takes it back. */
type Hold = () => () => void;
const Around = createContext<Hold | undefined>(undefined);

export function Blocks({ children, className, per = 1 }: BlocksProps): ReactElement {
  const blocks = Children.toArray(children);
  const { drawn, rest } = useSteps(blocks.length, BLOCK * per);
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
        {/* What came here before the end of a block above would be pushed down again. */}
        <Slot>{holding === 0 && rest}</Slot>
      </View>
    </Around.Provider>
  );
}
