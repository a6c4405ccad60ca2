/** What can be done with a message. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ChatMsg } from '@/contract';
import { useStores } from '@/core/stores';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { emojiOf, type ItemActs } from './Item';
import { faceUrl } from './Said';
import type { Thread } from './thread';
import { useMessageActs } from './useMessageActs';
import styles from './panel.module.scss';

const REACTIONS = ['点赞', '爱心', '开心', '惊讶', '抱拳', '难过'] as const;

interface FaceProps {
  word: (typeof REACTIONS)[number];
  isOn: boolean;
  onPress: () => void;
}

function Face({ word, isOn, onPress }: FaceProps): ReactElement {
  const face = emojiOf(word);
  return (
    <Pressable className={styles.reactionPick} label={word} pressed={isOn} onPress={onPress}>
      <View className={styles.emojiFace}>{face ? <Picture src={faceUrl(face)} w={120} ratio={1} alt="" /> : null}</View>
    </Pressable>
  );
}

interface MoreSheetProps {
  message: ChatMsg | undefined;
  thread: Thread;
  onClose: () => void;
  onReply: (message: ChatMsg) => void;
  onReact: ItemActs['onReact'];
}

export function MoreSheet({ message, onClose, ...rest }: MoreSheetProps): ReactElement {
  return (
    <Sheet open={Boolean(message)} title="消息" onClose={onClose}>
      {message ? <Deeds {...rest} message={message} onClose={onClose} /> : null}
    </Sheet>
  );
}

function Deeds({ message, thread, onClose, onReply, onReact }: MoreSheetProps & { message: ChatMsg }): ReactElement {
  const { session } = useStores();
  const viewerId = session.member?.id ?? '';
  const deeds = useMessageActs(thread, message, { onClose, onReply });
  const hasOwn = (word: string) =>
    message.reactions.some(({ key, memberIds }) => key === word && memberIds.includes(viewerId));
  return (
    <>
      <Stack row justify="between" className={styles.reactionRow}>
        {REACTIONS.map((word) => (
          <Face
            key={word}
            word={word}
            isOn={hasOwn(word)}
            onPress={() => {
              onReact(message, word, !hasOwn(word));
              onClose();
            }}
          />
        ))}
      </Stack>
      <Cells>
        {deeds.map(({ label, onPress }) => (
          <Cell key={label} label={label} arrow={false} onPress={onPress} />
        ))}
      </Cells>
    </>
  );
}
