/** Where the paper goes once more. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { emailFault } from './labels';
import styles from './invoice.module.scss';

interface MailSheetProps {
  open: boolean;
  /** Where it went before. */
  email: string;
  busy: boolean;
  onSend: (email: string) => unknown;
  onClose: () => void;
}

export function MailSheet({ open, email, busy, onSend, onClose }: MailSheetProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const to = typed ?? email;
  const send = () => {
    const found = emailFault(to);
    setFault(found);
    if (!found) onSend(to);
  };
  return (
    <Sheet
      open={open}
      title="发送到邮箱"
      onClose={onClose}
      footer={
        <Button block size="l" busy={busy && '发送中'} onPress={send}>
          发送
        </Button>
      }
    >
      <View className={styles.body}>
        <TextField kind="no" label="收票邮箱" maxLength={60} value={to} onInput={setTyped} error={fault} />
      </View>
    </Sheet>
  );
}
