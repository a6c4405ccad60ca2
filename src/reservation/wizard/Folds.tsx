/** The four folds from top to bottom; a booking that is moved has the first two. */
import type { ReactElement } from 'react';
import { shortYuan } from '@/core/lib/money';
import { Notice } from '@/ui/kit/Notice';
import { Button } from '@/ui/kit/Button';
import { Words } from '@/ui/kit/Words';
import { later } from '@/ui/shell';
import { View } from '@tarojs/components';
import { dayText } from '../days';
import { rangeText } from '../grid/slots';
import { DayFold } from './DayFold';
import { Fold } from './Fold';
import { Shop } from './Shop';
import { Waiting, WaitingTimes } from './Waiting';
import type { FoldState } from './useFolds';
import type { WizardData } from './loading';
import type { WizardState } from './useWizard';
import styles from './wizard.module.scss';

const Times = later(() => import('./Times').then(({ Times: part }) => part), WaitingTimes);
const ContactFold = later(() => import('./ContactFold').then(({ ContactFold: part }) => part), Waiting);
const ServiceFold = later(() => import('./ServiceFold').then(({ ServiceFold: part }) => part));

interface FoldsProps {
  wizard: WizardState;
  data: WizardData;
  folds: FoldState;
  onStore?: () => void;
}

export function Folds({ wizard, data, folds, onStore }: FoldsProps): ReactElement {
  const { venue, booking } = data;
  const { date, party, grid, range, room } = wizard;
  const bind = (number: number) => ({
    number,
    open: folds.open === number,
    onToggle: () => folds.toggle(number),
  });
  return (
    <View>
      <Shop venue={venue} {...(onStore && { onChange: onStore })} />
      {venue.closedText && <Notice tone="danger">{venue.closedText}</Notice>}
      <Fold {...bind(1)} title="日期与人数" value={`${dayText(date)} ${party} 位`} done>
        <DayFold wizard={wizard} venue={venue} fixed={booking !== undefined} onNext={() => folds.next(2)} />
      </Fold>
      <Fold
        {...bind(2)}
        title="时间与茶席"
        value={
          folds.open !== 2 && room && grid && range
            ? `${room.name} ${rangeText(grid, range)}`
            : '一席 1 至 4 小时，拖两头可加减'
        }
        done={range !== undefined}
      >
        <Times wizard={wizard} />
        <Slotted {...(!booking && { onNext: () => folds.next(3) })} />
      </Fold>
      {!booking && <Guest wizard={wizard} data={data} bind={bind} />}
      <Words size="foot" tone="muted" className={styles.rules}>
        {rulesOf(data, wizard)}
      </Words>
    </View>
  );
}

interface GuestProps extends Pick<FoldsProps, 'wizard' | 'data'> {
  bind: (number: number) => { number: number; open: boolean; onToggle: () => void };
}

/** What one comes for, and who comes. */
function Guest({ wizard, data: { venue, services }, bind }: GuestProps): ReactElement {
  const { serviceTypeId, employeeNo, form } = wizard;
  const service = services.find(({ id }) => id === serviceTypeId);
  const employee = venue.employees.find(({ no }) => no === employeeNo);
  const { name, mobile, note } = form.values;
  return (
    <>
      <Fold
        {...bind(3)}
        title="服务与茶艺师"
        value={`${service?.name ?? '任选一种'} ${employee?.name ?? '不指定茶艺师'}`}
        done={service !== undefined}
      >
        <ServiceFold wizard={wizard} storeId={venue.store.id} services={services} />
      </Fold>
      <Fold
        {...bind(4)}
        title="联系人与备注"
        value={[name || '写上联系人', mobile, note].filter(Boolean).join('　').slice(0, 40)}
        done={name.trim() !== '' && mobile !== ''}
      >
        <ContactFold wizard={wizard} />
      </Fold>
    </>
  );
}

/** Until when it is free to cancel, or what a move does. */
function rulesOf({ booking }: WizardData, { room }: WizardState): string {
  if (booking) {
    const { card } = booking;
    return `原来是 ${card.room.name} ${dayText(card.date)} ${card.start}-${card.end}。只能改期一次，改好后旧的时段马上放开。`;
  }
  const least = room && room.minSpend > 0 ? `${room.name}最低消费 ${shortYuan(room.minSpend)}。` : '';
  return `到店前 2 小时可免费取消，晚了订金不退。可改期一次。${least}`;
}

const Slotted = ({ onNext }: { onNext?: () => void }): ReactElement | null =>
  onNext ? (
    <View className={styles.inside}>
      <Button block tone="line" onPress={onNext}>
        下一步，选服务
      </Button>
    </View>
  ) : null;
