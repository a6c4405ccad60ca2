/** One conversation in the list: who, the last words, what is unread or waits. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Conversation } from '@/contract';
import { go } from '@/core/routes';
import { Avatar } from '@/ui/kit/Avatar';
import { Badge } from '@/ui/kit/Badge';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { lineOf } from './lines';
import { shortMoment } from './timeline';
import styles from './list.module.scss';

/** Four small ones for a group. */
function Faces({ row: { kind, avatar, faces, title } }: { row: Conversation }): ReactElement {
  if (kind !== 'group') return <Avatar src={avatar} name={title} size={52} />;
  return (
    <View className={styles.faces}>
      {faces.map((face, i) => (
        <View key={i} className={styles.face}>
          <Picture src={face} w={120} ratio={1} alt="" />
        </View>
      ))}
    </View>
  );
}

function lastOf({ last, kind, draft }: Conversation, unsent: string | undefined, viewerId: string) {
  if (unsent !== undefined) return { mark: '[没发出去]', tone: styles.failed, text: unsent };
  if (draft) return { mark: '[草稿]', tone: styles.draft, text: draft };
  if (!last) return { mark: '', tone: '', text: '' };
  const isNamed = kind !== 'c2c' && last.type !== 'system' && last.from.id !== viewerId && last.from.nickname !== '';
  return { mark: '', tone: '', text: `${isNamed ? `${last.from.nickname}：` : ''}${lineOf(last)}` };
}

interface RowProps {
  row: Conversation;
  now: number;
  unsent: string | undefined;
  viewerId: string;
}

export function ConversationRow({ row, now, unsent, viewerId }: RowProps): ReactElement {
  const { id, title, top, muted, unread, last, mentionId, waitingSince, takenBy } = row;
  const { mark, tone, text } = lastOf(row, unsent, viewerId);
  return (
    <Pressable
      className={classes(styles.row, top && styles.top)}
      role="link"
      onPress={() => go('/dingding/pages/group', { conversationId: id })}
    >
      <Faces row={row} />
      <View className={styles.words}>
        <View className={styles.head}>
          <Text className={styles.title}>{title}</Text>
          {top ? <Tag>置顶</Tag> : null}
          {waitingSince === undefined ? null : <Tag tone="warn">待回复</Tag>}
          {takenBy && waitingSince === undefined ? (
            <Words size="foot" tone="muted" lines={1}>
              {takenBy}
            </Words>
          ) : null}
        </View>
        <Text className={styles.last}>
          {mentionId ? <Text className={styles.failed}>[有人@我] </Text> : null}
          {mark ? <Text className={tone}>{`${mark} `}</Text> : null}
          {text}
        </Text>
      </View>
      <View className={styles.side}>
        <Text className={styles.when}>{last ? shortMoment(last.at, now) : ''}</Text>
        <View className={styles.marks}>
          {muted ? <Icon name="mute" size={16} /> : null}
          <Badge
            count={unread}
            label={unread > 0 ? `${unread} 条未读` : undefined}
            className={muted ? styles.mutedBadge : undefined}
          />
        </View>
      </View>
    </Pressable>
  );
}
