/** /income/pages/list: every income and every correction, by month; filters stay while one looks at a row. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { DataOf, IncomeMonth, IncomeRow } from '@/contract';
import { call } from '@/core/api';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { List, Page, useList, usePageParams, useParam } from '@/ui/shell';
import { IncomeTabs } from '../rows/IncomeTabs';
import { FilterSheet, type IncomeChoice } from '../rows/FilterSheet';
import { byMonth, type Dated } from '../months';
import { MonthPick } from '../rows/MonthPick';
import { MonthRow } from '../rows/MonthRow';
import { monthName, SOURCES, stateOf, STATES } from '../labels';
import styles from './list.module.scss';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export default function IncomeListPage() {
  const params = usePageParams<'/income/pages/list'>();
  const [ofSource, setSource] = useParam(params, 'source');
  const [ofStatus, setStatus] = useParam(params, 'status');
  const [ofMonth, setMonth] = useParam(params, 'month');
  const [sheet, setSheet] = useState<'month' | 'filter'>();
  const source = SOURCES.find(({ id }) => id === ofSource)?.id;
  const status = STATES.find(({ id }) => id === ofStatus)?.id;
  const month = MONTH.test(ofMonth) ? ofMonth : '';
  const setChoice = (choice: IncomeChoice) => {
    setSource(choice.source ?? '');
    setStatus(choice.status ?? '');
  };
  const list = useList<DataOf<'achievement.index'>, Dated<IncomeRow, IncomeMonth>>(
    (page) =>
      call('achievement.index', {
        page,
        ...(source ? { source } : {}),
        ...(status ? { status } : {}),
        ...(month ? { month } : {}),
      }),
    [source, status, month],
    { rows: byMonth },
  );
  const { months = [], sources = [], settleDays = 0 } = list.head ?? {};
  const chosen = [SOURCES.find(({ id }) => id === source)?.label, status && stateOf(status)].filter(Boolean);
  const close = () => setSheet(undefined);
  return (
    <Page
      overlay={
        <>
          <MonthPick open={sheet === 'month'} months={months} current={month} onClose={close} onChange={setMonth} />
          <FilterSheet
            open={sheet === 'filter'}
            sources={sources}
            source={source}
            status={status}
            onClose={close}
            onChange={setChoice}
          />
        </>
      }
    >
      <IncomeTabs current="rows" />
      <View className={styles.bar}>
        <Button size="s" tone="quiet" icon="calendar" onPress={() => setSheet('month')}>
          {month ? monthName(month) : '全部月份'}
        </Button>
        <Button size="s" tone="quiet" icon="filter" onPress={() => setSheet('filter')}>
          {chosen.length > 0 ? chosen.join(' · ') : '筛选'}
        </Button>
      </View>
      <List
        list={list}
        keyOf={({ id }) => id}
        render={(row) => <MonthRow row={row} settleDays={settleDays} />}
        skeleton="cells"
        empty={
          <Empty
            picture="order"
            title={month || chosen.length > 0 ? '这里没有收益' : '还没有收益'}
            text={month || chosen.length > 0 ? '换一个月份或筛选条件看看' : '茶友付款后，收益就会记在这里'}
            button={month || chosen.length > 0 ? '看全部' : undefined}
            onPress={() => {
              setChoice({});
              setMonth('');
            }}
          />
        }
      />
    </Page>
  );
}
