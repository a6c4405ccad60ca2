/** How many pieces, what they cost, what happens after paying; identity is asked for from the second piece on. */
import { APP_NAME } from '@/core/lib/app';
import { useState } from 'react';
import { observer } from 'mobx-react';
import type { CollectibleDetail } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Item } from '@/ui/kit/Item';
import { Notice } from '@/ui/kit/Notice';
import { Price } from '@/ui/kit/Price';
import { Sheet } from '@/ui/kit/Sheet';
import { Slot } from '@/ui/kit/Slot';
import { Stepper } from '@/ui/kit/Stepper';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { serialText } from './labels';
import styles from './BuySheet.module.scss';

interface BuySheetProps {
  issue: CollectibleDetail;
  isOpen: boolean;
  onClose: () => void;
  /** The order was refused: what is shown may be old. */
  onStale: () => void;
}

export const BuySheet = observer(function BuySheet({ issue, isOpen, onClose, onStale }: BuySheetProps) {
  const { session } = useStores();
  const [qty, setQty] = useState(1);
  const { card, limit, bought, needIdentity, serials } = issue;
  const most = Math.max(1, Math.min(limit - bought, card.left));
  // One piece without identity; `needIdentity` says that the first is gone already.
  const blocked = needIdentity || (session.member?.identity === 'none' && bought + qty > 1);
  const buy = useAction(async () => {
    try {
      const order = await call('marketPlace.buy', {
        id: card.id,
        qty: Math.min(qty, most),
      });
      onClose();
      await go('/member/pages/wallet/pay', { orderGroup: order.orderGroup, orderId: order.orderId });
    } catch (error) {
      onStale();
      throw error;
    }
  });
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title="立即收藏"
      footer={
        blocked ? (
          <Button block size="l" onPress={() => go('/member/pages/withdraw/identifier', { next: 'cpf-goods' })}>
            去认证
          </Button>
        ) : (
          <Button block size="l" busy={buy.pending && '提交中'} onPress={() => void buy.run()}>
            提交订单
          </Button>
        )
      }
    >
      <Item className={styles.row} title="数量">
        <Stepper value={Math.min(qty, most)} label="数量" max={most} onChange={setQty} />
      </Item>
      <Item className={styles.row} title="合计">
        <Price fen={card.price * Math.min(qty, most)} exact />
      </Item>
      <Note block className={styles.note}>
        {`支付成功后按顺序授予编号${serials.next === undefined ? '' : `（现可得 ${serialText(serials.next)} 起）`}，每人限购 ${limit} 件，藏品存于${APP_NAME}茶窖。`}
      </Note>
      <Slot>{blocked && <Notice tone="warn">收藏第二件起需先完成实名认证</Notice>}</Slot>
    </Sheet>
  );
});
