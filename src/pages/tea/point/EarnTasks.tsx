/** What brings points, with its state and the way to it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { PointsDetail } from '@/contract';
import { call } from '@/core/api';
import { canOpen, open } from '@/core/routes';
import { classes } from '@/ui/kit/classes';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { useBlock } from '@/ui/shell';
import styles from '../vip/rows.module.scss';

interface Task {
  key: string;
  icon: IconName;
  title: string;
  note: string;
  act: string;
  done: boolean;
  route: string;
  worth: number;
}

const REVIEWS = '/shop/pages/order/index?tab=review';

/** `round` asks again for the states. */
interface EarnTasksProps {
  round: number;
  signed: boolean;
  /** What each brings; what brings nothing is left out. */
  earn: PointsDetail['earn'];
}

export function EarnTasks({ round, signed, earn }: EarnTasksProps): ReactElement {
  const growth = useBlock(() => call('level.my', {}, { hide: true }), '', round);
  const orders = useBlock(() => call('memberOrder.statistics', {}, { hide: true }), '', round);
  const done = (key: string) => growth?.tasks.find((task) => task.key === key)?.done ?? false;
  const waiting = orders?.review ?? 0;
  const reviews = waiting > 0 ? `${waiting} 笔待评` : '去看看';
  const tasks: Task[] = [
    {
      key: 'sign',
      icon: 'calendar',
      title: '每日签到',
      note: '连签越久，得分越多',
      act: '在上面',
      done: signed,
      route: '',
      worth: 1,
    },
    {
      key: 'review',
      icon: 'comment',
      title: '写茶评',
      note: `每件得 ${earn.review} 分`,
      act: reviews,
      done: false,
      route: REVIEWS,
      worth: earn.review,
    },
    {
      key: 'photo',
      icon: 'camera',
      title: '晒单',
      note: `茶评带图，每件得 ${earn.photo} 分`,
      act: reviews,
      done: false,
      route: REVIEWS,
      worth: earn.photo,
    },
    {
      key: 'profile',
      icon: 'edit',
      title: '完善资料',
      note: `生日、性别和所在地，得 ${earn.profile} 分`,
      worth: earn.profile,
      act: '去填写',
      done: done('profile'),
      route: '/member/pages/edit',
    },
    {
      key: 'store',
      icon: 'pin',
      title: '到店打卡',
      note: `到店自提，每次得 ${earn.store} 分`,
      worth: earn.store,
      act: '去看门店',
      done: done('store'),
      route: '/pages/tea/index1',
    },
  ];
  return (
    <Card place="alone">
      {tasks.filter(isThere).map((task) => (
        <Row key={task.key} task={task} />
      ))}
    </Card>
  );
}

const isThere = ({ route, worth }: Task): boolean => worth > 0 && (route === '' || canOpen(route));

function Row({ task: { icon, title, note, act, done, route } }: { task: Task }): ReactElement {
  const inside = (
    <>
      <View className={styles.drawing}>
        <Icon name={done ? 'check' : icon} size={20} />
      </View>
      <Stack grow>
        <Text className={styles.title}>{title}</Text>
        <Note>{note}</Note>
      </Stack>
    </>
  );
  if (done || route === '')
    return (
      <View className={styles.row}>
        {inside}
        <Text className={classes(styles.state, done && styles.done)}>{done ? '已完成' : act}</Text>
      </View>
    );
  return (
    <Pressable className={classes(styles.row, styles.press)} role="link" onPress={() => open(route)}>
      {inside}
      <View className={styles.go}>
        <Text>{act}</Text>
        <Icon name="next" size={14} />
      </View>
    </Pressable>
  );
}
