/** /tea/pages/home: the calendar of the tea space. A day, or the coming thirty; what I signed up for stands on top. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { ActivityCard } from '@/contract';
import { go } from '@/core/routes';
import { BarLink } from '@/ui/kit/BarLink';
import { Empty } from '@/ui/kit/Empty';
import { Slot } from '@/ui/kit/Slot';
import { Title } from '@/ui/kit/Words';
import { List, Page, usePageParams } from '@/ui/shell';
import { Calendar } from '../salon/Calendar';
import { EventCard } from '../salon/EventCard';
import { EventSheet } from '../salon/EventSheet';
import { MyEvents } from '../salon/MyEvents';
import { SalonFilters } from '../salon/SalonFilters';
import { useSalon } from '../salon/useSalon';
import styles from '../salon/salon.module.scss';

export default function SalonPage() {
  const { list, mine, calendar, filters, day, goOn } = useSalon(usePageParams<'/tea/pages/home'>());
  const [open, setOpen] = useState('');
  // Whoever comes is past the invitation: ticket, door and tasting stand on the page of the event.
  const openEvent = ({ id, mine: own }: ActivityCard) => (own ? go('/activity/pages/index', { id }) : setOpen(id));
  return (
    <Page
      title="茶空间"
      right={<BarLink word="雅集" onPress={() => go('/reservation/pages/explore/gatheringactivitieslist', {})} />}
      overlay={<EventSheet open={open !== ''} id={open} onClose={() => setOpen('')} />}
    >
      <Slot>{mine.length > 0 && <MyEvents events={mine} onOpen={openEvent} />}</Slot>
      <Calendar {...calendar} />
      <SalonFilters {...filters} />
      <Title size="head" block className={styles.heading}>
        {day ? `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日` : '近三十天'}
      </Title>
      <View className={styles.list}>
        <List
          list={list}
          keyOf={({ id }) => id}
          render={(event) => <EventCard event={event} onOpen={() => openEvent(event)} />}
          chunkClass="chunk-stack"
          empty={
            <Empty
              title={day ? '这天没有活动，看看最近的' : '这段时间没有活动'}
              text={day ? '换一天，或看看近三十天' : '下个月再来看看'}
              button={day ? '看最近的' : '下个月'}
              onPress={goOn}
            />
          }
        />
      </View>
    </Page>
  );
}
