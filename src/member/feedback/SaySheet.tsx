/** One more text in a ticket, or its way to the managers. */
import { useState, type ReactElement } from 'react';
import type { FeedbackRow } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { MOST_TEXT } from '@/domain/feedback/labels';
import { PhotoField } from '@/domain/photo/PhotoField';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextArea } from '@/ui/kit/TextArea';
import { Words } from '@/ui/kit/Words';
import { useAction, useForm } from '@/ui/shell';

interface SaySheetProps {
  ticket: FeedbackRow;
  /** Closed without. */
  as: 'more' | 'escalate' | undefined;
  onClose: () => void;
  onSaid: (ticket: FeedbackRow) => void;
}

export function SaySheet({ ticket: { id, kind }, as, onClose, onSaid }: SaySheetProps): ReactElement {
  const { feedback } = useStores();
  const [photos, setPhotos] = useState<string[]>([]);
  const form = useForm(
    { content: '' },
    { content: (text) => (text.trim() === '' ? '写几个字再发' : undefined) },
    `feedback-${id}`,
  );
  const escalate = as === 'escalate';
  const send = useAction(async () => {
    if (!form.check()) return;
    const content = form.values.content.trim();
    const said = await call('tea.feedbackSave', {
      id,
      kind,
      content,
      ...(photos.length > 0 ? { photos } : {}),
      ...(escalate ? { escalate } : {}),
    });
    form.done();
    form.reset({ content: '' });
    setPhotos([]);
    feedback.toast(escalate ? '已升级，负责人会尽快联系你' : '已发出');
    onSaid(said);
  });
  return (
    <Sheet
      open={as !== undefined}
      title={escalate ? '投诉升级' : '补充说明'}
      onClose={onClose}
      footer={
        <Button block size="l" busy={send.pending && '提交中'} onPress={send.run}>
          {escalate ? '升级给负责人' : '发送'}
        </Button>
      }
    >
      <Stack gap={16}>
        {escalate && (
          <Words size="sub" tone="muted">
            不满意现在的处理，可以请负责人来处理，每条反馈一次。
          </Words>
        )}
        <TextArea
          label={escalate ? '哪里没有解决' : '补充的话'}
          placeholder={escalate ? '说说为什么不满意，你希望怎样' : '新的情况或还没说清的地方'}
          maxLength={MOST_TEXT}
          rows={4}
          {...form.bind('content')}
        />
        <PhotoField label="照片" scene="feedback" value={photos} onChange={setPhotos} />
      </Stack>
    </Sheet>
  );
}
