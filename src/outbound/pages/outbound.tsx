/** /outbound/pages/outbound: the desk of the stock staff - what waits, one big scan button, today's documents, what runs low. */
import { useEffect, useState } from 'react';
import { View } from '@tarojs/components';
import type { StockGoods } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { BarLink } from '@/ui/kit/BarLink';
import { Section } from '@/ui/kit/SectionHead';
import { Segmented } from '@/ui/kit/Segmented';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { later, Page, useAction, useMessenger, usePageData, usePageParams, useParam, useReturn } from '@/ui/shell';
import { useWedge } from '@/ui/shell/useWedge';
import { Counters } from '../warehouse/Counters';
import { DeskTools } from '../warehouse/DeskTools';
import { DocRows } from '../warehouse/DocRow';
import { LowStock } from '../warehouse/LowStock';
import { Today } from '../warehouse/Today';
import { useDeskScan } from '../warehouse/useDeskScan';
import styles from '../warehouse/desk.module.scss';

const StockSheet = later(() => import('../warehouse/StockSheet').then(({ StockSheet: part }) => part));
const NewDocSheet = later(() => import('../warehouse/NewDocSheet').then(({ NewDocSheet: part }) => part));
const ReturnsSheet = later(() => import('../warehouse/ReturnsSheet').then(({ ReturnsSheet: part }) => part));
const VerifySheet = later(() => import('@/domain/verification/VerifySheet').then(({ VerifySheet: part }) => part));

const BOTH = 'both';

export default function OutboundDeskPage() {
  const params = usePageParams<'/outbound/pages/outbound'>();
  const { code } = params;
  const { scanCode } = useMessenger();
  const [warehouse, setWarehouse] = useParam(params, 'warehouse', BOTH);
  const [making, setMaking] = useState(false);
  const [returns, setReturns] = useState(false);
  const [first, setFirst] = useState<StockGoods>();
  const [round, setRound] = useState(0);
  const warehouseId = warehouse === BOTH ? undefined : warehouse;
  const state = usePageData(() => call('manage.index', warehouseId === undefined ? {} : { warehouseId }), [warehouse]);
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
  useWedge((text) => void desk.scan(text), desk.open === undefined && !making && !returns);
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
  return (
    <Page
      state={state}
      skeleton="cells"
      right={<BarLink word="全部单据" onPress={() => void go('/outbound/pages/order')} />}
      overlay={
        state.data && (
          <>
            <StockSheet goods={desk.goods} open={desk.open === 'goods'} onClose={desk.close} onUse={make} />
            <VerifySheet
              open={desk.open === 'customer'}
              {...(desk.customer !== undefined && { first: desk.customer })}
              onClose={desk.close}
              onVerified={refresh}
            />
            <NewDocSheet
              open={making}
              first={first}
              stores={state.data.stores}
              onClose={() => setMaking(false)}
              onMade={(id) => {
                setMaking(false);
                void go('/outbound/pages/detailed', { id });
              }}
            />
            <ReturnsSheet
              open={returns}
              onClose={() => {
                setReturns(false);
                refresh();
              }}
            />
          </>
        )
      }
    >
      {(home) => (
        <View className={styles.page}>
          <Stack row gap={12} align="center" justify="between" className={styles.where}>
            <Segmented
              label="仓库"
              items={[
                { id: BOTH, label: '两仓' },
                ...home.warehouses.map(({ value, label }) => ({ id: value, label })),
              ]}
              current={warehouse}
              onChange={setWarehouse}
            />
            <Note block>{`${home.viewer.name}　${home.viewer.no}`}</Note>
          </Stack>
          <Counters home={home} />
          <DeskTools onScan={() => void camera.run()} onMake={() => make()} onReturns={() => setReturns(true)} />
          <Today today={home.today} warehouseId={warehouseId} round={round} onRetry={refresh} />
          <LowStock alerts={home.alerts} />
          {home.mine.length > 0 && (
            <View>
              <Section near title="我经手的" note={`最近 ${home.mine.length} 张`} />
              <DocRows cards={home.mine} />
            </View>
          )}
        </View>
      )}
    </Page>
  );
}
