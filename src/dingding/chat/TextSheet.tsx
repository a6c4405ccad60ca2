/** The name or the notice of a group is written. */
import { useState, type ReactElement } from 'react';
import { call } from '@/core/api';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { useAction } from '@/ui/shell';

export type GroupText = 'title' | 'notice';

const SAVES: Record<GroupText, (conversationId: string, text: string) => Promise<unknown>> = {
  title: (conversationId, text) => call('ding.chatSend', { action: 'rename', conversationId, title: text.trim() }),
  notice: (conversationId, text) => call('ding.chatMark', { action: 'notice', conversationId, text }, { hide: false }),
};

interface TextSheetProps {
  which: GroupText;
  was: string;
  conversationId: string;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}

export function TextSheet({ which, was, conversationId, onClose, onSaved }: TextSheetProps): ReactElement {
  const [text, setText] = useState(was);
  const save = useAction(async () => {
    await SAVES[which](conversationId, text);
    await onSaved();
  });
  return (
    <Sheet
      open
      title={which === 'title' ? '群名' : '群公告'}
      onClose={onClose}
      footer={
        <Button block busy={save.pending} onPress={save.run}>
          保存
        </Button>
      }
    >
      {which === 'title' ? (
        <TextField label="群名" value={text} maxLength={30} onInput={setText} />
      ) : (
        <TextArea label="群公告" value={text} maxLength={300} rows={5} onInput={setText} />
      )}
    </Sheet>
  );
}
