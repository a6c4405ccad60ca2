/** /tea/pages/my-ggb: coins: the balance, what they buy, the pool, and every move. */
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Tabs } from '@/ui/kit/Tabs';
import { Page, useChoice, usePageParams } from '@/ui/shell';
import { CoinHead } from '../coins/CoinHead';
import { CoinLog } from '../coins/CoinLog';
import { Draw } from '../coins/Draw';
import { Exchanges } from '../coins/Exchanges';
import { useCoins, type Coins } from '../coins/useCoins';
import styles from './my-ggb.module.scss';

const TABS = [
  { id: 'zone', label: '兑换专区' },
  { id: 'draw', label: '奖池' },
  { id: 'log', label: '明细' },
] as const;

export default observer(function CoinsPage() {
  const params = usePageParams<'/tea/pages/my-ggb'>();
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const coins = useCoins();
  return (
    <Page state={coins.state} skeleton="detail">
      {({ zone, pool }: NonNullable<Coins['state']['data']>) => (
        <View>
          <CoinHead zone={zone} merge={coins.merge} />
          <Tabs label="瓜瓜币" items={TABS} current={tab} onChange={setTab} />
          <View className={styles.body}>
            {tab === 'zone' && (
              <Exchanges key={zone.coins} list={coins.goods} coins={zone.coins} exchange={coins.exchange} />
            )}
            {tab === 'draw' && <Draw pool={pool} claim={coins.claim} onDone={() => void coins.refresh()} />}
            {tab === 'log' && <CoinLog key={zone.coins} />}
          </View>
        </View>
      )}
    </Page>
  );
});
