/** /outbound/pages/outbound: the desk of the stock staff - what waits, one big scan button, today's documents, what runs low. */
import { useEffect, useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { StockGoods } from '@/contract';
import { call } from '@/core/api';
import { canOpen, go, open as openUrl } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Segmented } from '@/ui/kit/Segmented';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Slot } from '@/ui/kit/Slot';
import { Tool } from '@/ui/kit/Tool';
import { later, Page, useAction, useBlock, useMessenger, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { useWedge } from '@/ui/shell/useWedge';
import { Counters } from '../desk/Counters';
import { DocRows } from '../desk/DocRow';
import { LowStock } from '../desk/LowStock';
import { useDeskScan } from '../desk/useDeskScan';
import type { DocKind } from '../desk/words';
import styles from '../desk/desk.module.scss';

const StockSheet = later(() => import('../desk/StockSheet').then(({ StockSheet: part }) => part));
const NewDocSheet = later(() => import('../desk/NewDocSheet').then(({ NewDocSheet: part }) => part));
const VerifySheet = later(() => import('@/domain/verification/VerifySheet').then(({ VerifySheet: part }) => part));

const ALL = 'all';
/** Of today's documents; the others are a press away. */
const SHOWN = 8;
const TAKE_STOCK = '/outbound/pages/takeStock';

export default function OutboundDeskPage() {
  const { code } = usePageParams<'/outbound/pages/outbound'>();
  const { scanCode } = useMessenger();
  const [warehouse, setWarehouse] = useState(ALL);
  const [kind, setKind] = useState<DocKind | typeof ALL>(ALL);
  const [making, setMaking] = useState(false);
  const [first, setFirst] = useState<StockGoods>();
  const where = warehouse === ALL ? {} : { warehouseId: warehouse };
  const state = usePageData(() => call('manage.index', where), [warehouse]);
  const [round, setRound] = useState(0);
  const docs = useBlock(
    () => call('stock.order', { ...where, ...(kind === ALL ? {} : { kind }) }),
    `${warehouse} ${kind} ${round}`,
  );
  const desk = useDeskScan();
  const camera = useAction(async () => {
    const text = await scanCode();
    if (text) await desk.scan(text);
  });
  const refresh = () => {
    void state.reload();
    setRound((n) => n + 1);
  };
  useReturn(refresh);
  useWedge((text) => void desk.scan(text), desk.open === undefined && !making);
  const { scan: lookUp } = desk;
  // What was scanned elsewhere, once.
  useEffect(() => {
    if (code) void lookUp(code);
  }, [code, lookUp]);
  const make = (goods?: StockGoods) => {
    desk.close();
    setFirst(goods);
    setMaking(true);
  };
  const home = state.data;
  return (
    <Page
      state={state}
      skeleton="cells"
      right={
        <Button tone="ink" size="s" onPress={() => void go('/outbound/pages/order')}>
          全部单据
        </Button>
      }
      overlay={
        home && (
          <>
            <StockSheet
              goods={desk.goods}
              open={desk.open === 'goods'}
              onClose={desk.close}
              onUse={(goods) => make(goods)}
            />
            <VerifySheet
              open={desk.open === 'customer'}
              {...(desk.customer !== undefined && { first: desk.customer })}
              onClose={desk.close}
              onVerified={refresh}
            />
            <NewDocSheet
              open={making}
              first={first}
              stores={home.stores}
              onClose={() => setMaking(false)}
              onMade={(id) => {
                setMaking(false);
                void go('/outbound/pages/detailed', { id });
              }}
            />
          </>
        )
      }
    >
      {({ warehouses, viewer, today, alerts, mine, ...rest }) => (
        <View className={styles.page}>
          <View className={styles.where}>
            <Segmented
              label="仓库"
              items={[{ id: ALL, label: '两仓' }, ...warehouses.map(({ value, label }) => ({ id: value, label }))]}
              current={warehouse}
              onChange={setWarehouse}
            />
            <Text className={styles.note}>{`${viewer.name}　${viewer.no}`}</Text>
          </View>
          <Counters home={{ warehouses, viewer, today, alerts, mine, ...rest }} />
          <Pressable className={styles.scan} onPress={() => void camera.run()}>
            <Icon name="scan" size={28} />
            <Text>扫一扫</Text>
          </Pressable>
          <Text className={styles.scanHint}>单据码开单，商品码看库存，客户码先看后核销</Text>
          <View className={styles.tools}>
            <Tool size={28} icon="edit" text="新建出库" onPress={() => make()} />
            {canOpen(TAKE_STOCK) && (
              <Tool size={28} icon="list" text="盘点" role="link" onPress={() => void openUrl(TAKE_STOCK)} />
            )}
            <Tool
              size={28}
              icon="jar"
              text="托管申请"
              role="link"
              onPress={() => void go('/outbound/pages/escrow', { tab: 'todo' })}
            />
            <Tool
              size={28}
              icon="chart"
              text="大屏登录"
              role="link"
              onPress={() => void go('/outbound/pages/tvLogin')}
            />
          </View>
          <SectionHead
            className={styles.section}
            title="今天的单"
            note="加急在前，等得久的在前"
            onMore={() => go('/outbound/pages/order', kind === ALL ? {} : { kind })}
          />
          <View className={styles.kinds}>
            <Chips
              label="单据类型"
              items={[
                { id: ALL, label: `全部 ${today.reduce((all, { value }) => all + Number(value), 0)}` },
                ...today.map(({ key, label, value }) => ({ id: key as DocKind, label: `${label} ${value}` })),
              ]}
              current={kind}
              onChange={setKind}
            />
          </View>
          <Slot>
            {docs === undefined && <Skeleton kind="list" />}
            {docs === null && <Empty picture="network" title="单据没有读到" button="重新加载" onPress={refresh} />}
            {docs?.page.list.length === 0 && (
              <Empty picture="order" title="今天没有单据" text="订单付款后会自动出现在这里" />
            )}
            {docs && docs.page.list.length > 0 && <DocRows cards={docs.page.list.slice(0, SHOWN)} />}
          </Slot>
          <LowStock alerts={alerts} />
          {mine.length > 0 && (
            <View>
              <SectionHead className={styles.section} title="我经手的" note={`最近 ${mine.length} 张`} />
              <DocRows cards={mine} />
            </View>
          )}
        </View>
      )}
    </Page>
  );
}
