/** How far somebody has come with visiting every store: a seal for each, and the badge when all are there. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { figure } from '@/core/lib/money';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Stack } from '@/ui/kit/Stack';
import { Title, Words } from '@/ui/kit/Words';
import { shortName } from '../shortName';
import styles from './explore.module.scss';

const hintOf = ({ complete, points }: DataOf<'tea.explore'>): string => {
  if (complete) return '徽章已点亮，每一家都来过了';
  return points > 0 ? `到店 300 米内可打卡，第一次到一家得 ${figure(points)} 积分` : '到店 300 米内可打卡';
};

export function Round({ view }: { view: DataOf<'tea.explore'> }): ReactElement {
  const { stores, visited, total, complete } = view;
  return (
    <Card place="next" pad="all">
      <Stack row justify="between" align="baseline" gap={12}>
        <Title role="heading" aria-level={2}>
          {complete ? '走遍每一家' : '打卡进度'}
        </Title>
        <Words size="body" tone={complete ? 'gold' : 'soft'} figures>{`${visited}/${total}`}</Words>
      </Stack>
      <View className={styles.seals} role="list">
        {stores.map(({ store, visited: been }) => (
          <View key={store.id} className={styles.place} role="listitem">
            <View className={classes(styles.seal, been && styles.been)}>
              <Icon name={been ? 'check' : 'leaf'} size={18} label={been ? '来过' : '还没去'} />
            </View>
            <Text className={styles.name}>{shortName(store.name)}</Text>
          </View>
        ))}
      </View>
      <Words size="foot" tone="muted" block>
        {hintOf(view)}
      </Words>
    </Card>
  );
}
