/** The six figures, each beside what it was; a press says why. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ChartSet } from '@/contract';
import { Card } from '@/ui/kit/Card';
import { Pressable } from '@/ui/kit/Pressable';
import { Note, Words } from '@/ui/kit/Words';
import { shortText, changeText, isGood } from './words';
import styles from './cards.module.scss';

type Figure = ChartSet['cards'][number];

function toneOf(card: Figure) {
  if (!card.compareBp) return styles.same;
  return isGood(card) ? styles.good : styles.bad;
}

interface CardGridProps {
  cards: readonly Figure[];
  onPress: (card: Figure) => void;
}

export const CardGrid = ({ cards, onPress }: CardGridProps): ReactElement => (
  <Card place="next" clip>
    <View className={styles.cards}>
      {cards.map((card) => (
        <Pressable
          key={card.key}
          className={styles.card}
          haspopup="dialog"
          label={`${card.label} ${shortText(card)}，${changeText(card.compareBp)}，看为什么`}
          onPress={() => onPress(card)}
        >
          <Note>{card.label}</Note>
          <Words size="head" serif figures>
            {shortText(card)}
          </Words>
          <Words size="foot" className={toneOf(card)}>
            {changeText(card.compareBp)}
          </Words>
        </Pressable>
      ))}
    </View>
  </Card>
);
