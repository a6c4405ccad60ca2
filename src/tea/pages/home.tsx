/** /tea/pages/home: the calendar of the tea space. A day, or the coming thirty; what I signed up for stands on top. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Pressable } from '@/ui/kit/Pressable';
import { Strip } from '@/ui/kit/Strip';
import { List, NO_ROWS, Page, useBlock, useList, usePageParams } from '@/ui/shell';
import { Calendar } from '../salon/Calendar';
import { EventCard } from '../salon/EventCard';
import { EventSheet } from '../salon/EventSheet';
import { dayOf, monthOf, shiftMonth } from '../salon/month';
import styles from '../salon/salon.module.scss';

const KINDS = [
  { id: '', label: '全部' },
  { id: 'salon', label: '茶沙龙' },
  { id: 'gathering', label: '雅集' },
  { id: 'tasting', label: '品鉴会' },
  { id: 'publicTable', label: '公共茶席' },
] as const;
type Kind = 'salon' | 'gathering' | 'tasting' | 'publicTable';
const isKind = (text: string | undefined): text is Kind => KINDS.some(({ id }) => id !== '' && id === text);
/** The middle of the country: the order of the stores does not matter here, only that all are there. */
const ANYWHERE = { lat: 30.2436, lng: 120.1396 };

export default function SalonPage() {
  const params = usePageParams<'/tea/pages/home'>();
  const { clock } = useStores();
  const today = dayOf(clock.now());
  const [month, setMonth] = useState(params.month ?? monthOf(clock.now()));
  const [day, setDay] = useState('');
  const [kind, setKind] = useState<Kind | ''>(isKind(params.kind) ? params.kind : '');
  const [storeId, setStoreId] = useState(params.storeId ?? '');
  const [open, setOpen] = useState('');
  const stores = useBlock(() => call('merchant.nearby', { ...ANYWHERE, kind: 'store' }, { hide: true }));
  const list = useList(
    (page) =>
      call('tea.salon', {
        month,
        ...(day ? { date: day } : {}),
        ...(kind ? { kind } : {}),
        ...(storeId ? { storeId } : {}),
        page,
      }),
    [month, day, kind, storeId],
    { rows: ({ page }) => page ?? NO_ROWS },
  );
  const mine = list.head?.mine ?? [];
  const days = new Map(list.head?.days.map(({ key, value }) => [key, Number(value)]));
  const showMonth = (next: string) => {
    setMonth(next);
    setDay('');
  };
  return (
    <Page title="茶空间" overlay={<EventSheet id={open} onClose={() => setOpen('')} />}>
      <View>
        {mine.length > 0 && (
          <View className={styles.strip}>
            <Strip>
              <View className={styles.mine}>
                {mine.map(({ id, title, startAt, store }) => (
                  <Pressable key={id} className={styles.ticket} role="link" onPress={() => setOpen(id)}>
                    <Text className={styles.name}>{title}</Text>
                    <Text className={styles.note}>{`${formatTime(startAt, 'MM月DD日 h:m')} · ${store.name}`}</Text>
                  </Pressable>
                ))}
              </View>
            </Strip>
          </View>
        )}
      </View>
      <Calendar month={month} today={today} chosen={day} events={days} onMonth={showMonth} onDay={setDay} />
      <View className={styles.filters}>
        <Chips label="类别" items={KINDS} current={kind} onChange={(id) => setKind(isKind(id) ? id : '')} />
        {stores && (
          <Chips
            label="门店"
            items={[
              { id: '', label: '全部门店' },
              ...stores.list.map(({ id, name }) => ({ id, label: name.replace('叶间·', '') })),
            ]}
            current={storeId}
            onChange={setStoreId}
          />
        )}
      </View>
      <Text className={styles.heading}>
        {day ? `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日` : '近三十天'}
      </Text>
      <View className={styles.list}>
        <List
          list={list}
          keyOf={({ id }) => id}
          render={(event) => <EventCard event={event} onOpen={() => setOpen(event.id)} />}
          chunkClass={styles.rows}
          empty={
            <Empty
              title={day ? '这天没有活动，看看最近的' : '这段时间没有活动'}
              text={day ? '换一天，或看看近三十天' : '下个月再来看看'}
              button={day ? '看最近的' : '下个月'}
              onPress={() => (day ? setDay('') : showMonth(shiftMonth(monthOf(clock.now()), 1)))}
            />
          }
        />
      </View>
    </Page>
  );
}
