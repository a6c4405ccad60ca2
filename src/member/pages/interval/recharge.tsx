/** /member/pages/interval/recharge: points to give away and to exchange, in packages, and what was bought before. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { figure, formatYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { NotSold } from '@/domain/checkout/NotSold';
import { sells } from '@/domain/checkout/virtual';
import { Agree } from '@/domain/content/Agree';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Note, Words } from '@/ui/kit/Words';
import { Page, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { PointPacks } from '../../points/PointPacks';
import { Records } from '../../recharge/Records';
import { useRecharge } from '../../recharge/useRecharge';
import styles from './recharge.module.scss';

export default function PointRechargePage() {
  const params = usePageParams<'/member/pages/interval/recharge'>();
  const state = usePageData(async () => {
    const [config, { points }] = await Promise.all([
      call('recharge.config', { unit: 'points' }),
      call('credits.statistics', { unit: 'points' }),
    ]);
    return { config, points };
  });
  const [round, setRound] = useState(0);
  // Paid at the cashier meanwhile, or left open.
  useReturn(() => {
    void state.reload();
    setRound((count) => count + 1);
  });
  const recharge = useRecharge(state.data?.config, params, 'points');
  const { pay, submit, start, packageId, agreed } = recharge;
  return (
    <Page
      state={state}
      skeleton="cells"
      action={
        pay !== undefined &&
        sells('points') && (
          <Button block size="l" busy={submit.pending} onPress={() => start()}>
            {`去支付 ${formatYuan(pay, { short: true })}`}
          </Button>
        )
      }
    >
      {({ config, points }) => (
        <View className={styles.body}>
          <View className={styles.head}>
            <Note>现有积分</Note>
            <Words size="sum" serif>
              {figure(points.balance)}
            </Words>
            <Note>充值积分仅可转赠与兑换，不可退现</Note>
          </View>
          {!sells('points') ? (
            <NotSold />
          ) : config.packages.length === 0 ? (
            <Empty title="积分暂不出售" text="签到、购茶和写茶评都能得积分" />
          ) : (
            <>
              <SectionHead title="选择套餐" note="送客户、答谢老友，也给商家备礼" />
              <PointPacks packages={config.packages} current={packageId} onPress={recharge.choose} />
              <Agree
                checked={agreed}
                name="充值协议"
                onChange={recharge.agree}
                onRead={() => go('/site/pages/single_detail', { code: config.agreementCode })}
              />
            </>
          )}
          <Records key={round} unit="points" />
        </View>
      )}
    </Page>
  );
}
