/** /reservation/pages/search/bookingsearch: a table by its time - day, start, party and length first, then the stores that have one. */
import { useShareAppMessage } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { call, reasonOf } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Segmented } from '@/ui/kit/Segmented';
import { Slot } from '@/ui/kit/Slot';
import { List, Page, useAction, useShareCard } from '@/ui/shell';
import { daysFrom } from '../../days';
import { DayStrip } from '../../DayStrip';
import { CityButton } from '../../search/Cities';
import { PartyRow } from '../../search/PartyRow';
import { isNight, SORTS, startFrom, STARTS, useTimeSearch } from '../../search/useTimeSearch';
import { WaitAsk } from '../../search/WaitAsk';
import { Waits } from '../../search/Waits';
import { VenueRow } from '../../venue/VenueRow';
import styles from '../../search/search.module.scss';

/** Half hours to each side of the chosen start. */
const SIDE = 4;

export default function TimeSearchPage() {
  const { feedback, clock } = useStores();
  const askNotice = useAskNotice();
  const search = useTimeSearch();
  const { date, today, start, party, minutes, list, days, serviceTypeId } = search;
  useShareAppMessage(useShareCard());
  const wait = useAction(async (storeId: string, latest: string | undefined) => {
    await askNotice('service');
    const window = { date, start, minutes, party, ...(latest && { latest }), ...(serviceTypeId && { serviceTypeId }) };
    try {
      const { place } = await call('booking.waitSave', { storeId, ...window });
      feedback.toast(`已排上第 ${place} 位，有空席马上通知`);
    } catch (error) {
      if (reasonOf(error, 'booking.waitSave') !== 'claimed') throw error;
    }
    search.again();
  });
  const shown =
    days?.days.map((day) => ({ date: day.date, word: day.text, off: day.state === 'closed' })) ??
    daysFrom(today, 7).map((day) => ({ date: day, word: ' ' }));
  const open = STARTS.filter((one) => startFrom(one, date, clock.now()) === one);
  const at = open.indexOf(start);
  // Two hours to each side of the chosen one, which moves along: the mini-program sends each chip.
  const starts = open.slice(Math.max(0, at - SIDE), Math.max(0, at) + SIDE + 1);
  return (
    <Page>
      <View className={styles.head}>
        <DayStrip days={shown} date={date} today={today} onChange={search.setDate} />
        <PartyRow party={party} onParty={search.setParty} minutes={minutes} onMinutes={search.setMinutes} />
        <Chips
          label="开始时间"
          items={starts.map((id) => ({ id, label: isNight(id) ? `次日${id}` : id }))}
          current={start}
          onChange={search.setStart}
        />
        <View className={styles.sort}>
          <View className={styles.order}>
            <Segmented block label="排序" items={SORTS} current={search.sort} onChange={search.setSort} />
          </View>
          <CityButton city={search.city} onChange={search.setCity} />
        </View>
      </View>
      <Slot>
        <Waits waits={search.waits} onChanged={search.again} />
      </Slot>
      <List
        list={list}
        screenful={3}
        reach={-110}
        keyOf={({ store }) => store.id}
        render={(venue) => (
          <VenueRow
            venue={venue}
            date={date}
            party={party}
            asked={{ minutes: String(minutes), ...(serviceTypeId && { serviceTypeId }) }}
            by="rooms"
            onDate={search.setDate}
            wait={
              venue.fit !== 'exact' && (
                <WaitAsk
                  store={venue.store}
                  start={start}
                  minutes={minutes}
                  onWait={(latest) => void wait.run(venue.store.id, latest)}
                />
              )
            }
          />
        )}
        empty={<Empty title="这个时间没有店开着" text="换个时间，或换一天" />}
      />
    </Page>
  );
}
