/** A new ticket over the list: what it is about, the text, pictures, the order. What was typed stays until it is sent. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { FeedbackRow } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { OrderField } from '@/domain/feedback/OrderField';
import { FEEDBACK_KINDS, isFeedbackKind, MOST_TEXT, shortText, type FeedbackKind } from '@/domain/feedback/labels';
import { PhotoField } from '@/domain/photo/PhotoField';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chips } from '@/ui/kit/Chip';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextArea } from '@/ui/kit/TextArea';
import { useAction, useForm } from '@/ui/shell';

interface NewTicketProps {
  open: boolean;
  kind: string | undefined;
  orderId: string | undefined;
  /** An own income that is asked about. */
  incomeId: string | undefined;
  /** What it begins with: something the sender asks about. */
  text: string | undefined;
  onClose: () => void;
  onSent: (ticket: FeedbackRow) => void;
}

export function NewTicket({
  open,
  kind: first,
  orderId: about,
  incomeId: asked,
  text = '',
  onClose,
  onSent,
}: NewTicketProps): ReactElement {
  const { feedback } = useStores();
  const [kind, setKind] = useState<FeedbackKind>(isFeedbackKind(first) ? first : 'product');
  const [orderId, setOrderId] = useState(about ?? '');
  const [incomeId, setIncomeId] = useState(asked);
  const [photos, setPhotos] = useState<string[]>([]);
  const form = useForm({ content: text }, { content: shortText }, text ? undefined : 'feedback-new');
  const send = useAction(async () => {
    if (!form.check()) return;
    const ticket = await call('tea.feedbackSave', {
      kind,
      content: form.values.content.trim(),
      ...(photos.length > 0 ? { photos } : {}),
      ...(orderId ? { orderId } : {}),
      ...(incomeId ? { incomeId } : {}),
    });
    form.done();
    form.reset({ content: '' });
    setPhotos([]);
    setOrderId('');
    setIncomeId(undefined);
    feedback.toast('已收到，我们会在1个工作日内回复');
    onSent(ticket);
  });
  return (
    <Sheet
      open={open}
      title="写反馈"
      onClose={onClose}
      footer={
        <Button block size="l" busy={send.pending && '提交中'} onPress={send.run}>
          提交
        </Button>
      }
    >
      <Stack gap={16}>
        <View>
          <Chips items={FEEDBACK_KINDS} current={kind} label="反馈类型" onChange={setKind} />
        </View>
        <TextArea
          label="想说的话"
          placeholder="发生了什么，你希望怎样解决"
          maxLength={MOST_TEXT}
          rows={5}
          {...form.bind('content')}
        />
        <PhotoField label="照片" scene="feedback" value={photos} onChange={setPhotos} />
        <OrderField value={orderId} onChange={setOrderId} />
        {incomeId && (
          <Cells>
            <Cell label="相关收益" act="移除" onPress={() => setIncomeId(undefined)}>
              {`编号 ${incomeId}`}
            </Cell>
          </Cells>
        )}
      </Stack>
    </Sheet>
  );
}
