/** 明细: every coin that came and went. */
import { Text, View } from '@tarojs/components';
import type { LedgerRow } from '@/contract';
import { call } from '@/core/api';
import { listTime } from '@/core/lib/time';
import { classes } from '@/ui/kit/classes';
import { Empty } from '@/ui/kit/Empty';
import { Note, Words } from '@/ui/kit/Words';
import { List, useList } from '@/ui/shell';
import styles from './CoinLog.module.scss';

export function CoinLog() {
  const list = useList<LedgerRow>((page) => call('credits.index', { unit: 'coin', page }));
  return (
    <List
      list={list}
      keyOf={(row) => row.id}
      chunkClass="chunk-card chunk-alone chunk-flush"
      render={(row) => (
        <View className={styles.row}>
          <View className={styles.words}>
            <Words size="name">{row.title}</Words>
            <Note>{listTime(row.createdAt)}</Note>
          </View>
          <View className={styles.figures}>
            <Text className={classes(styles.delta, row.delta > 0 && styles.in)}>
              {row.delta > 0 ? `+${row.delta}` : row.delta}
            </Text>
            <Note>{`余 ${row.balanceAfter}`}</Note>
          </View>
        </View>
      )}
      empty={<Empty title="还没有明细" text="签到、合成都会记在这里" />}
    />
  );
}
