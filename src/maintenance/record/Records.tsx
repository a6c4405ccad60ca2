/** 记录: what was done, the newest first; by way and month. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { MaintRow } from '@/contract';
import { call } from '@/core/api';
import { calendar } from '@/core/lib/calendar';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { List, useList, useReturn } from '@/ui/shell';
import { WAYS } from '../words';
import { RecordLine } from './RecordLine';

const ALL = 'all';
const MONTHS = 6;

interface RecordsProps {
  way: string;
  month: string;
  onWay: (way: string) => void;
  onMonth: (month: string) => void;
}

export function Records({ way, month, onWay, onMonth }: RecordsProps): ReactElement {
  const { clock } = useStores();
  const now = formatTime(clock.now(), 'YYYY-MM-DD').slice(0, 7);
  const months = Array.from({ length: MONTHS }, (_, i) => calendar(now).subtract(i, 'month').format('YYYY-MM'));
  const list = useList(
    (page) =>
      call('customer.maint', {
        page,
        ...(way !== '' && { way: way as MaintRow['way'] }),
        ...(month !== '' && { month }),
      }),
    [way, month],
  );
  useReturn(() => void list.reload());
  return (
    <View>
      <Chips
        label="方式"
        items={[{ id: ALL, label: '全部' }, ...WAYS.map(({ id, label }) => ({ id, label }))]}
        current={way || ALL}
        onChange={(id) => onWay(id === ALL ? '' : id)}
      />
      <Chips
        label="月份"
        items={[{ id: ALL, label: '不限' }, ...months.map((id) => ({ id, label: `${Number(id.slice(5))} 月` }))]}
        current={month || ALL}
        onChange={(id) => onMonth(id === ALL ? '' : id)}
      />
      <List
        list={list}
        keyOf={({ id }) => id}
        chunkClass="chunk-card chunk-next"
        render={(row) => <RecordLine row={row} />}
        empty={<Empty title="还没有记录" text="打过电话、见过面，都记一笔" />}
      />
    </View>
  );
}
