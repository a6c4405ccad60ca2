/** Why something is called off: a sentence, or one of those that are said most. */
import { useEffect, useState, type ReactElement } from 'react';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Sheet } from '@/ui/kit/Sheet';
import { TextArea } from '@/ui/kit/TextArea';
import { useSaved } from './useSaved';

interface ReasonSheetProps {
  open: boolean;
  title: string;
  label: string;
  act: string;
  phrases: readonly string[];
  said: string;
  work: (text: string) => Promise<unknown>;
  onClose: () => void;
  onDone: () => unknown;
}

export function ReasonSheet({
  open,
  title,
  label,
  act,
  phrases,
  said,
  work,
  onClose,
  onDone,
}: ReasonSheetProps): ReactElement {
  const [text, setText] = useState('');
  useEffect(() => setText(''), [open]);
  const saved = useSaved(work, said, onDone);
  return (
    <Sheet
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <Button block size="l" busy={saved.pending && '提交中'} onPress={() => void saved.run(text.trim())}>
          {act}
        </Button>
      }
    >
      <ChipGroup label="常用的话">
        {phrases.map((phrase) => (
          <Chip key={phrase} onPress={() => setText(phrase)}>
            {phrase}
          </Chip>
        ))}
      </ChipGroup>
      <TextArea
        label={label}
        value={text}
        maxLength={100}
        placeholder={`写一句${label}`}
        {...saved.errorOf('reason')}
        {...saved.errorOf('result')}
        onInput={setText}
      />
    </Sheet>
  );
}
