/** What came of a visit: a sentence, and what was bought. */
import { useEffect, useState, type ReactElement } from 'react';
import type { ComeVisit } from '@/contract';
import { call } from '@/core/api';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { useSaved } from '../useSaved';

interface FinishSheetProps {
  visit: ComeVisit | undefined;
  onClose: () => void;
  onDone: (visit: ComeVisit) => unknown;
}

export function FinishSheet({ visit, onClose, onDone }: FinishSheetProps): ReactElement {
  const [result, setResult] = useState('');
  const [amount, setAmount] = useState('');
  useEffect(() => {
    setResult('');
    setAmount('');
  }, [visit?.id]);
  const saved = useSaved(
    async () => {
      if (!visit) return;
      onDone(
        await call('customer.comeVisitPlanSave', {
          action: 'finish',
          id: visit.id,
          result,
          dealAmount: Math.round(Number(amount || 0) * 100),
        }),
      );
    },
    '来访已完成',
    onClose,
  );
  return (
    <Sheet
      open={visit !== undefined}
      title="完成来访"
      onClose={onClose}
      footer={
        <Button block size="l" busy={saved.pending && '保存中'} onPress={() => void saved.run()}>
          完成
        </Button>
      }
    >
      <TextArea
        label="谈得怎样"
        value={result}
        maxLength={500}
        placeholder="喜欢什么、定了什么、下一步做什么"
        {...saved.errorOf('result')}
        onInput={setResult}
      />
      <TextField
        label="成交金额（元）"
        kind="amount"
        value={amount}
        placeholder="没有就空着"
        {...saved.errorOf('dealAmount')}
        onInput={setAmount}
      />
    </Sheet>
  );
}
