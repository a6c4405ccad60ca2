/** /outbound/pages/myouponlist: the coupons a member holds, by state and kind, and those that may be taken now. */
import { View } from '@tarojs/components';
import type { CouponCard, MyCoupon } from '@/contract';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Segmented } from '@/ui/kit/Segmented';
import { Slot } from '@/ui/kit/Slot';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useChoice, usePageParams } from '@/ui/shell';
import { Held } from '../coupon/Held';
import { Takeable } from '../coupon/Takeable';
import { useWallet } from '../coupon/useWallet';
import { KINDS } from '../coupon/labels';
import styles from '../coupon/coupon.module.scss';

const TABS = [
  { id: 'unused', label: '未使用' },
  { id: 'used', label: '已使用' },
  { id: 'expired', label: '已过期' },
  { id: 'get', label: '可领取' },
] as const;
const SORTS = [
  { id: 'soon', label: '快过期优先' },
  { id: 'worth', label: '面额优先' },
] as const;

export default function CouponWalletPage() {
  const params = usePageParams<'/outbound/pages/myouponlist'>();
  const { clock } = useStores();
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const [kind, setKind] = useChoice(params, 'kind', KINDS);
  const [sort, setSort] = useChoice(params, 'sort', SORTS);
  const { held, open, counts, take } = useWallet(tab, kind, sort);
  const empty = (
    <Empty
      picture="coupon"
      title={tab === 'get' ? '现在没有可领的券' : '这里没有券'}
      text="领券中心常有新券"
      button="去领券中心"
      onPress={() => go('/shop/pages/marketing/coupon', {})}
    />
  );
  return (
    <Page>
      <Tabs
        label="我的券"
        items={TABS.map((item) => ({ ...item, count: counts.get(item.id) }))}
        current={tab}
        onChange={setTab}
      />
      <View className={styles.filters}>
        <Chips label="券的种类" items={KINDS} current={kind} onChange={setKind} />
        <Slot>
          {tab === 'unused' && (
            <View className={styles.sorts}>
              <Segmented label="排序" items={SORTS} current={sort} onChange={setSort} />
            </View>
          )}
        </Slot>
      </View>
      <View className={styles.list}>
        {tab === 'get' ? (
          <List<CouponCard>
            list={open}
            keyOf={({ id }) => id}
            render={(coupon) => <Takeable coupon={coupon} onTake={take.run} />}
            empty={empty}
          />
        ) : (
          <List<MyCoupon>
            list={held}
            keyOf={({ id }) => id}
            render={(coupon) => <Held coupon={coupon} now={clock.now()} />}
            empty={empty}
          />
        )}
      </View>
    </Page>
  );
}
