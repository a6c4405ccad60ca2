/** 已解决: how well, from one star to five. It ends the ticket. */
import { useState, type ReactElement } from 'react';
import type { FeedbackRow } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Rating } from '@/ui/kit/Rating';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import styles from './feedback.module.scss';

const WORDS = ['', '很不满意', '不满意', '一般', '满意', '很满意'] as const;

interface RateSheetProps {
  ticket: FeedbackRow;
  open: boolean;
  onClose: () => void;
  onRated: (ticket: FeedbackRow) => void;
}

export function RateSheet({ ticket: { id, kind }, open, onClose, onRated }: RateSheetProps): ReactElement {
  const { feedback } = useStores();
  const [score, setScore] = useState(5);
  const rate = useAction(async () => {
    onRated(await call('tea.feedbackSave', { id, kind, content: '', score }));
    feedback.toast('谢谢你的评分');
  });
  return (
    <Sheet
      open={open}
      title="解决得怎么样"
      onClose={onClose}
      footer={
        <Button block size="l" busy={rate.pending && '提交中'} onPress={rate.run}>
          已解决
        </Button>
      }
    >
      <Stack gap={12} align="center" className={styles.rate}>
        <Rating value={score} label="处理结果" size={32} onChange={setScore} />
        <Words size="sub" tone="muted">
          {WORDS[score]}
        </Words>
      </Stack>
    </Sheet>
  );
}
