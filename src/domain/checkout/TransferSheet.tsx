/** Where to send the money of an order that is paid by transfer, and until when. */
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Notice } from '@/ui/kit/Notice';
import { Sheet } from '@/ui/kit/Sheet';
import { Skeleton } from '@/ui/kit/Skeleton';
import { useBlock } from '@/ui/shell';
import { TransferProof } from './TransferProof';
import styles from './TransferSheet.module.scss';

export interface Transfer {
  orderId: string;
  orderNo: string;
  amount: number;
  /** The order waits until then for the proof; without it as long as the notice says. */
  until?: number;
}

export function TransferSheet({ transfer, onDone }: { transfer: Transfer | undefined; onDone: () => void }) {
  const { feedback } = useStores();
  const info = useBlock(
    async () => (transfer ? call('buyAccount.index', { orderGroup: 'order' }) : undefined),
    transfer?.orderId ?? '',
  );
  const copy = (text: string) =>
    void platform.clipboard.copy(text).then(
      () => feedback.toast('已复制'),
      () => feedback.toast('复制失败，请手动抄写'),
    );
  return (
    <Sheet
      open={transfer !== undefined}
      onClose={onDone}
      title="线下转账"
      footer={
        <Button block size="l" tone="line" onPress={onDone}>
          查看订单
        </Button>
      }
    >
      <View className={styles.body}>
        <View className={styles.row}>
          <Text className={styles.label}>{`订单 ${transfer?.orderNo ?? ''}`}</Text>
          <Text className={styles.no}>{formatYuan(transfer?.amount ?? 0)}</Text>
        </View>
        {info ? (
          <>
            {info.accounts.map((account) => (
              <View key={account.no} className={styles.account}>
                <View className={styles.row}>
                  <Text className={styles.label}>{`${account.bank} ${account.branch}`}</Text>
                  <Button size="s" tone="line" label={`复制账号 ${account.no}`} onPress={() => copy(account.no)}>
                    复制账号
                  </Button>
                </View>
                <Text className={styles.no}>{account.no.replace(/(\d{4})(?=\d)/g, '$1 ')}</Text>
                <View>
                  <Text className={styles.label}>{`${account.name} · ${account.note}`}</Text>
                </View>
              </View>
            ))}
            <Notice>
              {transfer?.until
                ? `转账后请在 ${formatTime(transfer.until, 'MM月DD日 h:m')} 前提交凭证，审核期间订单为您保留`
                : info.notice}
            </Notice>
            {transfer && <TransferProof key={transfer.orderId} transfer={transfer} onSent={onDone} />}
          </>
        ) : (
          <Skeleton kind="cells" />
        )}
      </View>
    </Sheet>
  );
}
