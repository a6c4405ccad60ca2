/** Papers that were asked for, the newest first. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import type { InvoiceGroup, InvoiceRow } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { INVOICE_WORDS } from '@/domain/order/invoice';
import { Empty } from '@/ui/kit/Empty';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { List, useList, useReturn } from '@/ui/shell';
import { STATE_TONES } from './labels';
import styles from './invoice.module.scss';

interface HistoryProps {
  /** Only those of one group. */
  group?: InvoiceGroup;
  onAsk: () => void;
}

export function History({ group, onAsk }: HistoryProps): ReactElement {
  const list = useList<InvoiceRow>((page) => call('memberInvoice.index', { group, page }), [group]);
  useReturn(list.reload);
  return (
    <List
      list={list}
      keyOf={({ id }) => id}
      chunkClass="chunk-stack chunk-alone"
      render={(row) => <HistoryRow row={row} />}
      empty={
        <Empty picture="order" title="还没有开票记录" text="申请过的发票会记在这里" button="去开票" onPress={onAsk} />
      }
    />
  );
}

function HistoryRow({ row }: { row: InvoiceRow }): ReactElement {
  const { id, title, amount, status, orders, createdAt, invoiceNo } = row;
  const count = orders.length > 1 ? `${orders[0]?.title ?? ''} 共 ${orders.length} 笔` : (orders[0]?.title ?? '');
  return (
    <Pressable className={styles.row} role="link" onPress={() => go('/member/pages/invoice/webview', { id })}>
      <Stack row gap={8} align="center" justify="between">
        <Words size="name" lines={1}>
          {title}
        </Words>
        <Tag tone={STATE_TONES[status]}>{INVOICE_WORDS[status]}</Tag>
      </Stack>
      <Stack row gap={8} align="center" justify="between">
        <Stack grow>
          <Note>{count}</Note>
          <Note>{invoiceNo ? `发票号 ${invoiceNo}` : `${formatTime(createdAt, 'YYYY-MM-DD')} 申请`}</Note>
        </Stack>
        <Text className={styles.amount}>{formatYuan(amount)}</Text>
      </Stack>
    </Pressable>
  );
}
