/** What came of a stop, and when next. */
import { useEffect, useState, type ReactElement } from 'react';
import type { VisitPlan, VisitStop } from '@/contract';
import { call } from '@/core/api';
import { DAY, formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { momentOf } from '@/domain/when/momentOf';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Field } from '@/ui/kit/Field';
import { Sheet } from '@/ui/kit/Sheet';
import { TextArea } from '@/ui/kit/TextArea';
import { useSaved } from '../useSaved';

const NEXT = [3, 7, 30] as const;

interface ResultSheetProps {
  plan: VisitPlan;
  stop: VisitStop | undefined;
  onClose: () => void;
  onSaved: (plan: VisitPlan) => unknown;
}

export function ResultSheet({ plan, stop, onClose, onSaved }: ResultSheetProps): ReactElement {
  const { clock } = useStores();
  const [result, setResult] = useState('');
  const [days, setDays] = useState(0);
  useEffect(() => {
    setResult('');
    setDays(0);
  }, [stop?.id]);
  const saved = useSaved(
    async () => {
      if (!stop) return;
      const nextAt = momentOf(formatTime(clock.now() + days * DAY, 'YYYY-MM-DD'), '10:00');
      onSaved(
        await call('customer.visitPlanSave', {
          action: 'finish',
          ...{ id: plan.id, stopId: stop.id, result },
          ...(days > 0 && { nextAt }),
        }),
      );
    },
    '结果已保存',
    onClose,
  );
  return (
    <Sheet
      open={stop !== undefined}
      title={`填结果　${stop?.client.name ?? ''}`}
      onClose={onClose}
      footer={
        <Button block size="l" busy={saved.pending && '保存中'} onPress={() => void saved.run()}>
          保存
        </Button>
      }
    >
      <TextArea
        label="谈得怎样"
        value={result}
        maxLength={500}
        placeholder="见了谁、定了什么"
        {...saved.errorOf('result')}
        onInput={setResult}
      />
      <Field label="下次联系">
        <ChipGroup label="下次联系" role="radiogroup">
          <Chip role="radio" selected={days === 0} onPress={() => setDays(0)}>
            先不定
          </Chip>
          {NEXT.map((after) => (
            <Chip key={after} role="radio" selected={days === after} onPress={() => setDays(after)}>
              {`${after}天`}
            </Chip>
          ))}
        </ChipGroup>
      </Field>
    </Sheet>
  );
}
