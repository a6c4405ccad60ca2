/** Over the field: the way to the message that names the viewer, and back to the newest. */
import { useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { Text } from '@tarojs/components';
import { useStores } from '@/core/stores';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import styles from './chat.module.scss';

function Float({ icon, words, onPress }: { icon: IconName; words: string; onPress: () => unknown }): ReactElement {
  return (
    <Pressable className={styles.float} onPress={onPress}>
      <Icon name={icon} size={16} />
      <Text>{words}</Text>
    </Pressable>
  );
}

interface FloatsProps {
  isAtEnd: boolean;
  onEnd: () => unknown;
  onJump: (id: string) => unknown;
}

export const Floats = observer(function Floats({ isAtEnd, onEnd, onJump }: FloatsProps): ReactElement {
  const { chat } = useStores();
  const [mention, setMention] = useState(chat.conversation?.mentionId);
  const toMention = () => {
    if (mention) void onJump(mention);
    setMention(undefined);
  };
  const { newer, unseen } = chat;
  return (
    <Slot className={styles.floats}>
      {mention ? <Float icon="up" words="有人@我" onPress={toMention} /> : null}
      {!isAtEnd || newer ? (
        <Float icon="down" words={unseen > 0 ? `${unseen} 条新消息` : '回到最新'} onPress={onEnd} />
      ) : null}
    </Slot>
  );
});
