/** /shop/pages/category_channel: partners fill their basket by the box; it stays on the phone, apart from the cart. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { ScrollView, Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { go, relaunch } from '@/core/routes';
import { useStores } from '@/core/stores';
import { kgText } from '@/domain/wholesale/ladder';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Price } from '@/ui/kit/Price';
import { Rail } from '@/ui/kit/Rail';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Page, Rows, useAction, useBlock, usePageData, usePageParams } from '@/ui/shell';
import { keepBasket, keepUsual, loadProducts, readBasket, readUsual, sumBasket, type Boxes } from '../channel/basket';
import { ChannelGate } from '../channel/ChannelGate';
import { ChannelHead } from '../channel/ChannelHead';
import { ChannelRow } from '../channel/ChannelRow';
import styles from './category_channel.module.scss';

const ALL = '';
const USUAL = 'usual';

export default observer(function ChannelPage() {
  const { session } = useStores();
  return session.channelLogin ? (
    <Catalogue />
  ) : (
    <Page>
      <ChannelGate partner={session.member?.channelId !== undefined || session.member === undefined} />
    </Page>
  );
});

async function loadAll() {
  const [channel, goods, tree] = await Promise.all([
    call('channel.index'),
    loadProducts(),
    call('atShop.goodsClass', { scene: 'channel' }),
  ]);
  return { channel, goods, tree };
}

function Catalogue() {
  const params = usePageParams<'/shop/pages/category_channel'>();
  const { feedback } = useStores();
  const state = usePageData(loadAll);
  const [part, setPart] = useState(params.categoryId ?? ALL);
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const [basket, setBasket] = useState<Boxes>(readBasket);
  const found = useBlock(async () => {
    const categoryId = part === ALL || part === USUAL ? undefined : part;
    if (categoryId === undefined && keyword === '') return { key: '', goods: undefined };
    const goods = await loadProducts({ ...(categoryId ? { categoryId } : {}), ...(keyword ? { keyword } : {}) });
    return { key: `${part}|${keyword}`, goods };
  }, `${part}|${keyword}`);
  const put = (next: Boxes) => {
    setBasket(next);
    keepBasket(next);
  };
  const all = state.data?.goods ?? [];
  const sum = sumBasket(all, basket);
  const usual = readUsual();
  const importLast = useAction(async () => {
    const { list } = await call('memberOrder.index', { kind: 'channel' });
    const last = list.find(({ status }) => status !== 'cancelled');
    const lines = (last?.lines ?? []).flatMap((line) => {
      const sku = all.flatMap(({ skus }) => skus).find((one) => one.id === line.skuId);
      const boxes = sku ? Math.min(Math.ceil(line.qty / sku.box), Math.floor(sku.stock / sku.box)) : 0;
      return boxes > 0 ? [[line.skuId, boxes] as const] : [];
    });
    if (lines.length > 0) put({ ...basket, ...Object.fromEntries(lines) });
    feedback.toast(lines.length > 0 ? `已填入 ${lines.length} 行` : '没有可以填入的商品');
  });
  const asked = part !== ALL && part !== USUAL ? true : keyword !== '';
  const fresh = found?.key === `${part}|${keyword}` ? found.goods : undefined;
  const shown =
    part === USUAL && keyword === ''
      ? all.filter(({ skus }) => skus.some(({ id }) => (usual[id] ?? 0) > 0))
      : asked
        ? fresh
        : all;
  return (
    <Page
      state={state}
      action={
        <View className={styles.bar}>
          <View className={styles.sum}>
            <Price fen={sum.amount} exact size="m" />
            <Text className={styles.note}>
              {sum.boxes > 0 ? `${sum.boxes} 箱 · ${kgText(sum.grams)}` : '整箱起订，满 ¥2,000'}
            </Text>
          </View>
          <Button size="l" disabled={sum.boxes === 0} onPress={() => go('/shop/pages/order/settle_channel', {})}>
            去结算
          </Button>
        </View>
      }
    >
      {({ channel, tree }) => (
        <View className={styles.page}>
          <ChannelHead channel={channel} />
          <View className={styles.search}>
            <SearchBox
              placeholder="搜渠道商品"
              maxLength={30}
              value={typed}
              onInput={(text) => {
                setTyped(text);
                if (text === '') setKeyword('');
              }}
              onSearch={() => setKeyword(typed.trim())}
            />
          </View>
          <View className={styles.tools}>
            <Button size="s" tone="line" busy={importLast.pending} onPress={() => void importLast.run()}>
              导入上一单
            </Button>
            <Button
              size="s"
              tone="line"
              disabled={sum.boxes === 0}
              onPress={() => {
                keepUsual(basket);
                feedback.toast('已存为常购');
              }}
            >
              存为常购
            </Button>
            <Button size="s" tone="text" onPress={() => relaunch('/pages/tea/index', {})}>
              回商城
            </Button>
          </View>
          <View className={styles.panes}>
            <Rail
              label="茶类"
              items={[
                { id: ALL, label: '全部' },
                { id: USUAL, label: '常购' },
                ...tree.map(({ id, name }) => ({ id, label: name })),
              ]}
              current={part}
              onChange={setPart}
            />
            <ScrollView className={styles.body} scrollY>
              {shown ? (
                <Rows
                  place={4}
                  rows={shown}
                  keyOf={({ card }) => card.id}
                  render={(goods) => (
                    <ChannelRow
                      goods={goods}
                      basket={basket}
                      onChange={(skuId, boxes) => put({ ...basket, [skuId]: boxes })}
                    />
                  )}
                />
              ) : (
                <Skeleton kind="list" />
              )}
              {shown?.length === 0 && (
                <Empty
                  title={part === USUAL ? '还没有常购商品' : '没有找到商品'}
                  text={part === USUAL ? '选好商品后点「存为常购」' : '换个茶类，或清空搜索词'}
                  button="看全部"
                  onPress={() => {
                    setPart(ALL);
                    setTyped('');
                    setKeyword('');
                  }}
                />
              )}
            </ScrollView>
          </View>
        </View>
      )}
    </Page>
  );
}
