/** /shop/pages/list: the goods of one context: a class, a maker, a coupon, a scene. */
import { observer } from 'mobx-react';
import { go, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { Slot } from '@/ui/kit/Slot';
import { Page, scrollToTop, usePageParams } from '@/ui/shell';
import { contextOf } from '../list/context';
import { GoodsResults } from '../list/GoodsResults';
import { CouponRule, kindsOf, useClass, useOwnCoupon } from '../list/ListHead';
import { MakerHead, SaleHead } from '../list/AboutHead';
import { useGoodsList } from '../list/useGoodsList';

export default observer(function ListPage() {
  const params = usePageParams<'/shop/pages/list'>();
  const { cart } = useStores();
  const { context, title, unknown } = contextOf(params);
  const goods = useGoodsList(context, params);
  const kind = useClass(context.categoryId);
  const { masterId, producerId } = context;
  const nobody = Boolean(masterId ?? producerId) && goods.list.status === 'ready' && !goods.head;
  const own = useOwnCoupon(context.couponId, cart.count);
  return (
    <Page
      title={kind === null ? '全部好茶' : (kind?.name ?? title)}
      action={
        own?.coupon.status === 'unused' &&
        (own.lack > 0 ? (
          <Button block tone="line" onPress={scrollToTop}>
            去凑单
          </Button>
        ) : (
          <Button block onPress={() => go('/shop/pages/cart/index')}>
            去结算
          </Button>
        ))
      }
    >
      {own && <CouponRule coupon={own.coupon} lack={own.lack} />}
      {(unknown || kind === null || nobody) && <Notice>没有找到这一类，先看看全部好茶</Notice>}
      <Slot>
        {goods.head && (
          <>
            <MakerHead head={goods.head} />
            <SaleHead head={goods.head} onEnd={() => void goods.list.reload()} />
          </>
        )}
      </Slot>
      <GoodsResults
        goods={goods}
        kinds={
          context.categoryId && {
            current: context.categoryId,
            items: kind === undefined ? undefined : kind ? kindsOf(kind.root) : [],
            onChange: (id) => replace('/shop/pages/list', { categoryId: id }),
          }
        }
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
