/** A point that is looked at: where one stands, what was open, the checklist, and the key that says what is still missing. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { PatrolPoint } from '@/contract';
import { call } from '@/core/api';
import { formatTime, listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { distanceText } from '@/domain/place/place';
import { BarLink } from '@/ui/kit/BarLink';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Notice } from '@/ui/kit/Notice';
import { Note, Title, Words } from '@/ui/kit/Words';
import { Page, Rows, usePageData } from '@/ui/shell';
import { ItemRow } from './ItemRow';
import { FREQUENCY, lackText } from './labels';
import styles from './patrol.module.scss';
import { useCheck } from './useCheck';

const FAR = 200;
const LEAVE = { title: '检查还没有提交', text: '离开后填的内容不会保留。', yes: '离开', no: '接着填' };
const RECORDS = <BarLink word="巡台记录" onPress={() => void go('/qrCodeOrder/pages/patrolIndex')} />;

export function CheckPage({ code, typed }: { code: string; typed: boolean }): ReactElement {
  const state = usePageData(() => call('patrol.scanCode', { code }), [code]);
  return state.data ? (
    <Checking point={state.data} typed={typed} reload={state.reload} />
  ) : (
    <Page state={state} skeleton="cells" right={RECORDS}>
      {() => null}
    </Page>
  );
}

function placeText(typed: boolean, metres: number | undefined): string {
  const how = typed ? '手动输入编号' : '已扫码';
  return metres === undefined ? `${how}，还没有定位` : `${how}，离点位 ${distanceText(metres)}`;
}

interface CheckingProps {
  point: PatrolPoint;
  typed: boolean;
  reload: () => Promise<void>;
}

function Checking({ point, typed, reload }: CheckingProps): ReactElement {
  const { clock, feedback } = useStores();
  const { answers, say, left, locate, submit, dirty, metres } = useCheck(point, typed, reload);
  const done = point.items.length - left.length;
  const isFar = metres !== undefined && metres > FAR;
  const promise = `提交后给 ${point.assignee?.name ?? '值班同事'} 建一条待办，${listTime(point.fixBy)} 前整改`;
  return (
    <Page
      right={RECORDS}
      onBack={() => !dirty || feedback.confirm(LEAVE)}
      action={
        <Button
          block
          size="l"
          disabled={left.length > 0}
          busy={submit.pending && '提交中'}
          onRefused={() => feedback.toast(lackText(left))}
          onPress={() => void submit.run()}
        >
          {left.length > 0 ? lackText(left) : '提交检查'}
        </Button>
      }
    >
      <View className={styles.top}>
        <View className={styles.words}>
          <Title>{point.name}</Title>
          <Note block>{[point.store, point.area, FREQUENCY[point.frequency]].join('　')}</Note>
        </View>
        <View className={styles.count}>
          <Words size="head" serif figures block>
            {`${done} / ${point.items.length}`}
          </Words>
          <Note block>{`今日第 ${point.turn} 处`}</Note>
        </View>
      </View>
      <Notice
        tone={typed || isFar ? 'warn' : 'plain'}
        icon="pin"
        {...(metres === undefined && { onPress: () => void locate.run() })}
      >
        {`${placeText(typed, metres)}${isFar ? '，会记为异地' : ''}${metres === undefined ? '，点这里定位' : `　${formatTime(clock.now(), 'h:m')}`}`}
      </Notice>
      {point.open && (
        <Notice tone="warn" onPress={() => void go('/qrCodeOrder/pages/patrol', { id: point.open?.id ?? '' })}>
          {openText(point.open)}
        </Notice>
      )}
      <Card place="next">
        <Rows
          rows={point.items}
          keyOf={({ id }) => id}
          place={3}
          render={(item) => (
            <ItemRow
              item={item}
              answer={answers[item.id] ?? {}}
              promise={promise}
              onSay={(part) => say(item.id, part)}
            />
          )}
        />
      </Card>
      <View className={styles.foot}>
        <Note block>填好后断网也能提交，连上后自动送出。离点位 200 米外会标异地。</Note>
      </View>
    </Page>
  );
}

const openText = ({ issue, status }: NonNullable<PatrolPoint['open']>): string => {
  const what = issue?.summary ?? '';
  return status === 'fixed'
    ? `上次：${what}，${issue?.fixedBy ?? ''}已整改，去复查`
    : `上次：${what}，${issue?.assignee.name ?? ''}整改中`;
};
