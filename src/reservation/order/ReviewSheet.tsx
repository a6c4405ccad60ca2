/** 评价: stars and a word about a visit that is over. */
import { useState, type ReactElement } from 'react';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Rating } from '@/ui/kit/Rating';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextArea } from '@/ui/kit/TextArea';
import { Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import type { ActSheetProps } from './actSheet';

const WORDS = ['', '很不满意', '不太满意', '一般', '满意', '很满意'];

export function ReviewSheet({ open, booking, onClose, onDone }: ActSheetProps): ReactElement {
  const { feedback } = useStores();
  const [score, setScore] = useState(5);
  const [text, setText] = useState('');
  const send = useAction(async () => {
    if (!booking) return;
    const words = text.trim();
    onDone(
      await call('tea.bookingAct', { id: booking.card.id, action: 'review', score, ...(words && { text: words }) }),
    );
    setText('');
    feedback.toast('谢谢评价');
  });
  return (
    <Sheet
      open={open}
      title={`这次在${booking?.card.room.name ?? '这里'}坐得怎样？`}
      closable={!send.pending}
      onClose={onClose}
      footer={
        <Button block size="l" busy={send.pending && '发布中'} onPress={send.run}>
          发布评价
        </Button>
      }
    >
      <Stack gap={12}>
        <Stack row gap={12} align="center">
          <Rating label="评分" value={score} onChange={setScore} />
          <Words size="sub" tone="soft">
            {WORDS[score]}
          </Words>
        </Stack>
        <TextArea
          label="说两句"
          value={text}
          maxLength={500}
          placeholder="茶、茶席、照应，说说你的感受"
          onInput={setText}
        />
      </Stack>
    </Sheet>
  );
}
