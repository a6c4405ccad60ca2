/** /income/pages/integral: points that were earned, by source and by month, and those that are on their way. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { LedgerRow } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { LedgerLine } from '@/domain/ledger/LedgerLine';
import { LedgerSheet } from '@/domain/ledger/LedgerSheet';
import { useMonth } from '@/domain/ledger/useMonth';
import { MonthTurn } from '@/domain/ledger/MonthTurn';
import { EARNED, SOURCES } from '@/domain/points/labels';
import { PointTabs } from '@/domain/points/PointTabs';
import { Empty } from '@/ui/kit/Empty';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Note } from '@/ui/kit/Words';
import { List, Page, useList, usePageData, usePageParams, useParam } from '@/ui/shell';
import { EarnedHead } from '../points/EarnedHead';
import styles from './integral.module.scss';

export default function EarnedPage() {
  const params = usePageParams<'/income/pages/integral'>();
  const { latest, month, setMonth } = useMonth(params);
  const [source, setSource] = useParam(params, 'source');
  const [shown, setShown] = useState<LedgerRow>();
  const state = usePageData(() => call('credits.statistics', { unit: 'points', month }), [month]);
  const chosen = SOURCES.find(({ id }) => id === source);
  const bizType = chosen?.kinds ?? EARNED;
  const list = useList<LedgerRow>(
    (page) => call('credits.index', { unit: 'points', month, bizType, page }),
    [month, bizType],
  );
  return (
    <Page state={state} skeleton="detail" overlay={<LedgerSheet row={shown} onClose={() => setShown(undefined)} />}>
      {({ detail, ...stat }) => (
        <View className={styles.body}>
          <PointTabs current="earned" />
          <MonthTurn month={month} latest={latest} onMonth={setMonth} />
          {detail && <EarnedHead stat={stat} detail={detail} month={month} source={source} onSource={setSource} />}
          <SectionHead
            title={chosen ? `${chosen.label}明细` : '赚到的每一笔'}
            more="去赚积分"
            onMore={() => go('/pages/tea/my-point')}
          />
          <List
            list={list}
            keyOf={(row) => row.id}
            skeleton="cells"
            chunkClass="chunk-card chunk-alone"
            render={(row) => <LedgerLine row={row} onPress={setShown} />}
            empty={
              <Empty
                picture="order"
                title="这个月还没有赚到积分"
                text="签到、写茶评、购茶都能得"
                button="去赚积分"
                onPress={() => go('/pages/tea/my-point')}
              />
            }
          />
          {list.head !== undefined && (
            <Note block className={styles.note}>
              这里只看赚到的，使用和过期在月度总览
            </Note>
          )}
        </View>
      )}
    </Page>
  );
}
