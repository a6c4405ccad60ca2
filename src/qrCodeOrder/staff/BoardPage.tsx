/** 桌台: what waits first, the day in figures, then every table of the store. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { TableState } from '@/contract';
import { grouped, formatFen } from '@/core/lib/money';
import { go } from '@/core/routes';
import { StoreChips } from '@/domain/store/StoreChips';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Figures } from '@/ui/kit/Figures';
import { QrCode } from '@/ui/kit/QrCode';
import { Segmented } from '@/ui/kit/Segmented';
import { Sheet } from '@/ui/kit/Sheet';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { later, Page, usePageParams, useParam } from '@/ui/shell';
import { Alerts } from './Alerts';
import { TableMap } from './TableMap';
import { useBoard } from './useBoard';
import styles from './BoardPage.module.scss';

const SoldOutSheet = later(() => import('./SoldOutSheet').then(({ SoldOutSheet: part }) => part));

const Kitchen = later(() => import('./Kitchen').then(({ Kitchen: part }) => part));

export const BoardPage = observer(function BoardPage() {
  const [wanted, setWanted] = useParam(usePageParams<'/qrCodeOrder/pages/order'>(), 'storeId');
  const board = useBoard(wanted);
  const [table, setTable] = useState<TableState>();
  const [soldOut, setSoldOut] = useState(false);
  const [view, setView] = useState<'tables' | 'kitchen'>('tables');
  const storeId = board.state.data?.summary.store.id;
  const press = (one: TableState) => {
    if (one.sessionId === undefined) setTable(one);
    else void go('/qrCodeOrder/pages/order', { sessionId: one.sessionId });
  };
  const then = (work: (tableId: string) => void) => () => {
    if (table) work(table.id);
    setTable(undefined);
  };
  return (
    <Page
      state={board.state}
      title="桌台"
      skeleton="cells"
      overlay={
        <>
          <Sheet open={table !== undefined} title={table?.name ?? ''} onClose={() => setTable(undefined)}>
            {table?.label !== undefined && (
              <Stack gap={8} align="center">
                <QrCode text={table.label} label={`${table.name}的桌码`} size={180} />
                <Note>客人扫这个码入座，清台后换新</Note>
              </Stack>
            )}
            <Cells>
              <Cell label="开台" note="客人坐下了" onPress={then(board.open)} />
              <Cell label="换新桌码" note="旧码马上失效，要换桌上的牌" onPress={then(board.rotate)} />
            </Cells>
          </Sheet>
          {storeId !== undefined && <SoldOutSheet open={soldOut} storeId={storeId} onClose={() => setSoldOut(false)} />}
        </>
      }
    >
      {({ summary, tables }) => (
        <View className={styles.board}>
          <Slot>
            <StoreChips all={false} stores={summary.stores} current={summary.store.id} onChange={setWanted} />
          </Slot>
          <View className={styles.views}>
            <Segmented
              block
              label="看什么"
              items={[
                { id: 'tables', label: '桌台' },
                { id: 'kitchen', label: `出品 ${summary.kitchen.tickets.length}` },
              ]}
              current={view}
              onChange={setView}
            />
          </View>
          <Slot>
            {view === 'kitchen' ? (
              <Kitchen kitchen={summary.kitchen} make={board.make} />
            ) : (
              <>
                <Card place="next" pad="all">
                  <Figures
                    rows={[
                      {
                        label: '在用',
                        value: `${tables.filter(({ sessionId }) => sessionId !== undefined).length} / ${tables.length}`,
                      },
                      { label: '今日流水', value: grouped(formatFen(summary.turnover, { short: true })) },
                      { label: '翻台', value: formatFen(summary.turnRate, { short: true }) },
                      { label: '客人', value: summary.guests },
                    ]}
                  />
                </Card>
                <Alerts summary={summary} tables={tables} acts={board.acts} />
                <Cells place="next">
                  <Cell label="估清" note="今天卖完的菜" onPress={() => setSoldOut(true)} />
                </Cells>
                <TableMap tables={tables} onPress={press} />
                <Note block className={styles.legend}>
                  左边实线 用餐中，虚线 待结账，斜纹 待清台，金框 已订；角上的数是待办
                </Note>
              </>
            )}
          </Slot>
        </View>
      )}
    </Page>
  );
});
