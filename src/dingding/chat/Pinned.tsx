/** Above the messages: that the line is bad, and the message that was pinned. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { Text } from '@tarojs/components';
import { useStores } from '@/core/stores';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { lineOf } from './lines';
import styles from './chat.module.scss';

interface PinnedProps {
  unstable: boolean;
  onJump: (id: string) => unknown;
}

export const Pinned = observer(function Pinned({ unstable, onJump }: PinnedProps): ReactElement {
  const { pinned } = useStores().chat;
  return (
    <Slot>
      {unstable ? <Text className={styles.unstable}>网络不稳定，正在重连</Text> : null}
      {pinned ? (
        <Pressable className={styles.pinned} label={`置顶：${lineOf(pinned)}`} onPress={() => onJump(pinned.id)}>
          <Icon name="pin" size={16} />
          <Text className={styles.pinnedWords}>{`${pinned.from.nickname}：${lineOf(pinned)}`}</Text>
        </Pressable>
      ) : null}
    </Slot>
  );
});
