/** An empty element that calls `then` when it comes near the screen; with another `key` it is a new one and looks again. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { useComing } from './near';
import './list.scss';

interface ComingProps {
  then: () => void;
  /** How near, in px below the screen; 0 is on it. */
  reach?: number;
}

export function Coming({ then, reach = 400 }: ComingProps): ReactElement {
  const { ref, id } = useComing(then, reach);
  return <View ref={ref} id={id} className="coming" />;
}
