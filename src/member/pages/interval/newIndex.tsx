/** /member/pages/interval/newIndex: a month of points on one screen: where they came from, what they went for, and by day. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { monthBefore } from '@/domain/ledger/months';
import { useMonth } from '@/domain/ledger/useMonth';
import { MonthTurn } from '@/domain/ledger/MonthTurn';
import { PointTabs } from '@/domain/points/PointTabs';
import { Bars } from '@/ui/kit/Bars';
import { Card } from '@/ui/kit/Card';
import { Empty } from '@/ui/kit/Empty';
import { Title } from '@/ui/kit/Words';
import { Page, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { BestWays } from '../../points/BestWays';
import { dayBars } from '../../points/dayBars';
import { MonthFigures } from '../../points/MonthFigures';
import { Ring } from '../../points/Ring';
import styles from './newIndex.module.scss';

export default function PointMonthPage() {
  const params = usePageParams<'/member/pages/interval/newIndex'>();
  const { latest, month, setMonth } = useMonth(params);
  const state = usePageData(() => call('credits.statistics', { unit: 'points', month }), [month]);
  useReturn(() => void state.reload());
  return (
    <Page state={state} skeleton="detail">
      {(stat) => {
        const { detail } = stat;
        if (!detail) return null;
        return (
          <View className={styles.body}>
            <PointTabs current="month" />
            <MonthTurn month={month} latest={latest} onMonth={setMonth} />
            <MonthFigures stat={stat} detail={detail} />
            {detail.kinds.length === 0 ? (
              <Empty
                picture="order"
                title="本月还没有积分变动"
                text="签到一次就有了"
                button="看上个月"
                onPress={() => setMonth(monthBefore(month))}
              />
            ) : (
              <>
                <Card place="next" className={styles.card}>
                  <Ring key={month} kinds={detail.kinds} year={month.slice(0, 4)} />
                </Card>
                <Card place="next" className={styles.card}>
                  <Title tracked block>
                    每日变动（积分）
                  </Title>
                  <Bars
                    label={`${Number(month.slice(5))} 月每日积分变动，共获得 ${stat.monthIn}，使用 ${stat.monthOut}`}
                    heads={{ row: '日期', up: '获得', down: '使用' }}
                    bars={dayBars(month, detail.days)}
                    say={figure}
                  />
                </Card>
              </>
            )}
            <BestWays stat={stat} />
          </View>
        );
      }}
    </Page>
  );
}
