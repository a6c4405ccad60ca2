/** 日期与人数: thirty days with how full they are, and how many come. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { VenueDetail } from '@/contract';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Notice } from '@/ui/kit/Notice';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Stepper } from '@/ui/kit/Stepper';
import { Note, Words } from '@/ui/kit/Words';
import { dayOf, daysFrom } from '../days';
import { DayStrip } from '../DayStrip';
import type { WizardState } from './useWizard';
import styles from './wizard.module.scss';

interface DayFoldProps {
  wizard: WizardState;
  venue: VenueDetail;
  /** A booking that is moved keeps its party. */
  fixed: boolean;
  onNext: () => void;
}

const MOST = 20;

export function DayFold({ wizard, venue, fixed, onNext }: DayFoldProps): ReactElement {
  const { clock, feedback } = useStores();
  const { date, party, days, setDate, setParty } = wizard;
  const today = days?.today ?? dayOf(clock.now());
  // Until it is known how full they are, each can be asked for.
  const shown =
    days?.days.map((day) => ({
      date: day.date,
      word: day.text,
      off: day.state === 'closed',
    })) ?? daysFrom(today, 31).map((day) => ({ date: day }));
  const isCrowd = party > venue.maxParty;
  return (
    <>
      <DayStrip days={shown} date={date} today={today} onChange={setDate} />
      <View className={styles.inside}>
        <Stack row align="center" justify="between" className={styles.party}>
          <Words size="name">几位</Words>
          {fixed ? (
            <Words size="name" figures>{`${party} 位`}</Words>
          ) : (
            <Stepper
              label="人数"
              value={party}
              max={MOST}
              onChange={setParty}
              onLimit={() => feedback.toast('人数较多，请电话预约')}
            />
          )}
        </Stack>
        <Slot>
          {isCrowd ? (
            <Notice tone="warn" icon="phone" onPress={() => platform.phone.dial(venue.store.tel)}>
              人数较多，请电话预约
            </Notice>
          ) : (
            party >= venue.largeParty && <Note block>{`${venue.largeParty} 位以上由门店确认，确认后通知你`}</Note>
          )}
        </Slot>
        <Button block tone="line" onPress={onNext}>
          下一步，选时间
        </Button>
      </View>
    </>
  );
}
