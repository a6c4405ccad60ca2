/** From the order to the account, with the days; what is to come says when. */
import type { ReactElement } from 'react';
import type { IncomeDetail } from '@/contract';
import { formatTime, fullTime } from '@/core/lib/time';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Steps } from '@/ui/kit/Steps';
import { Card } from '@/ui/kit/Card';

/** What the end of the way waits for. */
function noteOf({ row, settleDays }: IncomeDetail): string {
  if (row.settleAt !== undefined) return `预计 ${formatTime(row.settleAt, 'YYYY-MM-DD')}`;
  return `收货后 ${settleDays} 天结算`;
}

export function Timeline({ detail }: { detail: IncomeDetail }): ReactElement {
  const { timeline } = detail;
  const next = timeline.findIndex(({ value }) => value === '');
  return (
    <Card place="next" pad="all">
      <SectionHead gutter={false} title="进度" />
      <Steps
        label="收益进度"
        current={next}
        items={timeline.map(({ key, label, value }) => ({
          id: key,
          title: label,
          ...(value ? { time: fullTime(value) } : key === 'settle' ? { note: noteOf(detail) } : {}),
        }))}
      />
    </Card>
  );
}
