/** 确认接收, 拒绝: with a word and pictures; a refusal says why. */
import { useEffect, useState, type ReactElement } from 'react';
import { PhotoField } from '@/domain/photo/PhotoField';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextArea } from '@/ui/kit/TextArea';

interface AnswerSheetProps {
  action: 'accept' | 'refuse';
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onAnswer: (note: string, photos: string[]) => void;
}

export function AnswerSheet({ action, open, busy, onClose, onAnswer }: AnswerSheetProps): ReactElement {
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<string[]>([]);
  const [error, setError] = useState<string>();
  useEffect(() => setError(undefined), [action, open]);
  const isRefusal = action === 'refuse';
  const send = () => {
    if (isRefusal && note.trim() === '') return setError('请填写拒绝原因');
    return onAnswer(note.trim(), photos);
  };
  return (
    <Sheet
      open={open}
      title={isRefusal ? '拒绝接收' : '确认接收'}
      closable={!busy}
      onClose={onClose}
      footer={
        <Button block size="l" busy={busy && '提交中'} onPress={send}>
          {isRefusal ? '拒绝' : '确认接收'}
        </Button>
      }
    >
      <TextArea
        label={isRefusal ? '原因' : '备注'}
        value={note}
        error={error}
        rows={2}
        placeholder={isRefusal ? '为什么不接收' : '当面点清，可写明外观状况'}
        onInput={setNote}
      />
      <PhotoField label="照片" value={photos} onChange={setPhotos} scene="asset" />
    </Sheet>
  );
}
