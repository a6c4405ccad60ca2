/** One text that is sent: an answer, a reason, a message. What the server says against it stands under the field. */
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { fieldOf, RefusedError } from '@/core/api';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextArea } from '@/ui/kit/TextArea';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';

export interface WriteSheetProps {
  open: boolean;
  title: string;
  label: string;
  placeholder: string;
  /** What happens with it. */
  note?: string;
  yes: string;
  /** Stands there at first: what is changed. */
  begin?: string;
  maxLength?: number;
  children?: ReactNode;
  onSend: (text: string) => unknown;
  onClose: () => void;
}

export function WriteSheet(props: WriteSheetProps): ReactElement {
  const { open, title, label, placeholder, note, yes, begin = '', maxLength = 200, children, onSend, onClose } = props;
  const [text, setText] = useState(begin);
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (!open) return;
    setText(begin);
    setError(undefined);
  }, [open, begin]);
  const send = useAction(async () => {
    const words = text.trim();
    if (words === '') return setError(`请填写${label}`);
    try {
      await onSend(words);
    } catch (fault) {
      if (!(fault instanceof RefusedError) || fieldOf(fault) === undefined) throw fault;
      setError(fault.message);
    }
  });
  return (
    <Sheet
      open={open}
      title={title}
      closable={!send.pending}
      onClose={onClose}
      footer={
        <Button block size="l" busy={send.pending && '提交中'} onPress={send.run}>
          {yes}
        </Button>
      }
    >
      {note !== undefined && <Note block>{note}</Note>}
      <TextArea
        label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={text}
        {...(error !== undefined && { error })}
        onInput={(words) => {
          setText(words);
          setError(undefined);
        }}
      />
      {children}
    </Sheet>
  );
}
