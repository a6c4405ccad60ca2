/** /pages/tea/wholesale: the market for traders. Everybody sees what there is, approved wholesalers what it costs. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { WholesaleSort } from '@/contract';
import { call } from '@/core/api';
import { canOpen, go, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Segmented } from '@/ui/kit/Segmented';
import { List, Page, useBlock, useList, usePageParams } from '@/ui/shell';
import { GoodsRow } from './wholesale/GoodsRow';
import { StateBar } from '@/domain/wholesale/StateBar';
import styles from './wholesale.module.scss';

const RULES = ['起批 ¥2,000', '可混批', '48 小时发货', '支持存茶窖'];
const SORTS: { id: WholesaleSort; label: string }[] = [
  { id: 'default', label: '综合' },
  { id: 'sales', label: '销量' },
  { id: 'price', label: '起批价' },
];
const BLANK = '/member/pages/wholesale/blank';
const ALL = '';

export default function WholesaleMarketPage() {
  const params = usePageParams<'/pages/tea/wholesale'>();
  const [categoryId, setCategory] = useState(params.categoryId ?? ALL);
  const [typed, setTyped] = useState(params.keyword ?? '');
  const [keyword, setKeyword] = useState(params.keyword ?? '');
  const [sort, setSort] = useState<WholesaleSort>('default');
  const tree = useBlock(() => call('atShop.goodsClass', { scene: 'wholesale' }));
  const list = useList(
    (page) =>
      call('shopV2.wholesale', { ...(categoryId ? { categoryId } : {}), ...(keyword ? { keyword } : {}), sort, page }),
    [categoryId, keyword, sort],
    { rows: ({ page }) => page },
  );
  const standing = list.head?.state;
  const approved = standing?.state === 'approved';
  const clear = () => {
    setCategory(ALL);
    setKeyword('');
    setTyped('');
  };
  return (
    <Page
      action={
        approved && (
          <View className={styles.action}>
            {canOpen(BLANK) && (
              <Button tone="line" size="l" onPress={() => open(BLANK)}>
                定制需求
              </Button>
            )}
            <Button block size="l" onPress={() => go('/shop/pages/marketing/wholesale', {})}>
              打开批发单
            </Button>
          </View>
        )
      }
    >
      <View>{standing && <StateBar state={standing} />}</View>
      <View className={styles.rules}>
        {RULES.map((rule) => (
          <Text key={rule} className={styles.rule}>
            {rule}
          </Text>
        ))}
      </View>
      <View className={styles.search}>
        <SearchBox
          placeholder="搜批发商品"
          maxLength={30}
          value={typed}
          onInput={(text) => {
            setTyped(text);
            if (text === '') setKeyword('');
          }}
          onSearch={() => setKeyword(typed.trim())}
        />
      </View>
      {tree && tree.length > 0 && (
        <Chips
          label="茶类"
          items={[{ id: ALL, label: '全部' }, ...tree.map(({ id, name }) => ({ id, label: name }))]}
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
            button={categoryId || keyword ? '看全部' : '去商城看看'}
            onPress={categoryId || keyword ? clear : () => go('/pages/tea/index', {})}
          />
        }
      />
    </Page>
  );
}
