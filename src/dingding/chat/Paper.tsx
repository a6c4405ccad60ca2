/** A paper in a conversation. Who opens it asks for its address each time: what the message says opens nothing by itself. */
import type { ReactElement } from 'react';
import type { ChatMsg } from '@/contract';
import { call } from '@/core/api';
import { bytesText } from '@/core/lib/bytes';
import { openPaper } from '@/domain/file/papers';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import styles from './chat.module.scss';

export function PaperLook({ name, note }: { name: string; note?: string }): ReactElement {
  return (
    <>
      <Icon name="file" size={28} />
      <Stack shrink>
        <Words size="body" className={styles.paperName}>
          {name}
        </Words>
        {note !== undefined && <Note>{note}</Note>}
      </Stack>
    </>
  );
}

export function Paper({ message: { id, conversationId, body } }: { message: ChatMsg }): ReactElement {
  const { name = '', size = 0 } = body;
  const open = useAction(async () => {
    const { url } = await call('ding.chatFile', { conversationId, messageId: id });
    await openPaper({ url, name });
  });
  return (
    <Pressable className={styles.paper} role="link" label={`文件 ${name}，${bytesText(size)}`} onPress={open.run}>
      <PaperLook name={name} note={bytesText(size)} />
    </Pressable>
  );
}
