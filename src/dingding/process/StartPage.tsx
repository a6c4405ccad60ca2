/** What can be asked for, and what one has sent. */
import type { ReactElement } from 'react';
import type { DataOf, ProcessView } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Section } from '@/ui/kit/SectionHead';
import { Tag } from '@/ui/kit/Tag';
import { List, NO_ROWS, Page, useList, useReturn } from '@/ui/shell';
import { STATUS } from './labels';

type Answer = DataOf<'process.input'>;

export function StartPage(): ReactElement {
  const list = useList<Answer, ProcessView>((page) => call('process.input', { page }), [], {
    rows: ({ mine }) => mine ?? NO_ROWS,
  });
  useReturn(list.reload);
  const mine = (
    <List
      list={list}
      keyOf={({ id }) => id}
      skeleton="cells"
      chunkClass="chunk-card chunk-alone"
      render={(row) => <Sent row={row} />}
      empty={<Empty picture="order" title="还没有发起过" text="在上面选一种" />}
    />
  );
  // What is sent comes with what can be asked for: neither moves the other.
  if (!list.head) return <Page>{mine}</Page>;
  return (
    <Page>
      <Section near title="发起">
        <Cells place="alone">
          {list.head.kinds?.map(({ value, label }) => (
            <Cell
              key={value}
              label={label}
              role="link"
              onPress={() => go('/dingding/pages/process', { kind: value })}
            />
          ))}
        </Cells>
      </Section>
      <Section near title="我发起的">
        {mine}
      </Section>
    </Page>
  );
}

function Sent({
  row: { id, title, no, values, status, amount, createdAt, steps },
}: {
  row: ProcessView;
}): ReactElement {
  const [word, tone] = STATUS[status];
  const waits = steps.find(({ result }) => result === '处理中');
  const about = values.find(({ key }) => key === 'reason' || key === 'title')?.text ?? no;
  return (
    <RecordRow
      title={title}
      notes={[about, `${listTime(createdAt)}${waits ? `　等 ${waits.who}` : ''}`]}
      {...(amount !== undefined && amount > 0 && { amount: formatYuan(amount) })}
      cut
      role="link"
      onPress={() => go('/dingding/pages/process', { id })}
    >
      <Tag tone={tone}>{word}</Tag>
    </RecordRow>
  );
}
