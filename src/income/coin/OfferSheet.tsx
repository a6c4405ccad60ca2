/** The code for a merchant's offer: shown there, at once and later from the last gifts or the notice. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import type { LedgerRow } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { QrCode } from '@/ui/kit/QrCode';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title } from '@/ui/kit/Words';
import styles from './coins.module.scss';

export type Offer = NonNullable<LedgerRow['offer']>;

export const OfferSheet = ({ offer, onClose }: { offer: Offer | undefined; onClose: () => void }): ReactElement => (
  <Sheet
    open={offer !== undefined}
    title="礼遇码"
    onClose={onClose}
    footer={
      <Button block size="l" tone="line" onPress={onClose}>
        知道了
      </Button>
    }
  >
    {offer && (
      <Stack gap={12} align="center" className={styles.offer}>
        <Title>{offer.shop}</Title>
        {!offer.used && <QrCode text={offer.code} label="礼遇码，请商家核对" size={200} />}
        <Text className={styles.code}>{offer.code.replace(/(\d{4})(?=\d)/g, '$1 ')}</Text>
        <Note block className={styles.note}>
          {offer.used ? '这份礼遇已经兑现。' : '到店出示，商家按公布的礼遇兑现。之后在「最近送出」里可以再打开。'}
        </Note>
      </Stack>
    )}
  </Sheet>
);
