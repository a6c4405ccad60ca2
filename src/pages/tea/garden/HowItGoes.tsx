/** 从一棵树到一泡茶: five steps, which come when somebody has read that far. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { Card } from '@/ui/kit/Card';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Stack } from '@/ui/kit/Stack';
import { Coming } from '@/ui/shell';
import { Part } from './Part';
import styles from './garden.module.scss';

const STEPS: readonly { icon: IconName; text: string }[] = [
  { icon: 'pin', text: '选园' },
  { icon: 'tree', text: '选树' },
  { icon: 'edit', text: '签约' },
  { icon: 'leaf', text: '成长' },
  { icon: 'cup', text: '收成' },
];

export function HowItGoes(): ReactElement {
  const [near, setNear] = useState(false);
  if (!near)
    return (
      <View className={styles.how}>
        <Coming then={() => setNear(true)} />
      </View>
    );
  return (
    <View className={styles.how}>
      <Part title="从一棵树到一泡茶">
        <Card place="alone" className={styles.steps} role="list" aria-label="从一棵树到一泡茶">
          {STEPS.map(({ icon, text }) => (
            <Stack key={text} gap={6} align="center" grow className={styles.step} role="listitem">
              <Icon name={icon} size={24} />
              <Text className={styles.stepName}>{text}</Text>
            </Stack>
          ))}
        </Card>
      </Part>
    </View>
  );
}
