/** A card with one group: how many are missing, the countdown, its members; buttons below. */
import type { ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import type { GroupView } from '@/contract';
import { Countdown } from '@/ui/kit/Countdown';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { GroupFaces } from './GroupFaces';
import { groupTitle } from './labels';
import styles from './GroupPanel.module.scss';

interface GroupPanelProps {
  group: GroupView;
  /** Said under the faces: 网络不稳定. */
  unstable?: boolean;
  onEnd?: () => void;
  children?: ReactNode;
}

export function GroupPanel({ group, unstable = false, onEnd, children }: GroupPanelProps) {
  const open = group.status === 'open';
  return (
    <Stack gap={14} align="center" className={styles.panel}>
      <Text className={styles.title} role="status">
        {groupTitle(group)}
      </Text>
      {open ? (
        <View className={styles.clock}>
          <Countdown label="距结束" endAt={group.expireAt} onEnd={onEnd} />
        </View>
      ) : (
        <Words size="sub" tone="soft" className={styles.note}>
          {group.status === 'success' ? `${group.size} 人已齐，按付款先后发货` : '24 小时内人数未满，已全额原路退回'}
        </Words>
      )}
      <GroupFaces group={group} />
      {unstable && (
        <Words size="sub" tone="soft" className={styles.note} role="status">
          网络不稳定，进度可能稍有延迟
        </Words>
      )}
      {children && <View className={styles.ways}>{children}</View>}
    </Stack>
  );
}
