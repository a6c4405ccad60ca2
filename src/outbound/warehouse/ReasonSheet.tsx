/** Why: chosen from what is usual, or in own words. */
import { useEffect, useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextArea } from '@/ui/kit/TextArea';

interface ReasonSheetProps {
  open: boolean;
  title: string;
  usual: readonly string[];
  yes: string;
  busy: boolean;
  onClose: () => void;
  onSay: (reason: string) => void;
}

export function ReasonSheet({ open, title, usual, yes, busy, onClose, onSay }: ReasonSheetProps): ReactElement {
  const [text, setText] = useState('');
  useEffect(() => setText(''), [title]);
  return (
    <Sheet
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <Button block size="l" busy={busy && '提交中'} disabled={text.trim() === ''} onPress={() => onSay(text.trim())}>
          {yes}
        </Button>
      }
    >
      <Stack gap={12}>
        <View>
          <Chips
            label="常用原因"
            items={usual.map((label) => ({ id: label, label }))}
            current={text}
            onChange={setText}
          />
        </View>
        <TextArea label="原因" placeholder="写清楚，复核的人看得到" maxLength={100} value={text} onInput={setText} />
      </Stack>
    </Sheet>
  );
}
