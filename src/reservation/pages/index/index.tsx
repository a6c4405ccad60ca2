/** /reservation/pages/index/index: a table by its store - the nearest first, each with the first starts that are free. */
import { useShareAppMessage } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { canOpen, go, open } from '@/core/routes';
import { useWhere } from '@/domain/store/useWhere';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { Notice } from '@/ui/kit/Notice';
import { SearchLink } from '@/ui/kit/SearchBox';
import { Slot } from '@/ui/kit/Slot';
import { List, Page, useBlock, useList, usePageParams, useParam, useShareCard } from '@/ui/shell';
import { daysFrom } from '../../days';
import { DayStrip } from '../../DayStrip';
import { CityButton } from '../../search/Cities';
import { PartyRow } from '../../search/PartyRow';
import { useFirstDay } from '../../search/useFirstDay';
import { VenueRow } from '../../venue/VenueRow';
import styles from '../../search/search.module.scss';

const MAP = '/reservation/pages/map/map';
const FACILITIES = ['雅室', '露台', '投影', '停车', '亲子'].map((id) => ({ id, label: id }));
const AREAS: Readonly<Record<string, 'room' | 'terrace'>> = { 雅室: 'room', 露台: 'terrace' };

export default function VenuesPage() {
  const params = usePageParams<'/reservation/pages/index/index'>();
  const { point, state: where, ask } = useWhere();
  const { today, first } = useFirstDay();
  const [asked, setDate] = useParam(params, 'date', today);
  const [partyText, setParty] = useParam(params, 'party', '2');
  const [serviceTypeId, setService] = useParam(params, 'serviceTypeId');
  const [facility, setFacility] = useParam(params, 'facility');
  const [city, setCity] = useParam(params, 'city');
  const [date, party] = [asked < first ? first : asked, Number(partyText) || 2];
  const area = AREAS[facility];
  const list = useList(
    (page) =>
      call('booking.search', {
        ...{ date, party, page, sort: point ? 'distance' : 'score', ...point },
        ...(params.regionCode && { regionCode: params.regionCode }),
        ...(city && { city }),
        ...(serviceTypeId && { serviceTypeId }),
        ...(area ? { area } : facility && { facility }),
      }),
    [date, party, serviceTypeId, facility, city, point],
    { rows: (answer) => answer, heavy: true },
  );
  useShareAppMessage(useShareCard());
  return (
    <Page right={canOpen(MAP) && <IconButton icon="pin" label="门店地图" onPress={() => void open(MAP)} />}>
      <View className={styles.head}>
        <View className={styles.box}>
          <SearchLink placeholder="店名、雅室、临湖" onPress={() => go('/reservation/pages/search/search', {})} />
        </View>
        <DayStrip
          days={daysFrom(first, first < today ? 32 : 31).map((day) => ({ date: day }))}
          date={date}
          today={today}
          onChange={setDate}
        />
        <PartyRow party={party} onParty={(next) => setParty(String(next))}>
          <CityButton city={city} onChange={setCity} />
        </PartyRow>
        <Services serviceTypeId={serviceTypeId} onChange={setService} />
        <Chips
          label="茶席"
          items={FACILITIES}
          current={facility}
          onChange={(id) => setFacility(id === facility ? '' : id)}
        />
      </View>
      <Slot>
        {where === 'denied' && (
          <Notice tone="plain" icon="pin" onPress={() => void ask()}>
            未开启定位，按评分排列。点这里按距离排
          </Notice>
        )}
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
            {...(serviceTypeId && { asked: { serviceTypeId } })}
            by="times"
            onDate={setDate}
          />
        )}
        empty={<None onClear={() => setFacility('')} />}
      />
    </Page>
  );
}

function Services({ serviceTypeId, onChange }: { serviceTypeId: string; onChange: (id: string) => void }) {
  const services = useBlock(() => call('booking.serviceType', {}), '');
  return (
    <Chips
      label="来做什么"
      items={[{ id: '', label: '不限' }, ...(services ?? []).map(({ id, name }) => ({ id, label: name }))]}
      current={serviceTypeId}
      onChange={onChange}
    />
  );
}

const None = ({ onClear }: { onClear: () => void }) => (
  <Empty title="没有合适的茶舍" text="换一天，或少选一个条件">
    <Button tone="line" onPress={onClear}>
      清除条件
    </Button>
  </Empty>
);
