/** A paper as it was drawn by the server, how far it has come, and the orders on it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { InvoiceRow } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { fullTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { INVOICE_WORDS } from '@/domain/order/invoice';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Notice } from '@/ui/kit/Notice';
import { Pressable } from '@/ui/kit/Pressable';
import { Picture } from '@/ui/kit/Picture';
import { Section } from '@/ui/kit/SectionHead';
import { Steps } from '@/ui/kit/Steps';
import { Tag } from '@/ui/kit/Tag';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { Rows } from '@/ui/shell';
import { OrderTick } from './OrderTick';
import type { PaperWays } from './usePaper';
import { STATE_TONES, TYPE_WORDS } from './labels';
import styles from './invoice.module.scss';

const at = (time: number | undefined) => (time === undefined ? undefined : fullTime(time));

/** Height by width of what layout.ts draws for a few lines. */
const SHAPE = 0.6;

export function Paper({ row, ways }: { row: InvoiceRow; ways: PaperWays }): ReactElement {
  const { status, title, amount, reason, pictureUrl, nextId, previousId } = row;
  const steps = [
    { id: 'applied', title: '申请', time: at(row.createdAt) },
    { id: 'issued', title: '开具', time: at(row.issuedAt) },
    { id: 'sent', title: '送达', time: at(row.sentAt) },
  ];
  const done = row.sentAt ? -1 : status === 'issued' ? 2 : 1;
  return (
    <View className={styles.body}>
      <Stack row gap={8} align="center" justify="between" className={styles.stateHead}>
        <Text className={styles.stateWord}>{formatYuan(amount)}</Text>
        <Tag tone={STATE_TONES[status]}>{INVOICE_WORDS[status]}</Tag>
      </Stack>
      {status === 'failed' && <Notice tone="danger">{reason ?? '开票失败'}</Notice>}
      {status === 'red' && (
        <Notice tone="warn">{`${reason ?? '已红冲'}，这张发票已作废${nextId ? '，新发票已另开' : ''}`}</Notice>
      )}
      {(status === 'applied' || status === 'issued') && (
        <View className={styles.section}>
          <Steps layout="row" label="开票进度" items={steps} current={done} />
        </View>
      )}
      {pictureUrl && (
        <View className={styles.section}>
          <Pressable className={styles.paper} label="查看发票原件" onPress={ways.download.run}>
            <Picture src={pictureUrl} alt={`${title} 的发票，金额 ${formatYuan(amount)}`} ratio={SHAPE} fit="contain" />
          </Pressable>
        </View>
      )}
      <View className={styles.inset}>
        <Cells>
          <Cell label="抬头">{title}</Cell>
          {row.taxNo && <Cell label="税号">{row.taxNo}</Cell>}
          <Cell label="类型">{TYPE_WORDS[row.invoiceType]}</Cell>
          {row.invoiceNo && <Cell label="发票号码">{row.invoiceNo}</Cell>}
          {row.redNo && <Cell label="红字发票号">{row.redNo}</Cell>}
          <Cell label="申请单号">{row.no}</Cell>
          <Cell label="收票邮箱">{row.email}</Cell>
          {nextId && (
            <Cell label="新开的发票" role="link" onPress={() => go('/member/pages/invoice/webview', { id: nextId })}>
              查看
            </Cell>
          )}
          {previousId && (
            <Cell
              label="原来的发票"
              role="link"
              onPress={() => go('/member/pages/invoice/webview', { id: previousId })}
            >
              查看
            </Cell>
          )}
          {pictureUrl && <Cell label="保存为图片" onPress={ways.savePicture.run} />}
          {pictureUrl && <Cell label="复制文件链接" onPress={ways.copy.run} />}
          {row.actions.includes('reissue') && (
            <Cell label="换开" note="抬头开错了，当月可换一次" onPress={ways.reissue.run} />
          )}
        </Cells>
      </View>
      <Section near title="开票订单" note={`共 ${row.orders.length} 笔`}>
        <Card place="alone" clip>
          <Rows rows={row.orders} keyOf={({ id }) => id} render={(order) => <OrderTick order={order} />} />
        </Card>
      </Section>
    </View>
  );
}
