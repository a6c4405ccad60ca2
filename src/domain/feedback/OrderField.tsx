/** The order that a text is about: one of the latest, or none. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { ORDER_STATUS } from '@/domain/order/labels';
import { CheckMark } from '@/ui/kit/Check';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Sheet } from '@/ui/kit/Sheet';
import { Spinner } from '@/ui/kit/Spinner';
import { Thumb } from '@/ui/kit/Thumb';
import { useBlock } from '@/ui/shell';

interface OrderFieldProps {
  value: string;
  onChange: (orderId: string) => void;
}

export function OrderField({ value, onChange }: OrderFieldProps): ReactElement {
  const [open, setOpen] = useState(false);
  const wanted = open || value !== '';
  const orders = useBlock(
    async () => (wanted ? (await call('memberOrder.index', {}, { hide: true })).list : undefined),
    '',
    String(wanted),
  );
  const chosen = orders?.find(({ id }) => id === value);
  const choose = (id: string) => {
    onChange(id === value ? '' : id);
    setOpen(false);
  };
  return (
    <>
      <Cells>
        <Cell label="相关订单" note={chosen?.lines[0]?.title} onPress={() => setOpen(true)}>
          {chosen ? chosen.no : value ? '已选' : '选填'}
        </Cell>
      </Cells>
      <Sheet open={open} title="相关订单" onClose={() => setOpen(false)}>
        <View role="radiogroup" aria-label="相关订单">
          {orders === undefined && <Spinner />}
          {orders?.length === 0 && <Empty picture="order" title="还没有订单" text="不选订单也能写" />}
          {orders === null && <Empty picture="network" title="订单没有取到" text="不选订单也能写" />}
          {orders?.map(({ id, no, lines, status }) => (
            <Cell
              key={id}
              label={lines[0]?.title ?? no}
              note={`${no} · ${ORDER_STATUS[status]}`}
              leading={lines[0] && <Thumb src={lines[0].cover} size={48} />}
              role="radio"
              checked={id === value}
              arrow={false}
              onPress={() => choose(id)}
            >
              <CheckMark kind="radio" checked={id === value} />
            </Cell>
          ))}
        </View>
      </Sheet>
    </>
  );
}
