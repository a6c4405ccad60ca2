/** The next step with a quote, and beside it the way back to typing. */
import type { ReactElement } from 'react';
import type { QuoteDetail } from '@/contract';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import type { QuoteAtDesk } from './useQuote';

interface DeskActionProps {
  quote: QuoteDetail;
  step: QuoteAtDesk['step'];
  onSent: () => void;
  onExtend: () => void;
}

/** Out and still held: the client can look at it. */
export const isOut = ({ card }: QuoteDetail): boolean => card.status === 'sent' || card.status === 'viewed';

export function DeskAction({ quote, step, onSent, onExtend }: DeskActionProps): ReactElement {
  const { can, card } = quote;
  const send = async () => {
    if (await step.run('send')) onSent();
  };
  return (
    <>
      {can.includes('edit') && (
        <Button block tone="line" size="l" onPress={() => void go('/client/pages/addQuote', { id: card.id })}>
          编辑
        </Button>
      )}
      {can.includes('submit') && (
        <Button block size="l" busy={step.pending && '提交中'} onPress={() => void step.run('submit')}>
          提交
        </Button>
      )}
      {can.includes('withdraw') && (
        <Button block tone="line" size="l" busy={step.pending} onPress={() => void step.run('withdraw')}>
          撤回审批
        </Button>
      )}
      {can.includes('send') && (
        <Button block size="l" busy={step.pending && '发送中'} onPress={() => void send()}>
          {isOut(quote) ? '再发一次' : '发送'}
        </Button>
      )}
      {can.includes('extend') && !isOut(quote) && (
        <Button block size="l" onPress={onExtend}>
          续期
        </Button>
      )}
    </>
  );
}
