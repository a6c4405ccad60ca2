/** One message in its place: a line of the system, or a face, a name and what was said. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { ChatMsg } from '@/contract';
import { EMOJI } from '@/core/lib/emoji';
import { useStores } from '@/core/stores';
import { aria } from '@/ui/kit/aria';
import { Avatar } from '@/ui/kit/Avatar';
import { classes } from '@/ui/kit/classes';
import { IconButton } from '@/ui/kit/IconButton';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Note } from '@/ui/kit/Words';
import { Stack } from '@/ui/kit/Stack';
import { Body } from './Body';
import { faceUrl } from './Said';
import { messageId } from './Room/types';
import type { Row } from './timeline';
import styles from './chat.module.scss';

export interface ItemActs {
  viewerId: string;
  pictures: () => string[];
  onMore: (message: ChatMsg) => void;
  onReact: (message: ChatMsg, key: ChatMsg['reactions'][number]['key'], on: boolean) => void;
}

export const emojiOf = (word: string) => EMOJI.find(({ alt }) => alt === `[${word}]`);

/** Below an own message: how many have read it, or whether the other one has. */
const ReadBy = observer(function ReadBy({ message }: { message: ChatMsg }): ReactElement | null {
  const { conversation, readers } = useStores().chat;
  if (!conversation) return null;
  // Of the service the desk reads as one, and the customer is the other.
  const byDesk = readers.has(message.from.id);
  const counts = (id: string) => conversation.kind !== 'service' || (id === '0') === byDesk;
  const others = [...readers].filter(([id]) => id !== message.from.id && counts(id));
  const read = others.filter(([, seq]) => seq >= message.seq).length;
  const isGroup = conversation.kind === 'group';
  const rest = others.length - read;
  const words = isGroup ? (rest === 0 ? '全部已读' : `${read} 人已读 · ${rest} 人未读`) : read > 0 ? '已读' : '未读';
  return <Text className={styles.read}>{words}</Text>;
});

export const Item = observer(function Item({
  row: { message, when },
  acts,
}: {
  row: Row;
  acts: ItemActs;
}): ReactElement {
  const { chat } = useStores();
  const { viewerId, pictures, onMore, onReact } = acts;
  const { id, from, type, status, body, reactions } = message;
  const isOwn = from.id === viewerId;
  const isLine = type === 'system' || status === 'recalled';
  const isGroup = chat.conversation?.kind !== 'c2c';
  return (
    <View id={messageId(id)}>
      {when ? <Text className={styles.when}>{when}</Text> : null}
      {isLine ? (
        <Text className={styles.line}>
          {status === 'recalled' ? `${isOwn ? '你' : from.nickname} 撤回了一条消息` : (body.text ?? '')}
        </Text>
      ) : (
        <View className={classes(styles.item, isOwn && styles.mine)}>
          <Avatar src={from.avatar} name={from.nickname} size={40} />
          <View className={styles.what}>
            {!isOwn && isGroup ? <Note>{from.nickname}</Note> : null}
            <View className={styles.withMore}>
              <Body message={message} isOwn={isOwn} pictures={pictures} onMore={() => onMore(message)} />
              {type === 'text' || type === 'emoji' ? null : (
                <IconButton
                  icon="more"
                  size={18}
                  label={`${from.nickname} 的消息，更多操作`}
                  onPress={() => onMore(message)}
                />
              )}
            </View>
            {reactions.length > 0 ? (
              <Stack row wrap gap={4}>
                {reactions.map(({ key, memberIds }) => {
                  const on = memberIds.includes(viewerId);
                  const face = emojiOf(key);
                  return (
                    <Pressable
                      key={key}
                      className={classes(styles.reaction, on && styles.reactionOn)}
                      label={`${key} ${memberIds.length} 人`}
                      pressed={on}
                      onPress={() => onReact(message, key, !on)}
                    >
                      <View className={styles.reactionFace}>
                        {face ? <Picture src={faceUrl(face)} w={120} ratio={1} alt="" /> : null}
                      </View>
                      <Text {...aria({ hidden: true })}>{memberIds.length}</Text>
                    </Pressable>
                  );
                })}
              </Stack>
            ) : null}
            {isOwn ? <ReadBy message={message} /> : null}
          </View>
        </View>
      )}
    </View>
  );
});
