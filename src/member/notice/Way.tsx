/** How far a thing has come: dots on a line, the present one in ink. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { NoticeCard } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { vars } from '@/ui/kit/unit';
import styles from './notice.module.scss';

export function Way({ labels, at }: NonNullable<NoticeCard['steps']>): ReactElement {
  const now = Math.max(0, at - 1);
  const share = labels.length > 1 ? now / (labels.length - 1) : 0;
  return (
    <View
      className={styles.way}
      style={vars({ share })}
      {...aria({ role: 'img', label: `进度：${labels[now] ?? ''}` })}
    >
      <View className={styles.wayDone} />
      {labels.map((label, index) => (
        <View
          key={label}
          className={classes(styles.step, index < at && styles.stepDone, index === now && styles.stepNow)}
        >
          <View className={styles.stepDot} />
          <Text>{label}</Text>
        </View>
      ))}
    </View>
  );
}
