/** Where in the list it was opened from this client stands, and the way to those beside it. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { Note } from '@/ui/kit/Words';
import type { Place } from '../order';
import styles from './detail.module.scss';

export function Neighbours({ place, onStep }: { place: Place; onStep: (id: string) => void }): ReactElement {
  const { label, at, total, before, after } = place;
  return (
    <View className={styles.neighbours}>
      <Button
        size="s"
        tone="text"
        label={before ? `上一位 ${before.name}` : '没有上一位'}
        disabled={!before}
        onPress={() => before && onStep(before.id)}
      >
        {`‹ ${before?.name ?? ''}`}
      </Button>
      <Note>{`${label}　第 ${at} 位，共 ${total} 位`}</Note>
      <Button
        size="s"
        tone="text"
        label={after ? `下一位 ${after.name}` : '没有下一位'}
        disabled={!after}
        onPress={() => after && onStep(after.id)}
      >
        {`${after?.name ?? ''} ›`}
      </Button>
    </View>
  );
}
