/** A gift of stored tea that waits for an answer. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import type { EscrowRequest } from '@/contract';
import { piecesText } from '@/domain/escrow/labels';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Countdown } from '@/ui/kit/Countdown';
import { Stack } from '@/ui/kit/Stack';
import { Thumb } from '@/ui/kit/Thumb';
import { Words } from '@/ui/kit/Words';
import type { Escrow } from './useEscrow';
import styles from './escrow.module.scss';

interface IncomingTeaProps {
  row: EscrowRequest;
  cellar: Escrow;
  onExpire: () => void;
}

export const IncomingTea = ({ row, cellar, onExpire }: IncomingTeaProps): ReactElement => (
  <Card place="next" pad="text">
    <Stack row gap={12}>
      <Thumb src={row.lot.cover} size={56} />
      <Stack gap={8} grow>
        <Words size="name">
          {`${row.from?.nickname ?? '茶友'} 转赠你 ${row.lot.title} ${piecesText(row.qty, row.lot.unit)}`}
        </Words>
        <Stack row align="baseline" className={styles.left}>
          <Countdown tone="text" label="剩" endAt={row.expireAt ?? 0} onEnd={onExpire} />
          <Text>，逾时退回</Text>
        </Stack>
        <Stack row gap={8}>
          <Button size="s" tone="quiet" disabled={cellar.pending} onPress={() => void cellar.refuse(row)}>
            拒收
          </Button>
          <Button size="s" tone="celadon" disabled={cellar.pending} onPress={() => cellar.accept(row)}>
            收下
          </Button>
        </Stack>
      </Stack>
    </Stack>
  </Card>
);
