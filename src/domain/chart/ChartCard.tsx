/** A chart on its card, with the same figures as a table; which of them somebody reads is remembered for each card. */
import { useState, type ReactElement, type ReactNode } from 'react';
import { useStores } from '@/core/stores';
import { Card } from '@/ui/kit/Card';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Segmented } from '@/ui/kit/Segmented';
import { Table, type TableProps } from '@/ui/kit/Table';

const VIEWS = [
  { id: 'chart', label: '图' },
  { id: 'table', label: '表格' },
] as const;

interface ChartCardProps {
  id: string;
  title: string;
  note: string;
  table: Pick<TableProps, 'head' | 'rows' | 'total'>;
  children: ReactNode;
}

export function ChartCard({ id, title, note, table, children }: ChartCardProps): ReactElement {
  const { storage } = useStores().platform;
  const key = `chart:${id}`;
  const [view, setView] = useState<'chart' | 'table'>(() => (storage.get(key) === 'table' ? 'table' : 'chart'));
  const choose = (next: 'chart' | 'table') => {
    setView(next);
    storage.set(key, next);
  };
  return (
    <Card place="next" pad="all">
      <SectionHead
        gutter={false}
        title={title}
        note={note}
        extra={<Segmented label={`${title}怎么看`} items={VIEWS} current={view} onChange={choose} />}
      />
      {view === 'chart' ? children : <Table label={title} {...table} />}
    </Card>
  );
}
