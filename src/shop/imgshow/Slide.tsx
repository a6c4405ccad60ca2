/** One picture of the viewer; one that does not come can be asked for again. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { Picture } from '@/ui/kit/Picture';
import type { Slide } from './slides';
import styles from './Slide.module.scss';
import { Zoom } from './Zoom';

interface SlideViewProps {
  slide: Slide;
  name: string;
  active: boolean;
  turns: number;
  onPreview: () => void;
  onClose: () => void;
}

export function SlideView({ slide, name, active, turns, onPreview, onClose }: SlideViewProps) {
  const [round, setRound] = useState(0);
  const [lost, setLost] = useState(false);
  return (
    <View className={styles.slide}>
      <Zoom active={active} turns={turns} onPreview={onPreview} onClose={onClose}>
        <Picture
          key={round}
          src={slide.url}
          w={1170}
          ratio={1}
          fit="contain"
          alt={name}
          priority={active}
          onLost={() => setLost(true)}
        />
      </Zoom>
      {lost && (
        <View className={styles.again}>
          <Button
            tone="line"
            size="s"
            onPress={() => {
              setLost(false);
              setRound(round + 1);
            }}
          >
            重试
          </Button>
        </View>
      )}
    </View>
  );
}
