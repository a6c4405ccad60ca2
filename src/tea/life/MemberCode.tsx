/** 出示优惠码: the member number, large, for the merchant to note down. */
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { MerchantCard } from '@/contract';
import { useStores } from '@/core/stores';
import { Sheet } from '@/ui/kit/Sheet';
import styles from './MemberCode.module.scss';

export const MemberCode = observer(function MemberCode({
  offer,
  onClose,
}: {
  offer: MerchantCard | undefined;
  onClose: () => void;
}) {
  const { session } = useStores();
  const no = session.member?.no ?? '';
  return (
    <Sheet open={offer !== undefined} title={offer?.name ?? '会员礼遇'} onClose={onClose}>
      <View className={styles.code}>
        <Text className={styles.offer}>{offer?.offer ?? ''}</Text>
        <Text className={styles.no}>{no}</Text>
        <Text className={styles.note}>结账前把会员号给店家看，由店家登记后享受礼遇</Text>
      </View>
    </Sheet>
  );
});
