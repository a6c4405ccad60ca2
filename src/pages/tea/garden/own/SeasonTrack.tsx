/** 春 夏 秋 冬: filled = made, tinted = now, open = the others; under each what is done in it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Adoption } from '@/contract';
import { classes } from '@/ui/kit/classes';
import styles from './SeasonTrack.module.scss';

export const SeasonTrack = ({ seasons }: { seasons: Adoption['seasons'] }): ReactElement => (
  <View className={styles.track} role="list" aria-label="这一年的四季">
    {seasons.map(({ name, text, state }) => (
      <View key={name} className={classes(styles.season, styles[state])} role="listitem">
        <Text className={styles.ring}>{name}</Text>
        <Text className={styles.text}>{text}</Text>
      </View>
    ))}
  </View>
);
