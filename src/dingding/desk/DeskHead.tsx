/** The greeting over the night landscape, and what waits, with the one seal of the page. */
import type { ReactElement } from 'react';
import { View, Text } from '@tarojs/components';
import type { DeskTodo, DeskView } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { canOpen, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Chip } from '@/ui/kit/Chip';
import { Picture } from '@/ui/kit/Picture';
import { Words } from '@/ui/kit/Words';
import { greeting, waited } from './words';
import styles from './desk.module.scss';

const SCENE = '/images/article/26.webp';
const TASKS = '/dingding/pages/message';

export function DeskHead({ desk }: { desk: DeskView }): ReactElement {
  return (
    <View className={styles.head}>
      <View className={styles.scene}>
        <Picture src={SCENE} w={750} alt="" fill priority />
      </View>
      <View className={styles.wash} />
      <View className={styles.hello}>
        <Text className={styles.name}>{`${greeting(desk.serverTime)}，${desk.name}`}</Text>
        <Words size="sub" tone="inverse" block>
          {[desk.store, formatTime(desk.serverTime, 'MM-DD WEEK')].filter(Boolean).join('　')}
        </Words>
      </View>
    </View>
  );
}

function lineOf({ count, overdue }: DeskTodo): string {
  if (count === 0) return '没有待办，今天清爽';
  return overdue > 0 ? `件待办，${overdue} 件已超时` : '件待办';
}

export function TodoCard({ todo, now }: { todo: DeskTodo; now: number }): ReactElement {
  const { count, first, kinds } = todo;
  const leads = count > 0 && canOpen(TASKS);
  return (
    <View className={styles.todo}>
      <Card place="alone" pad="all">
        <View className={styles.todoRow}>
          {count > 0 && <Text className={styles.count}>{count}</Text>}
          <View className={styles.todoWords}>
            <Words size="body" block>
              {lineOf(todo)}
            </Words>
            {first && (
              <Words size="note" tone={first.overdue ? 'warn' : 'muted'} block>
                {`${first.overdue ? '最急' : '最早'}：${first.label}一笔，${waited(first.at, now)}`}
              </Words>
            )}
          </View>
          {leads && <Button onPress={() => open(TASKS)}>去处理</Button>}
        </View>
        {leads && kinds.length > 1 && (
          <View className={styles.kinds}>
            {kinds.map(({ kind, label, count: some, overdue }) => (
              <Chip
                key={kind}
                role="button"
                label={`${label} ${some} 件${overdue > 0 ? `，${overdue} 件超时` : ''}`}
                onPress={() => open(`${TASKS}?kind=${kind}`)}
              >
                {`${label} ${some}`}
              </Chip>
            ))}
          </View>
        )}
      </Card>
    </View>
  );
}
