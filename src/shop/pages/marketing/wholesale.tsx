/** /shop/pages/marketing/wholesale: the order sheet of wholesalers, filled in row by row. */
import { useEffect, useState } from 'react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { canOpen, go, open, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { kgText } from '@/domain/wholesale/ladder';
import { StateBar } from '@/domain/wholesale/StateBar';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Dialog } from '@/ui/kit/Dialog';
import { Empty } from '@/ui/kit/Empty';
import { Price } from '@/ui/kit/Price';
import { Page, Rows, useAction, useBlock, usePageParams } from '@/ui/shell';
import { readDraft, writeDraft } from '../../wholesale/draft';
import { GoodsBlock } from '../../wholesale/GoodsBlock';
import { PasteSheet } from '../../wholesale/PasteSheet';
import { SettleSheet } from '../../wholesale/SettleSheet';
import { TransferSheet, type Transfer } from '../../wholesale/TransferSheet';
import { useSheet } from '../../wholesale/useSheet';
import styles from './wholesale.module.scss';

const ALL = '';
const CHOSEN = 'chosen';
const APPLY = '/member/pages/wholesale/index?identity=wholesale';

export default function OrderSheetPage() {
  const params = usePageParams<'/shop/pages/marketing/wholesale'>();
  const { feedback } = useStores();
  const sheet = useSheet();
  const { sum, rows, chosen, fill } = sheet;
  const [part, setPart] = useState(params.categoryId ?? ALL);
  const [shown, setShown] = useState<'paste' | 'settle' | 'clear'>();
  const [transfer, setTransfer] = useState<Transfer>();
  const tree = useBlock(() => call('atShop.goodsClass', { scene: 'wholesale' }));
  const goods = sheet.state.data?.goods ?? [];
  const ids = useBlock(async () => (part === ALL || part === CHOSEN ? undefined : await idsOf(part)), part);
  useEffect(() => {
    if (!params.goodsId || goods.length === 0 || process.env.TARO_ENV !== 'h5') return;
    document.getElementById(`goods-${params.goodsId}`)?.scrollIntoView({ block: 'start' });
  }, [params.goodsId, goods.length]);

  const told = (count: number) => feedback.toast(count > 0 ? `已填入 ${count} 行` : '没有可以填入的商品');
  const importLast = useAction(async () => {
    const { list } = await call('special.wholesaleList', { tab: 'orders' });
    const last = list.find(({ status }) => status !== 'cancelled' && status !== 'unpaid');
    if (!last) return feedback.toast('还没有批发单');
    const { lines } = await call('special.wholesaleDetail', { id: last.id });
    told(fill(lines.map(({ line }) => ({ skuId: line.skuId, qty: line.qty }))));
  });
  const usual = () => {
    const lines = Object.entries(readDraft('wholesale_usual')).map(([skuId, qty]) => ({ skuId, qty }));
    if (lines.length === 0) feedback.toast('还没有常购单，先填好再存');
    else told(fill(lines));
  };
  const keep = () => {
    writeDraft('wholesale_usual', sheet.quantities);
    feedback.toast('已存为常购单');
  };
  const ordered = (made: Transfer, mode: 'pay' | 'offline') => {
    setShown(undefined);
    sheet.clear();
    if (mode === 'offline') setTransfer(made);
    else void go('/member/pages/wallet/pay', { orderGroup: 'order', orderId: made.orderId });
  };
  const approved = sheet.state.data?.state.state === 'approved';
  const visible =
    part === CHOSEN
      ? goods.filter((one) => one.skus.some((sku) => (sheet.quantities[sku.id] ?? 0) > 0))
      : ids
        ? goods.filter((one) => ids.includes(one.card.id))
        : goods;
  return (
    <Page
      state={sheet.state}
      action={
        approved && (
          <View className={styles.bar}>
            <View className={styles.sum}>
              <Price fen={sum.total} exact size="m" />
              <Text className={styles.note}>
                {sum.pieces === 0
                  ? '满 ¥2,000 起批'
                  : sum.lack > 0
                    ? `${sum.pieces} 件 · 还差 ${formatYuan(sum.lack, { short: true })} 起批`
                    : `${sum.pieces} 件 · ${kgText(sum.grams)} · 省 ${formatYuan(sum.saved, { short: true })}`}
              </Text>
            </View>
            <Button size="l" disabled={sum.pieces === 0 || sum.lack > 0} onPress={() => setShown('settle')}>
              结算
            </Button>
          </View>
        )
      }
      overlay={
        <>
          <PasteSheet
            open={shown === 'paste'}
            rows={rows}
            onClose={() => setShown(undefined)}
            onFill={(lines) => {
              told(fill(lines));
              setShown(undefined);
            }}
          />
          <SettleSheet
            open={shown === 'settle'}
            rows={chosen}
            onClose={() => setShown(undefined)}
            onOrdered={ordered}
          />
          <TransferSheet
            transfer={transfer}
            onDone={() => {
              setTransfer(undefined);
              void replace('/pages/tea/my-wholesale', { tab: 'orders' });
            }}
          />
          <Dialog
            open={shown === 'clear'}
            title="清空批发单？"
            text={`已填的 ${sum.kinds} 种商品会清掉`}
            yes="清空"
            no="再想想"
            danger
            onYes={() => {
              sheet.clear();
              setShown(undefined);
            }}
            onNo={() => setShown(undefined)}
          />
        </>
      }
    >
      {({ state }) =>
        state.state !== 'approved' ? (
          <View>
            <StateBar state={state} />
            <Empty
              title="批发单只对认证批发商开放"
              text="认证后可见阶梯价，满 ¥2,000 起批，可混批、可存茶窖"
              button={canOpen(APPLY) ? '申请批发商' : '看批发商品'}
              onPress={() => (canOpen(APPLY) ? open(APPLY) : go('/pages/tea/wholesale', {}))}
            />
          </View>
        ) : (
          <View className={styles.page}>
            <View className={styles.tools}>
              <Button size="s" tone="line" onPress={() => setShown('paste')}>
                粘贴订货单
              </Button>
              <Button size="s" tone="line" busy={importLast.pending} onPress={() => void importLast.run()}>
                导入上一单
              </Button>
              <Button size="s" tone="line" onPress={sum.pieces > 0 ? keep : usual}>
                {sum.pieces > 0 ? '存为常购单' : '填入常购单'}
              </Button>
              {sum.pieces > 0 && (
                <Button size="s" tone="text" onPress={() => setShown('clear')}>
                  清空
                </Button>
              )}
            </View>
            <Chips
              label="茶类"
              items={[
                { id: ALL, label: '全部' },
                ...(sum.kinds > 0 ? [{ id: CHOSEN, label: `已选 ${sum.kinds}` }] : []),
                ...(tree ?? []).map(({ id, name }) => ({ id, label: name })),
              ]}
              current={part}
              onChange={setPart}
            />
            <Rows
              place={2}
              rows={visible}
              keyOf={(one) => one.card.id}
              render={(one) => <GoodsBlock goods={one} quantities={sheet.quantities} onChange={sheet.change} />}
            />
            {visible.length === 0 && (
              <Empty title="这一类还没有批发商品" button="看全部" onPress={() => setPart(ALL)} />
            )}
          </View>
        )
      }
    </Page>
  );
}

/** Goods ids of one class of the market. */
async function idsOf(categoryId: string): Promise<string[]> {
  const { page } = await call('shopV2.wholesale', { categoryId });
  return page.list.map(({ card }) => card.id);
}
