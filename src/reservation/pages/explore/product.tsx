/** /reservation/pages/explore/product: what can be had at the tables of a store and on its shelf, to look at; ordering needs the code of a table. */
import { View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Notice } from '@/ui/kit/Notice';
import { Tabs } from '@/ui/kit/Tabs';
import { useInterval } from '@/ui/kit/useInterval';
import { Page, usePageData, usePageParams, useParam, useReturn, useShareCard } from '@/ui/shell';
import { Dishes } from '../../teaMenu/Dishes';
import { Shelf } from '../../teaMenu/Shelf';

/** The tables sell while one looks. */
const LOOK_MS = 20_000;
const TABS = [
  { id: 'menu', label: '堂食茶单' },
  { id: 'shelf', label: '门店好物' },
];

export default function TeaMenuPage() {
  const params = usePageParams<'/reservation/pages/explore/product'>();
  const { storeId = '0' } = params;
  const [tab, setTab] = useParam(params, 'tab', 'menu');
  const [cateId, setCateId] = useParam(params, 'cateId', '');
  const state = usePageData(async () => {
    const [menu, { store, closedText }, categories] = await Promise.all([
      call('scanCode.menu', { storeId }),
      call('tea.store', { id: storeId }),
      call('tea.shopCate', { storeId }),
    ]);
    return { menu, store, closedText, categories };
  }, [storeId]);
  const { data } = state;
  const again = () => void state.reload();
  useReturn(again);
  useInterval(again, tab === 'menu' && state.status === 'ready' && LOOK_MS);
  useShareAppMessage(
    useShareCard(
      data && {
        title: `${data.store.name}的茶单`,
        desc: data.menu.products
          .slice(0, 3)
          .map(({ title }) => title)
          .join('、'),
        pic: data.menu.products[0]?.cover || data.store.cover,
        url: `/reservation/pages/explore/product?storeId=${storeId}`,
      },
    ),
  );
  return (
    <Page
      state={state}
      action={
        data && (
          <>
            {data.store.pickup && (
              <Button grow tone="line" onPress={() => go('/tea/pages/shop', { storeId })}>
                自提下单
              </Button>
            )}
            {data.store.bookable && data.closedText === undefined && (
              <Button grow onPress={() => go('/reservation/pages/detail/newDetail', { storeId })}>
                去预约
              </Button>
            )}
          </>
        )
      }
    >
      {({ menu, store, categories }) => {
        const shown = categories.length > 0 && tab === 'shelf' ? 'shelf' : 'menu';
        const top = (
          <View>
            {categories.length > 0 && <Tabs label={store.name} items={TABS} current={shown} onChange={setTab} />}
            {shown === 'menu' && menu.notice !== '' && <Notice tone="plain">{menu.notice}</Notice>}
          </View>
        );
        return shown === 'shelf' ? (
          <Shelf storeId={storeId} categories={categories} top={top} cateId={cateId} onCate={setCateId} />
        ) : (
          <Dishes storeId={storeId} menu={menu} top={top} />
        );
      }}
    </Page>
  );
}
