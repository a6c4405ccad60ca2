/** 退货入库 (rule 24.9): parcels that buyers sent back, found by what is on the parcel or in the letter; received once they are in the hand. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { StockReturn } from '@/contract';
import { call } from '@/core/api';
import { listTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { SALE_WAY } from '@/domain/order/labels';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { Item } from '@/ui/kit/Item';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Words } from '@/ui/kit/Words';
import { List, useAction, useKeyword, useList, useMessenger } from '@/ui/shell';
import { useWedge } from '@/ui/shell/useWedge';
import styles from './desk.module.scss';

export const ReturnsSheet = ({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement => (
  <Sheet open={open} title="退货入库" onClose={onClose}>
    {open && <Returns />}
  </Sheet>
);

function Returns(): ReactElement {
  const { scanCode } = useMessenger();
  const { keyword, box, clear } = useKeyword();
  const list = useList((page) => call('stock.returns', { ...(keyword && { keyword }), page }), [keyword]);
  const look = (code: string) => {
    box.onInput(code);
    box.onSearch(code);
  };
  const scan = useAction(async () => {
    const code = await scanCode();
    if (code) look(code);
  });
  useWedge(look);
  return (
    <Stack gap={12}>
      <Stack row gap={12} align="center">
        <Stack grow>
          <SearchBox placeholder="运单号、售后单号或订单号" maxLength={30} {...box} />
        </Stack>
        <IconButton icon="scan" label="扫运单号" onPress={() => void scan.run()} />
      </Stack>
      <View className={styles.found}>
        <List
          list={list}
          keyOf={({ id }) => id}
          skeleton="cells"
          render={(row) => <ReturnLine row={row} />}
          empty={
            keyword ? (
              <Empty title="没有这个包裹" text="核对单号，或看看全部在路上的退货" button="看全部" onPress={clear} />
            ) : (
              <Empty picture="order" title="没有在路上的退货" text="买家寄回后，会按寄出的先后排在这里" />
            )
          }
        />
      </View>
    </Stack>
  );
}

function ReturnLine({ row }: { row: StockReturn }): ReactElement {
  const { feedback } = useStores();
  // The row stays where it was, so that what was just put on the shelf can be looked at again.
  const [done, setDone] = useState(false);
  const { no, lines, way } = row;
  const received = done || row.received;
  const count = lines.reduce((sum, { qty }) => sum + qty, 0);
  const receive = useAction(async () => {
    const title = `收到 ${count} 件，已验过？`;
    const text = way === 'exchange' ? '收货后入库，换的商品随即发出。' : '收货后入库，随即退款给买家。';
    if (!(await feedback.confirm({ title, text, yes: '收货入库' }))) return;
    await call('stock.returnReceive', { id: row.id });
    setDone(true);
    feedback.toast('已入库');
  });
  return (
    <Card pad="all" className={styles.todo}>
      <Stack row gap={8} align="center" justify="between">
        <Words size="name">{`${row.company}　${row.trackingNo}`}</Words>
        <Tag tone={received ? 'celadon' : 'gold'}>{received ? '已入库' : SALE_WAY[way]}</Tag>
      </Stack>
      <Note block>{`售后 ${no}　${listTime(row.sentAt)} 寄出`}</Note>
      <Note block>{`订单 ${row.orderNo}　${row.reason}`}</Note>
      {lines.map(({ lineId, title, cover, specText, qty }) => (
        <Item
          key={lineId}
          className={styles.backLine}
          leading={<Thumb src={cover} size={44} />}
          title={title}
          step="note"
          cut
          notes={[`${specText}　× ${qty}`]}
        />
      ))}
      <Stack row justify="end">
        {!received && (
          <Button
            size="s"
            tone="line"
            busy={receive.pending && '入库中'}
            label={`收货入库 ${no}`}
            onPress={receive.run}
          >
            收货入库
          </Button>
        )}
      </Stack>
    </Card>
  );
}
