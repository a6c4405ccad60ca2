/** What waits first, the day in figures, then every table of the store. */
import type { BusinessSummary, TableState } from '@/contract';
import { grouped, formatFen } from '@/core/lib/money';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Figures } from '@/ui/kit/Figures';
import { Note } from '@/ui/kit/Words';
import { Alerts, type AlertActs } from './Alerts';
import { TableMap } from './TableMap';
import styles from './BoardPage.module.scss';

interface TablesProps {
  summary: BusinessSummary;
  tables: readonly TableState[];
  acts: AlertActs;
  onTable: (table: TableState) => void;
  onSoldOut: () => void;
}

export function Tables({ summary, tables, acts, onTable, onSoldOut }: TablesProps) {
  return (
    <>
      <Card place="next" pad="all">
        <Figures
          rows={[
            {
              label: '在用',
              value: `${tables.filter(({ sessionId }) => sessionId !== undefined).length} / ${tables.length}`,
            },
            { label: '今日流水', value: grouped(formatFen(summary.turnover, { short: true })) },
            { label: '翻台', value: formatFen(summary.turnRate, { short: true }) },
            { label: '客人', value: summary.guests },
          ]}
        />
      </Card>
      <Alerts summary={summary} tables={tables} acts={acts} />
      <Cells place="next">
        <Cell label="估清" note="今天卖完的菜" onPress={onSoldOut} />
      </Cells>
      <TableMap tables={tables} onPress={onTable} />
      <Note block className={styles.legend}>
        左边实线 用餐中，虚线 待结账，斜纹 待清台，金框 已订；角上的数是待办
      </Note>
    </>
  );
}
