/** Who takes part, and what is done with the conversation: name, notice, people, muting, leaving. */
import { useState, type ReactElement } from 'react';
import type { UserBrief } from '@/contract';
import { Avatar } from '@/ui/kit/Avatar';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Switch } from '@/ui/kit/Switch';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { TextSheet, type GroupText } from './TextSheet';
import type { Thread } from './thread';
import { useInfo } from './useInfo';
import styles from './panel.module.scss';

const MOST_FACES = 20;

function People({ members }: { members: readonly UserBrief[] }): ReactElement {
  return (
    <Stack row wrap className={styles.people}>
      {members.slice(0, MOST_FACES).map(({ id, nickname, avatar }) => (
        <Stack key={id} gap={4} align="center" className={styles.person}>
          <Avatar src={avatar} name={nickname} size={48} />
          <Words size="foot" tone="soft" lines={1}>
            {nickname}
          </Words>
        </Stack>
      ))}
    </Stack>
  );
}

export function InfoSheet({ thread, onClose }: { thread: Thread; onClose: () => void }): ReactElement {
  const { data, after, add, mute, top, leave } = useInfo(thread, onClose);
  const [editing, setEditing] = useState<GroupText>();
  if (!data)
    return (
      <Sheet open title="会话信息" onClose={onClose}>
        <Skeleton kind="cells" />
      </Sheet>
    );
  const { conversation, notice, members, can } = data;
  if (editing)
    return (
      <TextSheet
        which={editing}
        was={editing === 'title' ? conversation.title : notice}
        conversationId={conversation.id}
        onClose={() => setEditing(undefined)}
        onSaved={() => {
          setEditing(undefined);
          return after('已保存');
        }}
      />
    );
  const isGroup = conversation.kind === 'group';
  const edit = (which: GroupText) => () => setEditing(which);
  return (
    <Sheet open title="会话信息" onClose={onClose}>
      {isGroup ? <People members={members} /> : null}
      <Cells>
        {isGroup ? (
          <Cell label="群名" onPress={can.includes('rename') ? edit('title') : undefined}>
            {conversation.title}
          </Cell>
        ) : null}
        {isGroup ? (
          <Cell
            label="群公告"
            note={notice || '还没有公告'}
            onPress={can.includes('notice') ? edit('notice') : undefined}
          />
        ) : null}
        {can.includes('addMember') ? <Cell label="添加同事" onPress={add.run}>{`${members.length} 人`}</Cell> : null}
        <Cell label="消息免打扰">
          <Switch label="消息免打扰" on={conversation.muted} onChange={mute.run} />
        </Cell>
        <Cell label="置顶会话">
          <Switch label="置顶会话" on={conversation.top} onChange={top.run} />
        </Cell>
        {can.includes('leave') ? <Cell label="离开群" arrow={false} onPress={leave.run} /> : null}
      </Cells>
    </Sheet>
  );
}
