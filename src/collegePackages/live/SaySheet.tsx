/** 说点什么: a line, or a question that the speaker answers. What was typed stays when it is refused. */
import { useState, type ReactElement } from 'react';
import { Button } from '@/ui/kit/Button';
import { Segmented } from '@/ui/kit/Segmented';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextField } from '@/ui/kit/TextField';

const KINDS = [
  { id: 'text', label: '弹幕' },
  { id: 'question', label: '提问' },
] as const;
type SayKind = (typeof KINDS)[number]['id'];
const MOST = 100;

interface SaySheetProps {
  open: boolean;
  kind: SayKind;
  onKind: (kind: SayKind) => void;
  busy: boolean;
  /** True when it stands in the room. */
  onSend: (text: string) => Promise<boolean>;
  onClose: () => void;
}

export function SaySheet({ open, kind, onKind, busy, onSend, onClose }: SaySheetProps): ReactElement {
  const [text, setText] = useState('');
  const send = async () => {
    if (text.trim() === '' || !(await onSend(text))) return;
    setText('');
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={kind === 'question' ? '问老师' : '说点什么'}
      footer={
        <Button block busy={busy} disabled={text.trim() === ''} onPress={() => void send()}>
          发送
        </Button>
      }
    >
      <Stack gap={12}>
        <Segmented items={KINDS} current={kind} label="发什么" block onChange={onKind} />
        <TextField
          label={kind === 'question' ? '问题' : '弹幕'}
          placeholder={kind === 'question' ? '想问老师什么' : '和大家说点什么'}
          value={text}
          onInput={setText}
          maxLength={MOST}
          focus={open}
          confirmType="send"
          onConfirm={() => void send()}
        />
      </Stack>
    </Sheet>
  );
}
