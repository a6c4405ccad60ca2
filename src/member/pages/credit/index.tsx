/** /member/pages/credit/index: one statement over all accounts, a month at a time: sums, kinds, and rows by day. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { LedgerRow } from '@/contract';
import { LedgerSheet } from '@/domain/ledger/LedgerSheet';
import { monthBefore } from '@/domain/ledger/months';
import { UNITS } from '@/domain/ledger/labels';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, usePageParams } from '@/ui/shell';
import { DayRow } from '../../credits/DayRow';
import { MonthHead } from '../../credits/MonthHead';
import { useMonths } from '../../credits/useMonths';
import styles from './index.module.scss';

export default function StatementPage() {
  const months = useMonths(usePageParams<'/member/pages/credit/index'>());
  const { state, list, unit, month, latest, kind, kinds, setKind, showUnit, showMonth } = months;
  const [shown, setShown] = useState<LedgerRow>();
  return (
    <Page state={state} skeleton="cells" overlay={<LedgerSheet row={shown} onClose={() => setShown(undefined)} />}>
      {(stat) => (
        <View>
          <Tabs label="账户" items={UNITS} current={unit} onChange={showUnit} />
          <MonthHead unit={unit} month={month} latest={latest} stat={stat} onMonth={showMonth} />
          <View className={styles.kinds}>
            {kinds.length > 2 && <Chips label="类型" items={kinds} current={kind} onChange={setKind} />}
          </View>
          <List
            list={list}
            keyOf={(row) => row.id}
            render={(row) => <DayRow row={row} onPress={setShown} />}
            skeleton="cells"
            empty={
              <Empty
                picture="order"
                title="本月没有往来"
                text="换一个月份看看"
                button="看上个月"
                onPress={() => showMonth(monthBefore(month))}
              />
            }
          />
        </View>
      )}
    </Page>
  );
}
