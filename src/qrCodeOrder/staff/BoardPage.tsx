/** 桌台: what waits first, the day in figures, then every table of the store. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { TableState } from '@/contract';
import { go } from '@/core/routes';
import { StoreChips } from '@/domain/store/StoreChips';
import { Cell, Cells } from '@/ui/kit/Cell';
import { QrCode } from '@/ui/kit/QrCode';
import { Segmented } from '@/ui/kit/Segmented';
import { Sheet } from '@/ui/kit/Sheet';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { later, Page, usePageParams, useParam } from '@/ui/shell';
import { Tables } from './Tables';
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
              <Tables
                summary={summary}
                tables={tables}
                acts={board.acts}
                onTable={press}
                onSoldOut={() => setSoldOut(true)}
              />
            )}
          </Slot>
        </View>
      )}
    </Page>
  );
});
