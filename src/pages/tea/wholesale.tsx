/** /pages/tea/wholesale: the market for traders. Everybody sees what there is, approved wholesalers what it costs. */
import { View } from '@tarojs/components';
import type { WholesaleSort } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { StateBar } from '@/domain/wholesale/StateBar';
import { WholesaleTabs } from '@/domain/wholesale/WholesaleTabs';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Segmented } from '@/ui/kit/Segmented';
import { Slot } from '@/ui/kit/Slot';
import { List, Page, useBlock, useChoice, useKeyword, useList, usePageParams, useParam } from '@/ui/shell';
import { GoodsRow } from './wholesale/GoodsRow';
import { MarketBar } from './wholesale/MarketBar';
import { MarketRules } from './wholesale/MarketRules';
import styles from './wholesale.module.scss';

const SORTS: { id: WholesaleSort; label: string }[] = [
  { id: 'default', label: '综合' },
  { id: 'sales', label: '销量' },
  { id: 'price', label: '起批价' },
];
const ALL = { id: '', label: '全部' };

export default function WholesaleMarketPage() {
  const params = usePageParams<'/pages/tea/wholesale'>();
  const [categoryId, setCategory] = useParam(params, 'categoryId', ALL.id);
  const [sort, setSort] = useChoice(params, 'sort', SORTS);
  const { keyword, box, clear } = useKeyword(params);
  const tree = useBlock(() => call('atShop.goodsClass', { scene: 'wholesale' }));
  const list = useList(
    (page) =>
      call('shopV2.wholesale', { ...(categoryId ? { categoryId } : {}), ...(keyword ? { keyword } : {}), sort, page }),
    [categoryId, keyword, sort],
    { rows: ({ page }) => page },
  );
  const wholesaler = list.head?.state;
  const narrowed = categoryId !== ALL.id || keyword !== '';
  const showAll = () => {
    setCategory(ALL.id);
    clear();
  };
  return (
    <Page action={wholesaler?.state === 'approved' && <MarketBar />}>
      <WholesaleTabs current="market" />
      <Slot>{wholesaler && <StateBar state={wholesaler} />}</Slot>
      <MarketRules />
      <View className={styles.search}>
        <SearchBox placeholder="搜批发商品" maxLength={30} {...box} />
      </View>
      {tree?.length !== 0 && (
        <Chips
          label="茶类"
          items={[ALL, ...(tree ?? []).map(({ id, name }) => ({ id, label: name }))]}
          current={categoryId}
          onChange={setCategory}
        />
      )}
      <View className={styles.sort}>
        <Segmented block label="排序" items={SORTS} current={sort} onChange={setSort} />
      </View>
      <List
        list={list}
        keyOf={(goods) => goods.card.id}
        render={(goods) => <GoodsRow goods={goods} />}
        empty={
          <Empty
            title="没有找到批发商品"
            text="换个茶类，或清空搜索词"
            button={narrowed ? '看全部' : '去商城看看'}
            onPress={narrowed ? showAll : () => go('/pages/tea/index', {})}
          />
        }
      />
    </Page>
  );
}
