/** One's own day on the road: the map with what is done and left, and the stops below it. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { VisitPlan } from '@/contract';
import { call } from '@/core/api';
import type { Point } from '@/core/platform';
import { useStores } from '@/core/stores';
import { distanceText } from '@/domain/place/place';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Notice } from '@/ui/kit/Notice';
import { Section } from '@/ui/kit/SectionHead';
import { Note, Title } from '@/ui/kit/Words';
import { useAction, useMessenger } from '@/ui/shell';
import { byDistance, lengthOf } from './order';
import { RouteMap } from './RouteMap';
import type { OpenSheet } from './RouteSheets';
import { Stops } from './Stops';
import type { useRoute } from './useRoute';
import styles from './route.module.scss';

interface RouteDayProps {
  plan: VisitPlan;
  isToday: boolean;
  here: Point | undefined;
  waitingAt: ReturnType<typeof useRoute>['waitingAt'];
  onHere: (here: Point) => void;
  onChange: (plan: VisitPlan) => void;
  onSheet: (sheet: OpenSheet) => void;
}

export function RouteDay(props: RouteDayProps): ReactElement {
  const { plan, isToday, here, waitingAt, onHere, onChange, onSheet } = props;
  const { feedback } = useStores();
  const { canEdit } = plan;
  const sort = useAction(async () => {
    const stops = byDistance(aheadOf(plan), here).map(({ client: { id: clientId }, purpose, at }) => ({
      ...{ clientId, purpose, at },
    }));
    onChange(await call('customer.visitPlanSave', { action: 'save', id: plan.id, stops }));
    feedback.toast('已按距离排好');
  });
  const canSort = canEdit && aheadOf(plan).length > 1;
  return (
    <>
      {plan.status === 'cancelled' && <Notice tone="plain">{`路线已取消：${plan.reason}`}</Notice>}
      <DrawnRoute plan={plan} here={here} onHere={onHere} />
      <Section
        near
        title={isToday ? '今天的路' : '这天的路'}
        {...(canSort && { more: '按距离排', onMore: () => void sort.run() })}
      >
        <Stops
          stops={plan.stops}
          canEdit={canEdit}
          here={here}
          waitingAt={waitingAt}
          onAct={(what, stop) => onSheet({ what, stop })}
        />
      </Section>
      <RouteEnd plan={plan} isToday={isToday} onChange={onChange} onSheet={onSheet} />
    </>
  );
}

const aheadOf = ({ stops }: VisitPlan) => stops.filter(({ status }) => status === 'waiting');

/** The map, how much of it is walked, and a key that shows where one is. */
function DrawnRoute({ plan, here, onHere }: Pick<RouteDayProps, 'plan' | 'here' | 'onHere'>): ReactElement {
  const { feedback } = useStores();
  const messenger = useMessenger();
  const locate = useAction(async () => {
    const found = await messenger.locate();
    if (found) onHere(found);
    else feedback.toast('无法定位，请在设置中开启');
  });
  const ahead = aheadOf(plan);
  const left = lengthOf(ahead, here);
  return (
    <View className={styles.frame}>
      <RouteMap
        stops={plan.stops.filter(({ status }) => status !== 'cancelled')}
        currentId={plan.stops.find(({ status }) => status === 'waiting' || status === 'checked')?.id}
        here={here}
        label={`路线图，共 ${plan.total} 站，已到 ${plan.done} 站，下面是同样顺序的列表`}
      />
      <View className={styles.tally}>
        <Title size="head">{`${plan.done} / ${plan.total}`}</Title>
        {left > 0 && <Note>{`还剩 ${distanceText(left)}`}</Note>}
      </View>
      <View className={styles.locate}>
        <IconButton icon="locate" label="看看我在哪儿" disabled={locate.pending} onPress={() => void locate.run()} />
      </View>
    </View>
  );
}

type RouteEndProps = Pick<RouteDayProps, 'plan' | 'isToday' | 'onChange' | 'onSheet'>;

/** What concerns the whole of it. */
function RouteEnd({ plan, isToday, onChange, onSheet }: RouteEndProps): ReactElement {
  const { feedback } = useStores();
  const start = useAction(async () => {
    onChange(await call('customer.visitPlanSave', { action: 'start', id: plan.id }));
    feedback.toast('出发，路上小心');
  });
  const { canEdit, status, done } = plan;
  return (
    <View className={styles.end}>
      {canEdit && <Note block>走到 500 米内签到，远了要写原因。最后一站填完，整张计划就完成。</Note>}
      {canEdit && status === 'prepared' && isToday && (
        <Button block size="l" tone="ink" busy={start.pending} onPress={() => void start.run()}>
          开始
        </Button>
      )}
      {canEdit && done === 0 && (
        <Button block tone="quiet" onPress={() => onSheet({ what: 'cancel' })}>
          取消路线
        </Button>
      )}
    </View>
  );
}
