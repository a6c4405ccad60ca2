/** /shop/pages/marketing/discount: flash slots on the server's clock. */
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Segmented } from '@/ui/kit/Segmented';
import { Slot } from '@/ui/kit/Slot';
import { List, Page, useChoice, useLogin, usePageParams } from '@/ui/shell';
import { FlashRow, type FlashGoods } from '../../discount/FlashRow';
import { SlotClock } from '../../discount/SlotClock';
import { SlotStrip } from '../../discount/SlotStrip';
import { useBuyNow } from '../../discount/useBuyNow';
import { useFlash } from '../../discount/useFlash';
import styles from './discount.module.scss';

const SORTS = [
  { id: 'default', label: '综合' },
  { id: 'price', label: '价格' },
] as const;
const priceOf = ({ card }: FlashGoods) => card.campaign?.price ?? card.price;

export default observer(function DiscountPage() {
  const params = usePageParams<'/shop/pages/marketing/discount'>();
  const { slots, current, list, remind, choose, reload } = useFlash(params);
  const [sort, setSort] = useChoice(params, 'sort', SORTS);
  const guard = useLogin();
  const buy = useBuyNow();
  const sorted = sort === 'price' ? { ...list, pages: [[...list.rows].sort((a, b) => priceOf(a) - priceOf(b))] } : list;
  return (
    <Page>
      <Slot>{slots.length > 0 && <SlotStrip slots={slots} current={current?.id ?? ''} onChange={choose} />}</Slot>
      <Slot>
        {current && (
          <View className={styles.bar}>
            <SlotClock slot={current} onEnd={() => void reload()} />
            <Segmented label="排序" items={SORTS} current={sort} onChange={setSort} />
          </View>
        )}
      </Slot>
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
