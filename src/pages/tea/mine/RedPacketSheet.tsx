/** 红包: what waits on top, then what was opened and what ended. Opening shows what the server says is in it. */
import { useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { PacketRow } from '@/domain/redPacket/PacketRow';
import { packetSums } from '@/domain/redPacket/labels';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Sheet } from '@/ui/kit/Sheet';
import { Slot } from '@/ui/kit/Slot';
import { Spinner } from '@/ui/kit/Spinner';
import { Words } from '@/ui/kit/Words';
import { useSheetRows } from './useSheetRows';
import styles from './RedPacketSheet.module.scss';

interface RedPacketSheetProps {
  open: boolean;
  onClose: () => void;
  /** One was opened: fewer wait. */
  onOpened: () => void;
}

export const RedPacketSheet = observer(function RedPacketSheet({
  open,
  onClose,
  onOpened,
}: RedPacketSheetProps): ReactElement {
  const { session } = useStores();
  const [sums, setSums] = useState<Pick<DataOf<'redEnvelope.index'>, 'total' | 'points'>>({ total: 0, points: 0 });
  const { rows, setRows, failed, again, hasMore, more } = useSheetRows(open, async (page) => {
    const answer = await call('redEnvelope.index', { page }, { hide: true });
    setSums(answer);
    return answer.page;
  });
  const openOne = async (id: string) => {
    const packet = await call('redEnvelope.open', { id });
    setRows((was) => was?.map((row) => (row.id === id ? packet : row)));
    const got = { money: 0, points: 0, [packet.kind]: packet.value ?? 0 };
    setSums(({ total, points }) => ({ total: total + got.money, points: points + got.points }));
    onOpened();
    await session.loadMember(true);
  };
  const spoken = packetSums(sums);
  return (
    <Sheet open={open} onClose={onClose} title="红包">
      <View className={styles.body}>
        <Slot>
          {spoken !== '' && (
            <Words size="sub" tone="soft" figures block className={styles.sums}>{`累计 ${spoken}`}</Words>
          )}
        </Slot>
        {failed && <Empty title="红包没有取到" button="再取一次" onPress={again} />}
        {!failed && rows === undefined && <Spinner />}
        {rows?.length === 0 && <Empty title="还没有红包" text="下单、活动都有机会得红包" />}
        {rows?.map((row) => (
          <PacketRow key={row.id} packet={row} onOpen={() => openOne(row.id)} onEnd={again} />
        ))}
        {hasMore && (
          <Button block tone="quiet" busy={more.pending && '加载中'} onPress={more.run}>
            更早的红包
          </Button>
        )}
      </View>
    </Sheet>
  );
});
