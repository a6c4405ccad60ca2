/** Which of the two steps this is, and what it is for. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import styles from './StepHead.module.scss';

const STEPS = ['实名认证', '身份核验'] as const;

interface StepHeadProps {
  /** 0 or 1. */
  step: 0 | 1;
  text: string;
}

export function StepHead({ step, text }: StepHeadProps): ReactElement {
  return (
    <View className={styles.head}>
      <Stack row gap={24} {...aria({ role: 'list', label: '认证的两步' })}>
        {STEPS.map((name, at) => (
          <View
            key={name}
            className={classes(styles.step, at === step && styles.now, at < step && styles.done)}
            {...aria({ role: 'listitem', current: at === step ? 'step' : undefined })}
          >
            <Text className={styles.count}>{String(at + 1)}</Text>
            <Text>{name}</Text>
          </View>
        ))}
      </Stack>
      <Words size="sub" tone="soft" block className={styles.text}>
        {text}
      </Words>
    </View>
  );
}
