/** One parcel: where it is, who brings it, what is in it, and its journey, newest first. */
import { Text, View } from '@tarojs/components';
import type { DataOf, ExpressView } from '@/contract';
import { DAY, formatTime, fullTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Notice } from '@/ui/kit/Notice';
import { Stack } from '@/ui/kit/Stack';
import { Steps } from '@/ui/kit/Steps';
import { Strip } from '@/ui/kit/Strip';
import { Thumb } from '@/ui/kit/Thumb';
import { Title } from '@/ui/kit/Words';
import { RouteLine } from './RouteLine';
import styles from './ParcelBody.module.scss';

export type ParcelView = (ExpressView | DataOf<'escrow.express'>)['parcels'][number];

interface ParcelBodyProps {
  shown: ParcelView;
  /** Who receives it, and where. */
  to: Pick<ExpressView, 'receiver' | 'address'>;
}

export function ParcelBody({ shown, to }: ParcelBodyProps) {
  const { feedback, clock } = useStores();
  const { parcel, traces, expectAt, staleAt } = shown;
  const copy = () =>
    platform.clipboard.copy(parcel.trackingNo).then(
      () => feedback.toast('快递单号已复制'),
      (error: unknown) => feedback.report(error),
    );
  return (
    <>
      <View className={styles.head}>
        <Title size="display" tracked block role="status">
          {parcel.status}
        </Title>
        {expectAt !== undefined && (
          <Text className={styles.expect}>
            {clock.now() < expectAt + DAY
              ? `预计 ${formatTime(expectAt, 'MM月DD日')} 送达`
              : '比预计的日子晚了，可以催一催物流'}
          </Text>
        )}
        <RouteLine traces={traces} to={to.address} />
      </View>
      {staleAt !== undefined && (
        <Card place="next" clip>
          <Notice tone="warn">{`快递公司暂时没有回应，以下是 ${fullTime(staleAt)} 的最新进度`}</Notice>
        </Card>
      )}
      <Card place="next" clip>
        <Cells>
          <Cell label={parcel.company} act="拨打" onPress={() => platform.phone.dial(parcel.companyTel)}>
            {parcel.companyTel}
          </Cell>
          <Cell label="快递单号" act="复制" onPress={copy}>
            {parcel.trackingNo}
          </Cell>
          <Cell label="收货人" note={to.address}>
            {to.receiver}
          </Cell>
        </Cells>
      </Card>
      <Card place="next" className={styles.goods}>
        <Strip>
          <Stack row gap={12}>
            {parcel.lines.map((line) => (
              <Stack key={line.id} gap={4} align="center" className={styles.piece}>
                <Thumb src={line.cover} alt={line.title} size={56} />
                <Text className={styles.qty}>{'unit' in line ? `${line.qty} ${line.unit}` : `× ${line.qty}`}</Text>
              </Stack>
            ))}
          </Stack>
        </Strip>
      </Card>
      <Card place="next" className={styles.story}>
        {traces.length === 0 ? (
          <Text className={styles.none}>快递已揽收，信息更新中</Text>
        ) : (
          <Steps
            label="物流进度"
            history
            items={traces.map(({ at, text, place }) => ({
              id: `${at}-${text}`,
              title: text,
              note: place,
              time: fullTime(at),
            }))}
          />
        )}
      </Card>
    </>
  );
}
