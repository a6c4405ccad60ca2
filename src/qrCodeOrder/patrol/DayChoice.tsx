/** Of which day the plan or the records are shown; '' is today, or every day of the records. */
import { WhenInput } from '@/domain/when/WhenInput';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';

interface DayChoiceProps {
  date: string;
  today: string | undefined;
  /** The plan is always of one day. */
  ofPlan: boolean;
  onChange: (date: string) => void;
}

export const DayChoice = ({ date, today, ofPlan, onChange }: DayChoiceProps) => (
  <Cells place="next">
    <Cell label="日期" arrow={false}>
      <WhenInput
        label="日期"
        mode="date"
        value={date || (ofPlan ? (today ?? '') : '')}
        {...(today && { latest: today })}
        onInput={(chosen) => onChange(ofPlan && chosen === today ? '' : chosen)}
      />
      {date !== '' && (
        <Button size="s" tone="quiet" onPress={() => onChange('')}>
          {ofPlan ? '回到今天' : '不限日期'}
        </Button>
      )}
    </Cell>
  </Cells>
);
