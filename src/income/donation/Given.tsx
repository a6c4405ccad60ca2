/** The own donations and their sum; each has its certificate. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf, DonationRow } from '@/contract';
import { call } from '@/core/api';
import { figure, formatYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Note, Words } from '@/ui/kit/Words';
import { List, useList } from '@/ui/shell';
import { amountText } from './useGiving';
import styles from './Given.module.scss';

interface GivenProps {
  given: DataOf<'donation.index'>['given'];
  onCertificate: (row: DonationRow) => void;
  onProjects: () => void;
}

export function Given({ given, onCertificate, onProjects }: GivenProps): ReactElement {
  const list = useList<DonationRow>(async (page) => (await call('donation.index', { mine: true, page })).mine);
  return (
    <View>
      <View className={styles.sums}>
        <Note>累计捐出</Note>
        <Text className={styles.sum}>{`${formatYuan(given.money)} · ${figure(given.points)} 积分`}</Text>
      </View>
      <List
        list={list}
        keyOf={({ id }) => id}
        chunkClass="chunk-card chunk-alone chunk-flush"
        render={(row) => (
          <RecordRow
            title={row.project}
            notes={[
              `${formatTime(row.at, 'YYYY-MM-DD')}${row.anonymous ? ' · 匿名' : ''} · ${row.certificateNo}`,
              row.message,
            ]}
            flush
          >
            <Words size="name" medium figures>
              {amountText(row.unit, row.value)}
            </Words>
            <Button size="s" tone="quiet" label={`${row.project}的证书`} onPress={() => onCertificate(row)}>
              证书
            </Button>
          </RecordRow>
        )}
        empty={
          <Empty
            picture="favourite"
            title="还没有捐赠"
            text="十个积分也是一份心意"
            button="看公益项目"
            onPress={onProjects}
          />
        }
      />
    </View>
  );
}
