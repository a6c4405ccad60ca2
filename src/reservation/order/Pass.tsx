/** The pass of a booking: store, room, time, and below the cut the code that is shown at the door. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { BookingDetail } from '@/contract';
import { Card } from '@/ui/kit/Card';
import { Countdown } from '@/ui/kit/Countdown';
import { QrCode } from '@/ui/kit/QrCode';
import { Stack } from '@/ui/kit/Stack';
import { Title, Words } from '@/ui/kit/Words';
import { State } from '../State';
import { dayText } from '../days';
import { LOOKS, startText, stateText } from './labels';
import { shortName } from '../shortName';
import styles from './order.module.scss';

interface PassProps {
  booking: BookingDetail;
  now: number;
  onExpire: () => void;
}

/** YY 2606 0417 */
const spaced = (code: string): string =>
  code.replace(
    /^([A-Z]+)?(\d{4})(?=\d)/,
    (_, letters: string, digits: string) => [letters, digits].filter(Boolean).join(' ') + ' ',
  );

export function Pass({ booking, now, onExpire }: PassProps): ReactElement {
  const { card, employee, code, qr } = booking;
  const isComing = card.status === 'booked' || card.status === 'seated';
  return (
    <Card place="next" className={styles.pass}>
      <Stack align="center" gap={6} className={styles.upper}>
        <State {...LOOKS[card.status]}>{stateText(card, now)}</State>
        {card.status === 'unpaid' && card.expireAt && (
          <Countdown tone="text" label="请在此前付订金" endAt={card.expireAt} onEnd={onExpire} />
        )}
        <Title size="display" tracked role="heading" aria-level={1}>
          {`${shortName(card.store.name)} ${card.room.name}`}
        </Title>
        <View className={styles.when}>
          <Text className={styles.start}>{startText(card)}</Text>
          <Words size="value" tone="soft" figures>{`至 ${card.end}　${dayText(card.date)}`}</Words>
        </View>
        <Words size="sub" tone="soft">
          {[`${card.party} 位`, card.service.name, employee && `茶艺师${employee.name}`].filter(Boolean).join('　')}
        </Words>
      </Stack>
      {isComing && (
        <>
          <View className={styles.cut} />
          <Stack align="center" gap={8} className={styles.lower}>
            <QrCode text={qr} size={160} label="到店码，请店员扫描" />
            <Words size="title" medium figures className={styles.code}>
              {spaced(code)}
            </Words>
            <Words size="sub" tone="muted">
              到店出示，或直接扫桌上的码
            </Words>
          </Stack>
        </>
      )}
    </Card>
  );
}
