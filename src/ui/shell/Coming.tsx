/** A hairline that calls `then` when it comes near the screen; with another key it does so again. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { useComing } from './near';
import './list.scss';

export function Coming({ then }: { then: () => void }): ReactElement {
  const { ref, id } = useComing(then);
  return <View ref={ref} id={id} className="coming" />;
}
