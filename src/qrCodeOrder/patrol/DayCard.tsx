/** How far the day is, what is open, and for managers what each person did in thirty days. */
import type { ReactElement } from 'react';
import type { PatrolSummary } from '@/contract';
import { Card } from '@/ui/kit/Card';
import { Facts } from '@/ui/kit/Facts';
import { Figures } from '@/ui/kit/Figures';
import { Progress } from '@/ui/kit/Progress';
import { Section } from '@/ui/kit/SectionHead';

export function DayCard({ summary, isToday }: { summary: PatrolSummary; isToday: boolean }): ReactElement {
  const when = isToday ? '今日' : '当日';
  const { planned, done, issues, overdue } = summary;
  return (
    <Card pad="all" place="next">
      <Figures
        layout="start"
        rows={[
          { label: `${when}进度`, value: `${done}/${planned}` },
          { label: '待整改', value: String(issues) },
          { label: '已超时', value: String(overdue), ...(overdue > 0 && { tone: 'danger' as const }) },
        ]}
      />
      <Progress
        tone="celadon"
        value={planned === 0 ? 0 : (done / planned) * 100}
        label={`${when}已检查 ${done} 处，共 ${planned} 处`}
      />
    </Card>
  );
}

export function StaffCard({ byStaff }: Pick<PatrolSummary, 'byStaff'>): ReactElement | null {
  if (byStaff.length === 0) return null;
  return (
    <Section title="近 30 天" note="按人">
      <Card pad="all" place="alone">
        <Facts closed={false} rows={byStaff.map(({ label, value }) => ({ label, value }))} />
      </Card>
    </Section>
  );
}
