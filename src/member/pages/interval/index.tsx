/** /member/pages/interval/index: the books of points by month, the statement of a year, and the batches with their ends. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { LedgerRow } from '@/contract';
import { LedgerSheet } from '@/domain/ledger/LedgerSheet';
import { PointTabs } from '@/domain/points/PointTabs';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Segmented } from '@/ui/kit/Segmented';
import { Note } from '@/ui/kit/Words';
import { later } from '@/ui/shell/later';
import { List, Page, usePageParams } from '@/ui/shell';
import { ALL, DIRS, usePointRows } from '../../points/usePointRows';
import { RowOfMonth } from '../../points/RowOfMonth';
import { YearCard } from '../../points/YearCard';
import styles from './index.module.scss';

const YearPicture = later(() => import('../../points/YearPicture').then(({ YearPicture: part }) => part));

export default function PointRowsPage() {
  const rows = usePointRows(usePageParams<'/member/pages/interval/index'>());
  const { state, list, years, year, dir, kind, kinds } = rows;
  const [shown, setShown] = useState<LedgerRow>();
  const [picture, setPicture] = useState(false);
  return (
    <Page
      state={state}
      skeleton="cells"
      overlay={
        <>
          <LedgerSheet row={shown} onClose={() => setShown(undefined)} />
          <YearPicture open={picture} detail={state.data?.detail} onClose={() => setPicture(false)} />
        </>
      }
    >
      {({ detail }) => (
        <View>
          <PointTabs current="books" />
          <View className={styles.years}>
            <Chips
              label="年份"
              items={years.map((id) => ({ id, label: `${id} 年` }))}
              current={year}
              onChange={rows.showYear}
            />
          </View>
          {detail && <YearCard detail={detail} onPicture={() => setPicture(true)} />}
          <View className={styles.filters}>
            <View className={styles.dirs}>
              <Segmented label="收支" items={DIRS} current={dir} onChange={rows.setDir} block />
            </View>
            {kinds.length > 2 && <Chips label="类型" items={kinds} current={kind} onChange={rows.setKind} />}
          </View>
          <List
            list={list}
            keyOf={(row) => row.id}
            render={(row) => <RowOfMonth row={row} onPress={setShown} />}
            skeleton="cells"
            empty={
              <Empty
                picture="order"
                title="这里还没有往来"
                text={dir === ALL && kind === ALL ? '签到、购茶都会记在这里' : '换个条件看看'}
              />
            }
          />
          {list.head !== undefined && (
            <Note block className={styles.archive}>
              这里保留近三年的明细，更早的已归档，如需查询请联系客服
            </Note>
          )}
        </View>
      )}
    </Page>
  );
}
