/** /shop/pages/goods: one tea, chosen, put in the basket or bought. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { usePageScroll, useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useShare } from '@/domain/poster/useShare';
import { later, Page, usePageData, usePageParams, useMoment, useShareCard } from '@/ui/shell';
import { BuyBar } from '../goods/BuyBar';
import { CartButton } from '../goods/CartButton';
import { GoodsBody } from '../goods/GoodsBody';
import { ShareButton } from '../goods/ShareButton';
import { useBuying } from '../goods/useBuying';

const SkuSheet = later(() => import('@/domain/goods/SkuSheet').then(({ SkuSheet: part }) => part));

/** When so much has gone, the bar no longer lies on the picture. */
const PICTURE_PX = 300;

export default observer(function GoodsPage() {
  const { id = '', skuId, campaignId, groupId } = usePageParams<'/shop/pages/goods'>();
  const { session, feedback } = useStores();
  // The price belongs to the viewer: after a login the page asks again.
  const state = usePageData(
    () => call('shop.productView', { id, campaignId }),
    [id, campaignId, session.token],
    'shop.productView',
  );
  const [scrolled, setScrolled] = useState(false);
  usePageScroll(({ scrollTop }) => setScrolled(scrollTop > PICTURE_PX));
  const [sheet, setSheet] = useState<'both' | 'cart' | 'buy'>();
  const goods = state.data;
  const buying = useBuying(goods, campaignId, skuId);
  const sharing = useShare(goods && { kind: 'goods', id: goods.card.id });
  useShareAppMessage(useShareCard());
  useShareTimeline(useMoment());

  return (
    <Page
      title=""
      tone="clear"
      fixed
      solid={scrolled || !goods}
      state={state}
      skeleton="detail"
      right={
        goods && (
          <>
            <ShareButton goods={goods} onShare={sharing.share} />
            <CartButton />
          </>
        )
      }
      action={goods && <BuyBar goods={goods} onCart={() => setSheet('cart')} onBuy={() => setSheet('buy')} />}
      overlay={
        goods && (
          <>
            {sharing.sheet}
            <SkuSheet
              goods={goods}
              open={sheet !== undefined}
              mode={sheet ?? 'both'}
              skuId={buying.sku?.id}
              qty={buying.qty}
              busy={buying.pending}
              onClose={() => setSheet(undefined)}
              onPick={buying.choose}
              onCart={async (sku, qty) => {
                if (await buying.toCart(sku, qty)) setSheet(undefined);
              }}
              onBuy={buying.buy}
            />
          </>
        )
      }
    >
      {(data) =>
        buying.sku && (
          <GoodsBody
            goods={data}
            sku={buying.sku}
            qty={buying.qty}
            groupId={groupId}
            onChoose={() => setSheet('both')}
            onStale={() => {
              feedback.toast('活动已结束，已按平日价显示');
              void state.reload();
            }}
          />
        )
      }
    </Page>
  );
});
