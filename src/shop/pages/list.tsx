/** /shop/pages/list: the goods of one context: a class, a maker, a coupon, a scene. */
import { observer } from 'mobx-react';
import type { GoodsSort } from '@/contract';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Page, usePageParams } from '@/ui/shell';
import { contextOf } from '../list/context';
import { GoodsResults } from '../list/GoodsResults';
import { ClassChips, CouponRule, useClass } from '../list/ListHead';
import { useGoodsList } from '../list/useGoodsList';

export default observer(function ListPage() {
  const params = usePageParams<'/shop/pages/list'>();
  const { context, title } = contextOf(params);
  const goods = useGoodsList(context, params.sort ? { sort: params.sort as GoodsSort } : {});
  const kind = useClass(context.categoryId);
  return (
    <Page title={kind?.name ?? title}>
      {params.couponId && <CouponRule couponId={params.couponId} />}
      {kind && context.categoryId && <ClassChips root={kind.root} categoryId={context.categoryId} />}
      <GoodsResults
        goods={goods}
        empty={(clear) => (
          <Empty
            title="这里还没有茶"
            text={clear ? '筛选可能太严了' : '去别处看看'}
            button={clear ? '清空筛选' : '全部好茶'}
            onPress={clear ?? (() => go('/shop/pages/list', {}))}
          />
        )}
      />
    </Page>
  );
});
