/** After giving: what was given, the number of the certificate, and the certificate itself. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DonationRow } from '@/contract';
import { ResultHead } from '@/domain/order/ResultHead';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { Note } from '@/ui/kit/Words';
import { amountText } from './useGiving';
import styles from './Thanks.module.scss';

interface ThanksProps {
  row: DonationRow | undefined;
  onClose: () => void;
  onCertificate: (row: DonationRow) => void;
}

export const Thanks = ({ row, onClose, onCertificate }: ThanksProps): ReactElement => (
  <Sheet
    open={row !== undefined}
    label="捐赠成功"
    onClose={onClose}
    footer={
      row && (
        <Button block size="l" tone="line" onPress={() => onCertificate(row)}>
          分享证书
        </Button>
      )
    }
  >
    {row && (
      <View className={styles.body}>
        <ResultHead title="谢谢你的心意" text={`${amountText(row.unit, row.value)} 已捐给${row.project}`} />
        <Note>{`证书编号 ${row.certificateNo}`}</Note>
      </View>
    )}
  </Sheet>
);
