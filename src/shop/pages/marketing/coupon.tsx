/** /shop/pages/marketing/coupon: coupons anybody may take; a visitor's claim goes on after the login. */
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useChoice, usePageParams } from '@/ui/shell';
import { CouponRow } from '../../coupon/CouponRow';
import { useCoupons } from '../../coupon/useCoupons';
import styles from './coupon.module.scss';

const KINDS = [
  { id: 'all', label: '全部' },
  { id: 'cash', label: '满减' },
  { id: 'percent', label: '折扣' },
  { id: 'freight', label: '包邮' },
  { id: 'course', label: '课程' },
  { id: 'table', label: '堂食' },
] as const;

export default observer(function CouponPage() {
  const params = usePageParams<'/shop/pages/marketing/coupon'>();
  const { session } = useStores();
  const [kind, setKind] = useChoice(params, 'kind', KINDS);
  const { goodsId } = params;
  const { list, want, remind } = useCoupons({
    ...(kind === 'all' ? {} : { kind }),
    ...(goodsId ? { goodsId } : {}),
  });
  return (
    <Page>
      <View className={styles.head}>
        <Tabs label="券的种类" items={KINDS} current={kind} onChange={setKind} />
      </View>
      {session.hasLogin && (
        <Cells>
          <Cell label="我的券包" onPress={() => go('/outbound/pages/myouponlist', {})} />
        </Cells>
      )}
      <View className={styles.list}>
        <List
          list={list}
          keyOf={(one) => one.id}
          render={(one) => <CouponRow coupon={one} onTake={want} onRemind={remind} />}
          empty={
            <Empty
              picture="coupon"
              title="这里暂时没有券"
              text="会员日前后会多一些"
              button="去逛逛"
              onPress={() => go('/pages/tea/index', {})}
            />
          }
        />
      </View>
    </Page>
  );
});
