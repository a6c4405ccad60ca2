/** Who would pass it, as the amount is typed. */
import type { ReactElement } from 'react';
import type { ProcessForm } from '@/contract';
import { Card } from '@/ui/kit/Card';
import { Notice } from '@/ui/kit/Notice';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Steps } from '@/ui/kit/Steps';
import { pathOf, sumOf } from './values';

export function PathCard({ form, amount }: { form: ProcessForm; amount: number }): ReactElement {
  const path = pathOf(form, amount);
  const more = path.find(({ over }) => over !== undefined);
  return (
    <Card place="next" pad="all">
      <SectionHead title="谁来批" gutter={false} />
      <Steps
        label="谁来批"
        items={[
          { id: 'me', title: '你', note: '发起' },
          ...path.map(({ key, label, value }, at) => ({ id: key, title: value, note: `${label}　第 ${at + 1} 步` })),
        ]}
      />
      {more?.over !== undefined && (
        <Notice tone="warn">{`合计 ${sumOf(amount)} 超过 ${sumOf(more.over)}，多一步${more.label}。`}</Notice>
      )}
    </Card>
  );
}
