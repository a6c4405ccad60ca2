/** What brings growth, and the way to each; what has no page yet is left out. */
import { Text, View } from '@tarojs/components';
import type { GrowthTask } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { classes } from '@/ui/kit/classes';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import styles from './rows.module.scss';

const LOOKS: Record<GrowthTask['key'], { icon: IconName; act: string; done: string }> = {
  order: { icon: 'cart', act: '去挑茶', done: '今日已完成' },
  sign: { icon: 'calendar', act: '去签到', done: '今日已签' },
  review: { icon: 'comment', act: '去写', done: '今日已完成' },
  profile: { icon: 'edit', act: '去填写', done: '已完成' },
  invite: { icon: 'users', act: '去邀请', done: '今日已完成' },
  store: { icon: 'store', act: '去门店', done: '今日已完成' },
};

export function TaskRows({ tasks, most }: { tasks: readonly GrowthTask[]; most?: number }) {
  return (
    <Card place="alone">
      {tasks
        .filter(({ route }) => canOpen(route))
        .slice(0, most)
        .map((task) => {
          const { icon, act, done } = LOOKS[task.key];
          const inside = (
            <>
              <View className={styles.drawing}>
                <Icon name={task.done ? 'check' : icon} size={20} />
              </View>
              <Stack grow>
                <Text className={styles.title}>{task.label}</Text>
                <Note>{task.note}</Note>
              </Stack>
            </>
          );
          return task.done ? (
            <View key={task.key} className={styles.row}>
              {inside}
              <Text className={classes(styles.state, styles.done)}>{done}</Text>
            </View>
          ) : (
            <Pressable
              key={task.key}
              className={classes(styles.row, styles.press)}
              role="link"
              onPress={() => open(task.route)}
            >
              {inside}
              <View className={styles.go}>
                <Text>{act}</Text>
                <Icon name="next" size={14} />
              </View>
            </Pressable>
          );
        })}
    </Card>
  );
}
