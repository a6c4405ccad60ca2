/** What can be done this month. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { TeamStat } from '@/contract';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Section } from '@/ui/kit/SectionHead';
import { taskOf } from './labels';
import styles from './Tasks.module.scss';

const ICONS: Readonly<Record<string, IconName>> = { invite: 'user', orders: 'box' };

export const Tasks = ({ stat }: { stat: TeamStat }): ReactElement => (
  <Section title="这个月可以做">
    <Card place="alone" className={styles.list}>
      {stat.tasks.map((task) => {
        const { done, text } = taskOf(task);
        return (
          <View key={task.key} className={styles.task}>
            <Icon name={done ? 'check' : (ICONS[task.key] ?? 'note')} size={18} />
            <Text className={styles.label}>{task.label}</Text>
            <Text className={classes(styles.state, done && styles.done)}>{text}</Text>
          </View>
        );
      })}
    </Card>
  </Section>
);
