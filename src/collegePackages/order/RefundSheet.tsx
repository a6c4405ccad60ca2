/** 申请退款: why, and what comes back; a refusal is told as the server words it, and the page reads the order again. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { call, RefusedError } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Notice } from '@/ui/kit/Notice';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextArea } from '@/ui/kit/TextArea';
import { Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { REFUND_REASONS, type CourseOrder, type CourseOrderDetail } from './labels';

interface RefundSheetProps {
  open: boolean;
  order: CourseOrder | undefined;
  onClose: () => void;
  onDone: (changed: CourseOrderDetail) => void;
  onStale: (id: string) => void;
}

/** What was said of one order is not meant for another. */
interface Draft {
  id: string;
  reason: string;
  more: string;
}
const EMPTY: Omit<Draft, 'id'> = { reason: REFUND_REASONS[0], more: '' };

export function RefundSheet({ open, order, onClose, onDone, onStale }: RefundSheetProps): ReactElement {
  const { feedback } = useStores();
  const [draft, setDraft] = useState<Draft>();
  const { reason, more } = draft && draft.id === order?.id ? draft : EMPTY;
  const write = (part: Partial<Draft>) => order && setDraft({ reason, more, ...part, id: order.id });
  const send = useAction(async () => {
    if (!order) return;
    try {
      const words = [reason, more.trim()].filter(Boolean).join('：');
      const changed = await call('college.orderAct', { id: order.id, action: 'refund', reason: words });
      feedback.toast('已退款');
      setDraft(undefined);
      onDone(changed);
    } catch (error) {
      if (error instanceof RefusedError) onStale(order.id);
      throw error;
    }
  });
  const payable = order?.payable ?? 0;
  const back = payable > 0 ? `${formatYuan(payable)} 原路退回，用掉的券和积分一起退回。` : '用掉的券和积分退回。';
  return (
    <Sheet
      open={open}
      title="退掉这门课？"
      closable={!send.pending}
      onClose={onClose}
      footer={
        <Button block size="l" busy={send.pending && '退款中'} onPress={() => void send.run()}>
          确认退款
        </Button>
      }
    >
      <Stack gap={12}>
        {order && (
          <Words size="value" tone="soft">
            {order.giftTo === undefined ? order.course.title : `${order.course.title}，送给 ${order.giftTo}`}
          </Words>
        )}
        <Notice>{`${back}退款后课程锁上，学过的记录留着。`}</Notice>
        <View>
          <ChipGroup label="退款原因" role="radiogroup">
            {REFUND_REASONS.map((text) => (
              <Chip key={text} role="radio" selected={text === reason} onPress={() => write({ reason: text })}>
                {text}
              </Chip>
            ))}
          </ChipGroup>
        </View>
        <TextArea
          label="补充说明"
          value={more}
          maxLength={150}
          placeholder="选填，帮我们把课做好"
          onInput={(text) => write({ more: text })}
        />
      </Stack>
    </Sheet>
  );
}
