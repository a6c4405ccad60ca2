/** /tea/pages/vip: the annual card: what it saves, its plans, its rights, and the order of one. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import type { VipInfo } from '@/contract';
import { call } from '@/core/api';
import { shortYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { toCashier } from '@/domain/checkout/cashier';
import { NotSold } from '@/domain/checkout/NotSold';
import { sells } from '@/domain/checkout/virtual';
import { useShare } from '@/domain/poster/useShare';
import { Agree } from '@/domain/content/Agree';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { Section } from '@/ui/kit/SectionHead';
import { Note } from '@/ui/kit/Words';
import { Page, useAction, usePageData, usePageParams, useReturn, useShareCard } from '@/ui/shell';
import { CardHead } from '../card/CardHead';
import { CardLinks } from '../card/CardLinks';
import { Plans } from '../card/Plans';
import { CardRights, CompareTable, Voices } from '../card/Reasons';
import styles from './vip.module.scss';

export default observer(function YearCardPage() {
  const params = usePageParams<'/tea/pages/vip'>();
  const { feedback } = useStores();
  const [wanted, setWanted] = useState(params.planId);
  const [agreed, setAgreed] = useState(false);
  const state = usePageData(() => call('memberV4.vipInfo', {}));
  const { share, sheet } = useShare({ kind: 'vip', id: '1', title: '年卡海报' });
  useShareAppMessage(useShareCard());
  // Back from the cashier the card may hold.
  useReturn(() => void state.reload());
  const info = state.data;
  const isSold = sells('vip');
  const plan = isSold ? planOf(info, wanted) : undefined;
  const buy = useAction(async () => {
    if (!plan) return false;
    if (!agreed) {
      feedback.toast('请先同意年卡协议');
      return false;
    }
    const { orderId } = await call('level.up', { planId: plan.id });
    if (orderId) await toCashier('vip', orderId);
    return true;
  });
  return (
    <Page
      state={state}
      skeleton="detail"
      // The poster says what it costs.
      right={isSold && <IconButton icon="share" label="分享年卡" onPress={share} />}
      overlay={sheet}
      action={
        plan && (
          <Button block size="l" busy={buy.pending && '提交中'} onPress={() => void buy.run()}>
            {`${info?.state === 'active' ? '立即续费' : '立即开通'} ${shortYuan(plan.price)}`}
          </Button>
        )
      }
    >
      {(card: VipInfo) => (
        <View className={styles.body}>
          <CardHead info={card} />
          {!isSold ? (
            <NotSold />
          ) : card.plans.length > 0 ? (
            <>
              <Section near title="选一张" />
              <Plans plans={card.plans} current={plan?.id ?? ''} onChoose={setWanted} />
              {card.state === 'active' && plan && (
                <Note className={styles.note}>{`续费后到期 ${formatTime(plan.until, 'YYYY-MM-DD')}，时间顺延`}</Note>
              )}
              <Agree
                checked={agreed}
                name="年卡协议"
                onChange={setAgreed}
                onRead={() => go('/pages/tea/vip-rule', { anchor: 'card' })}
              />
            </>
          ) : (
            <Empty
              title="年卡暂未开售"
              text="先按等级享会员价"
              button="看会员中心"
              onPress={() => go('/pages/tea/vip')}
            />
          )}
          <Section near title="一张卡，六件事" />
          <CardRights rights={card.rights} />
          <Section near title="有卡和没卡" />
          <CompareTable info={card} />
          <Voices />
          <CardLinks refund={card.refund} onDone={state.reload} />
          {isSold && <Note className={styles.small}>开通前已付款的订单，价格不再变动。</Note>}
        </View>
      )}
    </Page>
  );
});

/** The asked one, else the cheapest that is no trial. */
function planOf(info: VipInfo | undefined, wanted: string | undefined) {
  const plans = info?.plans ?? [];
  const whole = plans.filter(({ trial }) => !trial).sort((a, b) => a.price - b.price);
  return plans.find(({ id }) => id === wanted) ?? whole[0] ?? plans[0];
}
