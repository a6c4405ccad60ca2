/** The greeting cards of the house, and how the chosen one looks with its words. */
import { useId, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { PointsDetail } from '@/contract';
import { figure } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Strip } from '@/ui/kit/Strip';
import { Words } from '@/ui/kit/Words';
import styles from './CardChoice.module.scss';

type Card = PointsDetail['sending']['cards'][number];

interface CardChoiceProps {
  cards: readonly Card[];
  card: Card;
  points: number;
  memo: string;
  onChoose: (id: string) => void;
}

export const CardChoice = observer(function CardChoice({
  cards,
  card,
  points,
  memo,
  onChoose,
}: CardChoiceProps): ReactElement {
  const { session } = useStores();
  const base = `card${useId().replace(/\W/g, '')}`;
  return (
    <View>
      <View className={styles.preview} role="img" aria-label={`贺卡预览：${card.words}`}>
        <Picture className={styles.scene} fill src={card.image} w={750} alt="" />
        <View className={styles.words}>
          <Text className={styles.title}>{card.words}</Text>
          {memo !== '' && (
            <Words size="foot" tone="soft" className={styles.memo}>
              {memo}
            </Words>
          )}
        </View>
        <Stack row align="center" justify="between" wrap className={styles.foot}>
          <Text className={styles.from}>{session.member?.nickname ?? ''}</Text>
          <Text className={styles.value}>{points > 0 ? `${figure(points)} 积分` : '积分若干'}</Text>
        </Stack>
      </View>
      <Strip active={`${base}-${card.id}`}>
        <View className={styles.cards} {...aria({ role: 'radiogroup', label: '贺卡' })}>
          {cards.map(({ id, words, image }) => (
            <Pressable
              key={id}
              id={`${base}-${id}`}
              className={classes(styles.card, id === card.id && styles.on)}
              role="radio"
              checked={id === card.id}
              label={words}
              onPress={() => onChoose(id)}
            >
              <Picture src={image} w={240} ratio={0.56} alt="" />
              <Text className={styles.name}>{words}</Text>
            </Pressable>
          ))}
        </View>
      </Strip>
    </View>
  );
});
