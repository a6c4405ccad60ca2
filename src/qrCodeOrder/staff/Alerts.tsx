/** What waits for the staff, first on the board: returns, calls, tickets that were not printed. */
import { useState } from 'react';
import type { BusinessSummary, TableReturn, TableState } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { Photos } from '@/domain/photo/Photos';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Dialog } from '@/ui/kit/Dialog';
import { Icon } from '@/ui/kit/Icon';
import { Item } from '@/ui/kit/Item';
import { Stack } from '@/ui/kit/Stack';
import { TextField } from '@/ui/kit/TextField';
import styles from './Alerts.module.scss';

export interface AlertActs {
  pass: (one: TableReturn) => void;
  reject: (one: TableReturn, reason: string) => void;
  answer: (table: TableState) => void;
  retry: (job: BusinessSummary['failedPrints'][number]) => void;
  pending: boolean;
}

interface AlertsProps {
  summary: BusinessSummary;
  tables: readonly TableState[];
  acts: AlertActs;
}

export function Alerts({ summary, tables, acts }: AlertsProps) {
  const [refusing, setRefusing] = useState<TableReturn>();
  const [reason, setReason] = useState('');
  const calling = tables.filter(({ calls = [] }) => calls.length > 0);
  if (summary.waiting.length + summary.failedPrints.length + calling.length === 0) return null;
  const refuse = () => {
    if (refusing && reason.trim() !== '') acts.reject(refusing, reason.trim());
    setRefusing(undefined);
    setReason('');
  };
  return (
    <Card place="next" pad="rows">
      {summary.waiting.map((one) => (
        <Item
          key={one.id}
          className={styles.row}
          leading={<Icon name="refund" size={20} />}
          title={`${one.table} 退 ${one.title} ×${one.qty}`}
          notes={[
            `${one.reason}，${one.by.nickname}  ${formatTime(one.at, 'h:m')}`,
            one.gone && `${one.gone === 'desk' ? '已交付' : '已寄出'}；没坏的茶收回再同意`,
            one.photo && <Photos key="photo" urls={[one.photo]} what={`${one.title}的照片`} />,
          ]}
        >
          <Stack row gap={6}>
            <Button size="s" tone="quiet" onPress={() => setRefusing(one)}>
              拒绝
            </Button>
            <Button size="s" busy={acts.pending} onPress={() => acts.pass(one)}>
              同意
            </Button>
          </Stack>
        </Item>
      ))}
      {summary.failedPrints.map((job) => (
        <Item
          key={job.id}
          className={styles.row}
          leading={<Icon name="printer" size={20} />}
          title={`${job.printer} 小票没打出`}
          notes={[[job.reason, formatTime(job.at, 'h:m')].filter(Boolean).join('  ')]}
        >
          <Button size="s" tone="line" busy={acts.pending} onPress={() => acts.retry(job)}>
            重打
          </Button>
        </Item>
      ))}
      {calling.map((table) => (
        <Item
          key={table.id}
          className={styles.row}
          leading={<Icon name="bell" size={20} />}
          title={`${table.name} 呼叫${table.calls?.join('、') ?? ''}`}
          notes={table.minutes === undefined ? [] : [`坐了 ${table.minutes} 分钟`]}
        >
          <Button size="s" tone="line" busy={acts.pending} onPress={() => acts.answer(table)}>
            已去
          </Button>
        </Item>
      ))}
      <Dialog
        open={refusing !== undefined}
        title="拒绝退菜？"
        text="写明原因，客人会看到。"
        yes="拒绝"
        no="再想想"
        onYes={refuse}
        onNo={() => setRefusing(undefined)}
      >
        <TextField label="原因" value={reason} maxLength={60} onInput={setReason} />
      </Dialog>
    </Card>
  );
}
