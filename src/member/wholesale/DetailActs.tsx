/** What else a buyer may do with a wholesale order, beside the button at the foot. */
import type { ReactElement } from 'react';
import type { WholesaleDetail } from '@/contract';
import { go } from '@/core/routes';
import { readDraft, writeDraft } from '@/domain/wholesale/draft';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import styles from './detail.module.scss';

interface DetailActsProps {
  detail: WholesaleDetail;
  storing: boolean;
  onStore: () => unknown;
}

/** The same pieces on the order sheet once more. */
function again({ lines }: WholesaleDetail): Promise<void> {
  const pieces = Object.fromEntries(lines.map(({ line }) => [line.skuId, line.qty]));
  writeDraft('wholesale_sheet', { ...readDraft('wholesale_sheet'), ...pieces });
  return go('/shop/pages/marketing/wholesale', {});
}

export function DetailActs({ detail, storing, onStore }: DetailActsProps): ReactElement {
  const { actions, order, vouchers } = detail;
  const { id } = order;
  return (
    <Stack row gap={10} justify="end" wrap className={styles.acts}>
      <Button size="s" tone="quiet" onPress={() => go('/contact/pages/ContactUs', {})}>
        联系客服
      </Button>
      {order.actions.includes('afterSale') && (
        <Button size="s" tone="quiet" onPress={() => go('/shop/pages/order/detail', { id, action: 'afterSale' })}>
          申请售后
        </Button>
      )}
      {actions.includes('voucher') && (
        <Button
          size="s"
          tone="line"
          onPress={() => go('/member/pages/wallet/voucher', { orderGroup: 'order', orderId: id })}
        >
          {vouchers.length > 0 ? '看凭证' : '上传凭证'}
        </Button>
      )}
      {actions.includes('store') && (
        <Button size="s" tone="line" busy={storing} onPress={onStore}>
          转存茶窖
        </Button>
      )}
      {!actions.includes('pay') && (
        <Button size="s" tone="line" onPress={() => again(detail)}>
          再来一单
        </Button>
      )}
    </Stack>
  );
}
