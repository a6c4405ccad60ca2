/** What will stand on the paper, before it is asked for. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { InvoiceableOrder } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { Facts } from '@/ui/kit/Facts';
import { Sheet } from '@/ui/kit/Sheet';
import { Words } from '@/ui/kit/Words';
import type { Apply } from './useApply';
import { CONTENT_WORDS, TYPE_WORDS } from './labels';
import styles from './PreviewSheet.module.scss';

interface PreviewSheetProps extends Pick<Apply, 'title' | 'amount'> {
  open: boolean;
  onClose: () => void;
  orders: readonly InvoiceableOrder[];
  values: Apply['form']['values'];
}

export function PreviewSheet({ open, onClose, orders, title, amount, values }: PreviewSheetProps): ReactElement {
  const isRecharge = orders[0]?.group === 'recharge';
  const rows = [
    { label: '购买方', value: title?.title ?? '还没选抬头' },
    ...(title?.taxNo ? [{ label: '税号', value: title.taxNo }] : []),
    { label: '类型', value: TYPE_WORDS[values.invoiceType] },
    ...(isRecharge ? [] : [{ label: '内容', value: CONTENT_WORDS[values.content] }]),
    ...orders.map((order) => ({ label: order.title, value: formatYuan(order.amount) })),
    { label: '价税合计', value: formatYuan(amount) },
    ...(values.remark.trim() ? [{ label: '备注', value: values.remark.trim() }] : []),
    { label: '发到', value: values.email.trim() || '还没填邮箱' },
  ];
  return (
    <Sheet open={open} onClose={onClose} title="票面预览">
      <View className={styles.paper}>
        <Facts rows={rows} closed={false} />
      </View>
      <Words size="sub" tone="muted" block className={styles.note}>
        票号和开票日期在开好后印上，税额按票面规则计算。
      </Words>
    </Sheet>
  );
}
