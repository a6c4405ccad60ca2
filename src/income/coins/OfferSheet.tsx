/** The code for a merchant's offer: shown there, at once and later from the notice. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { TransferView } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { QrCode } from '@/ui/kit/QrCode';
import { Sheet } from '@/ui/kit/Sheet';
import styles from './coins.module.scss';

export const OfferSheet = ({
  gift,
  onClose,
}: {
  gift: TransferView | undefined;
  onClose: () => void;
}): ReactElement => (
  <Sheet
    open={gift !== undefined}
    title="礼遇码"
    onClose={onClose}
    footer={
      <Button block size="l" tone="line" onPress={onClose}>
        知道了
      </Button>
    }
  >
    {gift?.offerCode && (
      <View className={styles.offer}>
        <Text className={styles.shop}>{gift.to.nickname}</Text>
        <QrCode text={gift.offerCode} label="礼遇码，请商家核对" size={200} />
        <Text className={styles.code}>{gift.offerCode.replace(/(\d{4})(?=\d)/g, '$1 ')}</Text>
        <Text className={styles.note}>到店出示，商家按公布的礼遇兑现。通知里也能找到这串码。</Text>
      </View>
    )}
  </Sheet>
);
