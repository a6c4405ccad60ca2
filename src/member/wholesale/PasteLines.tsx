/** Several lines at once, read before anything changes. */
import { useState, type ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextArea } from '@/ui/kit/TextArea';
import { Note } from '@/ui/kit/Words';
import { readWanted, type Want } from './inquiry';

interface PasteLinesProps {
  open: boolean;
  onClose: () => void;
  onFill: (lines: Want[]) => void;
}

export function PasteLines({ open, onClose, onFill }: PasteLinesProps): ReactElement {
  const [text, setText] = useState('');
  const lines = readWanted(text);
  return (
    <Sheet
      open={open}
      title="粘贴多项"
      onClose={onClose}
      footer={
        <Button
          block
          size="l"
          disabled={lines.length === 0}
          onPress={() => {
            onFill(lines);
            setText('');
          }}
        >
          {lines.length > 0 ? `填入 ${lines.length} 项` : '填入'}
        </Button>
      }
    >
      <TextArea
        label="每行一项：名称 数量单位 目标单价"
        placeholder="明前龙井 20斤 480"
        rows={6}
        maxLength={2000}
        value={text}
        onInput={setText}
      />
      {lines.map((line, at) => (
        <Stack key={`${at}-${line.text}`} row gap={10} align="center" justify="between">
          <Text>{line.text}</Text>
          <Note>{`${line.qty} ${line.unit}${line.price ? `　¥${line.price}` : ''}`}</Note>
        </Stack>
      ))}
    </Sheet>
  );
}
