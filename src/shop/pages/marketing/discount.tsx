/** /shop/pages/marketing/discount: flash slots on the server's clock. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { DiscountSlot, GoodsCard } from '@/contract';
import { go } from '@/core/routes';
import { Countdown } from '@/ui/kit/Countdown';
import { Empty } from '@/ui/kit/Empty';
import { Segmented } from '@/ui/kit/Segmented';
import { List, Page, useLogin, usePageParams } from '@/ui/shell';
import { FlashRow, type FlashGoods } from '../../flash/FlashRow';
import { SlotStrip } from '../../flash/SlotStrip';
import { useFlash } from '../../flash/useFlash';
import styles from './discount.module.scss';

const SORTS = [
  { id: 'default', label: '综合' },
  { id: 'price', label: '价格' },
] as const;
const priceOf = ({ card }: FlashGoods) => card.campaign?.price ?? card.price;

export default observer(function DiscountPage() {
  const { slotId } = usePageParams<'/shop/pages/marketing/discount'>();
  const { slots, current, serverTime, list, remind, choose, reload } = useFlash(slotId);
  const [sort, setSort] = useState<(typeof SORTS)[number]['id']>('default');
  const guard = useLogin();
  const sorted = sort === 'price' ? { ...list, pages: [[...list.rows].sort((a, b) => priceOf(a) - priceOf(b))] } : list;
  /** One specification goes straight to the settlement, several are chosen on the goods page. */
  const buy = ({ id, singleSkuId, campaign }: GoodsCard) => {
    if (!campaign) return;
    if (!singleSkuId) void go('/shop/pages/goods', { id, campaignId: campaign.id });
    else
      guard(() =>
        go('/shop/pages/order/settle', {
          source: 'discount',
          campaignId: campaign.id,
          lines: [{ skuId: singleSkuId, qty: 1 }],
        }),
      );
  };
  return (
    <Page>
      <View>{slots.length > 0 && <SlotStrip slots={slots} current={current?.id ?? ''} onChange={choose} />}</View>
      <View>
        {current && (
          <View className={styles.bar}>
            <Clock slot={current} serverTime={serverTime} onEnd={() => void reload()} />
            <Segmented label="排序" items={SORTS} current={sort} onChange={setSort} />
          </View>
        )}
      </View>
      <List
        list={sorted}
        keyOf={(row) => row.id}
        render={(row) => <FlashRow row={row} onBuy={buy} onRemind={(one) => guard(() => void remind.run(one))} />}
        empty={
          <Empty
            title="这一场还在备货"
            text="先看看别的好茶"
            button="全部好茶"
            onPress={() => go('/shop/pages/list', {})}
          />
        }
      />
    </Page>
  );
});

function Clock({ slot, serverTime, onEnd }: { slot: DiscountSlot; serverTime?: number; onEnd: () => void }) {
  if (slot.state === 'ended') return <Text className={styles.over}>本场已结束</Text>;
  return slot.state === 'running' ? (
    <Countdown key={slot.id} label="距结束" endAt={slot.endAt} serverTime={serverTime} onEnd={onEnd} />
  ) : (
    <Countdown key={slot.id} label="距开始" endAt={slot.startAt} serverTime={serverTime} onEnd={onEnd} />
  );
}
