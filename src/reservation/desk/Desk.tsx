/** 预约台: the day by hour, a board of the rooms, and the sheets of what the desk decides. */
import { useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { StoreChips } from '@/domain/store/StoreChips';
import { WriteSheet } from '@/domain/staff/WriteSheet';
import { VerifySheet } from '@/domain/verification/VerifySheet';
import { Card } from '@/ui/kit/Card';
import { Figures } from '@/ui/kit/Figures';
import { IconButton } from '@/ui/kit/IconButton';
import { Slot } from '@/ui/kit/Slot';
import { Page, useMessenger, usePageParams, useParam, useAction } from '@/ui/shell';
import { dayAfter, dayOf, daysFrom } from '../days';
import { DayStrip } from '../DayStrip';
import { Board } from './Board';
import { DayList } from './DayList';
import { DeskSheet } from './DeskSheet';
import { Keeping } from './Keeping';
import { Line } from './Line';
import { SeatSheet } from './SeatSheet';
import { countsOf, isLate } from './state';
import { useDeskDay } from './useDeskDay';
import styles from './desk.module.scss';

export const Desk = observer(function Desk(): ReactElement {
  const params = usePageParams<'/reservation/pages/order/order'>();
  const { clock } = useStores();
  const today = dayOf(clock.now());
  const [date, setDate] = useParam(params, 'date', today);
  const [storeId, setStore] = useParam(params, 'storeId');
  const desk = useDeskDay(storeId, date);
  const { state, reload, act } = desk;
  const [opened, setOpened] = useState<string>();
  const [scanned, setScanned] = useState<string>();
  const { scanCode } = useMessenger();
  const scan = useAction(async () => setScanned((await scanCode()) ?? ''));
  return (
    <Page
      title="预约台"
      home="/dingding/pages/index"
      state={state}
      skeleton="cells"
      right={<DeskTools storeId={state.data?.day.store.id} date={date} onScan={() => void scan.run()} />}
      overlay={
        <>
          <BookingSheets desk={desk} opened={opened} onClose={() => setOpened(undefined)} />
          <VerifySheet
            open={scanned !== undefined}
            {...(scanned && { first: scanned })}
            onClose={() => setScanned(undefined)}
            onVerified={reload}
          />
        </>
      }
    >
      {({ day, cards }) => {
        const now = clock.now();
        return (
          <View className={styles.desk}>
            <Slot>
              <StoreChips
                all={false}
                current={day.store.id}
                stores={day.stores.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={setStore}
              />
            </Slot>
            <DayStrip
              days={daysFrom(dayAfter(today, -1), 15).map((one) => ({ date: one }))}
              date={day.date}
              today={today}
              onChange={setDate}
            />
            <Card place="next" pad="text">
              <Figures rows={countsOf(cards, now, day.date === today)} />
            </Card>
            <Board
              day={day}
              now={now}
              late={new Set(cards.filter((one) => isLate(one, now)).map(({ id }) => id))}
              onOpen={setOpened}
            />
            <DayList
              cards={cards}
              now={now}
              isToday={day.date === today}
              busy={act.pending}
              onAct={(what, one) => void act.run(what, one)}
              onOpen={setOpened}
            />
            <Slot>{day.date === today && <Line storeId={day.store.id} now={now} />}</Slot>
            <Keeping day={day} now={now} onChanged={reload} />
          </View>
        );
      }}
    </Page>
  );
});

interface DeskToolsProps {
  storeId: string | undefined;
  date: string;
  onScan: () => void;
}

const DeskTools = ({ storeId, date, onScan }: DeskToolsProps): ReactElement => (
  <>
    <IconButton icon="scan" label="扫到店码" onPress={onScan} />
    <IconButton
      icon="plus"
      label="代客预约"
      onPress={() => storeId && go('/reservation/pages/detail/newDetail', { storeId, date })}
    />
  </>
);

interface BookingSheetsProps {
  desk: ReturnType<typeof useDeskDay>;
  opened: string | undefined;
  onClose: () => void;
}

/** One booking, where its guests sit down, and why one is turned down. */
function BookingSheets({ desk, opened, onClose }: BookingSheetsProps): ReactElement {
  const { state, act, reload, refusing, stopRefusing, seating, stopSeating } = desk;
  return (
    <>
      <DeskSheet
        card={state.data?.cards.find(({ id }) => id === opened)}
        busy={act.pending}
        rooms={state.data?.day.rooms ?? []}
        onAct={(what, one) => void act.run(what, one)}
        onSaved={reload}
        onClose={onClose}
      />
      <SeatSheet
        card={seating}
        storeId={state.data?.day.store.id ?? ''}
        onSeated={() => {
          stopSeating();
          reload();
        }}
        onClose={stopSeating}
      />
      <WriteSheet
        open={refusing !== undefined}
        title="婉拒这个预约？"
        label="原因"
        placeholder="客人会看到，比如当天有包场"
        note="订金原路退回，席位放开。"
        yes="婉拒"
        maxLength={100}
        onClose={stopRefusing}
        onSend={(reason) => refusing && act.run('refuse', refusing, reason)}
      />
    </>
  );
}
