/** Open groups that anybody may join: whose it is, what is missing, how long it still runs. */
import { Text, View } from '@tarojs/components';
import type { GroupView } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { Card } from '@/ui/kit/Card';
import { Person } from '@/ui/kit/Person';
import styles from './GroupRows.module.scss';

interface GroupRowsProps {
  groups: readonly GroupView[];
  onJoin: (group: GroupView) => void;
  onEnd: () => void;
}

export function GroupRows({ groups, onJoin, onEnd }: GroupRowsProps) {
  return (
    <Card role="list">
      {groups.map((group) => (
        <View key={group.id} className={styles.row} role="listitem">
          <Person
            src={group.leader.avatar}
            name={`${group.leader.nickname}的团`}
            step="body"
            notes={[
              <View key="left" className={styles.note}>
                <Text className={styles.lack}>{`还差 ${group.lack} 人`}</Text>
                <Countdown tone="text" label="剩 " endAt={group.expireAt} onEnd={onEnd} />
              </View>,
            ]}
          >
            <Button
              size="s"
              tone={group.joined ? 'quiet' : 'accentLine'}
              label={group.joined ? '查看我的团' : `参团，${group.leader.nickname}的团，还差 ${group.lack} 人`}
              onPress={() => onJoin(group)}
            >
              {group.joined ? '我的团' : '参团'}
            </Button>
          </Person>
        </View>
      ))}
    </Card>
  );
}
