/** A step of the wizard that folds up: its number, what it is about, what was chosen in it. One is open. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Title, Words } from '@/ui/kit/Words';
import styles from './wizard.module.scss';

interface FoldProps {
  number: number;
  title: string;
  /** What was chosen, or while it is open what is to be done. */
  value: string;
  open: boolean;
  done: boolean;
  onToggle: () => void;
  children: ReactNode;
}

export const foldId = (number: number): string => `fold${number}`;

export function Fold({ number, title, value, open, done, onToggle, children }: FoldProps): ReactElement {
  return (
    <Card place="next">
      <Pressable id={foldId(number)} className={styles.head} expanded={open} onPress={onToggle}>
        <View className={classes(styles.step, open ? styles.now : done && styles.done)}>
          {done && !open ? <Icon name="check" size={16} bold /> : <Text className={styles.numeral}>{number}</Text>}
        </View>
        <Stack grow>
          <Title tracked role="heading" aria-level={2}>
            {title}
          </Title>
          <Words size="sub" tone="soft" figures>
            {value}
          </Words>
        </Stack>
        {!open &&
          (done ? (
            <Words size="sub" tone="soft">
              改
            </Words>
          ) : (
            <Icon name="down" size={18} />
          ))}
      </Pressable>
      <Slot>{open && <View>{children}</View>}</Slot>
    </Card>
  );
}
