/** The goods of the shop by state, a new one, and what is done with each. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { MerchantProduct, MerchantStat } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { List, useAction, useBlock, useChoice, useList, usePageParams, useParam } from '@/ui/shell';
import { GoodsForm } from './GoodsForm';
import { ProductRow } from './ProductRow';
import styles from './shop.module.scss';

const FILTERS = ['all', 'on', 'soldout', 'audit', 'off'] as const;
type Filter = (typeof FILTERS)[number];
const isFilter = (id: string): id is Filter => FILTERS.some((one) => one === id);

const REMOVE = { text: '删除后不能恢复，历史订单仍能看到它。', yes: '删除', no: '再看看' };

interface GoodsProps {
  stat: MerchantStat;
  onChanged: () => void;
}

export function Goods({ stat, onChanged }: GoodsProps): ReactElement {
  const { filter, setFilter, keyword, search, showAll, list } = useGoodsList();
  const [round, setRound] = useState(0);
  const own = useBlock(() => call('merchant.category', {}), '', round);
  const [shown, setShown] = useState<MerchantProduct>();
  const [editing, setEditing] = useState<{ product: MerchantProduct | undefined }>();
  const changed = () => {
    setShown(undefined);
    setEditing(undefined);
    setRound(round + 1);
    void list.reload();
    onChanged();
  };
  const { shelf, remove } = useShelf(changed);
  const counts = stat.goods.filter(({ count }) => count > 0);
  const filters = [
    { id: 'all' as const, label: '全部' },
    ...stat.goods.flatMap(({ id, label }) => (isFilter(id) ? [{ id, label }] : [])),
  ];
  return (
    <View>
      <Stack row gap={12} align="center" justify="between" className={styles.bar}>
        <Text className={styles.foot}>{counts.map(({ label, count }) => `${label} ${count}`).join('，')}</Text>
        <Button size="s" tone="line" icon="plus" onPress={() => setEditing({ product: undefined })}>
          上新
        </Button>
      </Stack>
      <Find key={keyword} keyword={keyword} onSearch={search} />
      <View className={styles.chips}>
        <Chips label="商品状态" items={filters} current={filter} onChange={setFilter} />
      </View>
      <View className={styles.list}>
        <List
          list={list}
          keyOf={({ id }) => id}
          render={(product) => <ProductRow product={product} onPress={setShown} />}
          skeleton="cells"
          chunkClass="chunk-card"
          empty={
            <Nothing
              all={filter === 'all' && keyword === ''}
              onNew={() => setEditing({ product: undefined })}
              onAll={showAll}
            />
          }
        />
      </View>
      <Sheet open={shown !== undefined} title={shown?.title ?? ''} onClose={() => setShown(undefined)}>
        {shown && (
          <GoodsActs
            product={shown}
            onEdit={() => {
              setEditing({ product: shown });
              setShown(undefined);
            }}
            onShelf={shelf.run}
            onRemove={remove.run}
          />
        )}
      </Sheet>
      {editing && (
        <GoodsForm
          key={editing.product?.id ?? 'new'}
          product={editing.product}
          classes={own}
          onClose={() => setEditing(undefined)}
          onSaved={changed}
        />
      )}
    </View>
  );
}

/** The goods by state, and by what was searched for. */
function useGoodsList() {
  const params = usePageParams<'/member/pages/wholesale/manage'>();
  const [filter, setFilter] = useChoice(params, 'status', FILTERS);
  const [keyword, search] = useParam(params, 'keyword');
  const list = useList(
    (page) =>
      call('merchant.product', {
        ...(filter === 'all' ? {} : { status: filter }),
        ...(keyword !== '' && { keyword }),
        page,
      }),
    [filter, keyword],
  );
  const showAll = () => {
    setFilter('all');
    search('');
  };
  return { filter, setFilter, keyword, search, showAll, list };
}

function Find({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }): ReactElement {
  const [typed, setTyped] = useState(keyword);
  return (
    <View className={styles.find}>
      <SearchBox
        placeholder="商品名、货号、条码"
        maxLength={30}
        value={typed}
        onInput={(text) => {
          setTyped(text);
          if (text === '') onSearch('');
        }}
        onSearch={onSearch}
      />
    </View>
  );
}

interface NothingProps {
  /** No goods at all, whatever their state. */
  all: boolean;
  onNew: () => void;
  onAll: () => void;
}
const Nothing = ({ all, onNew, onAll }: NothingProps): ReactElement =>
  all ? (
    <Empty title="还没有商品" text="上新后由平台审核，通过即上架" button="上新" onPress={onNew} />
  ) : (
    <Empty title="没有这样的商品" button="看全部" onPress={onAll} />
  );

function useShelf(changed: () => void) {
  const { feedback } = useStores();
  const shelf = useAction(async ({ id, status }: MerchantProduct) => {
    const on = status === 'off';
    await call('merchant.productUpdate', { id, on });
    feedback.toast(on ? '已上架' : '已下架');
    changed();
  });
  const remove = useAction(async ({ id, title }: MerchantProduct) => {
    if (!(await feedback.confirm({ title: `删除「${title}」？`, ...REMOVE }))) return;
    await call('merchant.productDelete', { id });
    feedback.toast('已删除');
    changed();
  });
  return { shelf, remove };
}

interface GoodsActsProps {
  product: MerchantProduct;
  onEdit: () => void;
  onShelf: (product: MerchantProduct) => void;
  onRemove: (product: MerchantProduct) => void;
}
/** What may be done with a goods; one that waits for its audit has no shelf to be on. */
function GoodsActs({ product, onEdit, onShelf, onRemove }: GoodsActsProps) {
  const { status } = product;
  return (
    <Cells>
      <Cell label="编辑" onPress={onEdit} />
      {(status === 'on' || status === 'soldout' || status === 'off') && (
        <Cell label={status === 'off' ? '上架' : '下架'} arrow={false} onPress={() => onShelf(product)} />
      )}
      <Cell label="删除" arrow={false} onPress={() => onRemove(product)} />
    </Cells>
  );
}
