/** 这门课怎么样: stars and two sentences, once; a second time changes the first (rule 41.13). */
import { useEffect, useState, type ReactElement } from 'react';
import type { CourseDetail } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Rating } from '@/ui/kit/Rating';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextArea } from '@/ui/kit/TextArea';
import { useAction } from '@/ui/shell';

interface ReviewSheetProps {
  open: boolean;
  onClose: () => void;
  course: CourseDetail;
  /** Stars that were pressed on the page; 0 for none. */
  stars: number;
  onDone: () => unknown;
}

export function ReviewSheet({ open, onClose, course, stars, onDone }: ReviewSheetProps): ReactElement {
  const { feedback } = useStores();
  const [score, setScore] = useState(course.own?.score ?? 0);
  const [text, setText] = useState(course.own?.text ?? '');
  useEffect(() => {
    if (open && stars > 0) setScore(stars);
  }, [open, stars]);
  const send = useAction(async () => {
    if (score === 0) return void feedback.toast('先点几颗星');
    await call('college.courseReview', { courseId: course.card.id, score, text: text.trim() });
    feedback.toast('评价已发表');
    onClose();
    await onDone();
  });
  return (
    <Sheet
      open={open}
      title="这门课怎么样"
      onClose={onClose}
      footer={
        <Button block size="l" busy={send.pending && '提交中'} onPress={() => void send.run()}>
          发表评价
        </Button>
      }
    >
      <Stack gap={16} align="center">
        <Rating value={score} label="这门课" size={32} onChange={setScore} />
      </Stack>
      <TextArea label="评价" value={text} placeholder="写两句" maxLength={500} rows={4} onInput={setText} />
    </Sheet>
  );
}
