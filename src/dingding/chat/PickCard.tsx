/** Chooses a goods, or one of the own orders, to be sent as a card. */
import { useState, type ReactElement } from 'react';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Sheet } from '@/ui/kit/Sheet';
import { Thumb } from '@/ui/kit/Thumb';
import { usePageData } from '@/ui/shell';

export type CardType = 'goods' | 'order';
interface Choice {
  id: string;
  title: string;
  note: string;
  picture: string;
}

const LOADS: Record<CardType, (keyword: string) => Promise<Choice[]>> = {
  goods: async (keyword) =>
    (await call('shop.productIndex', keyword ? { keyword } : {})).page.list.map(
      ({ id, title, price: amount, cover }) => ({
        id,
        title,
        note: formatYuan(amount),
        picture: cover,
      }),
    ),
  order: async () =>
    (await call('memberOrder.index', {})).list.map(({ id, no, lines, payable }) => ({
      id,
      title: lines[0]?.title ?? '订单',
      note: `${formatYuan(payable)} · ${no}`,
      picture: lines[0]?.cover ?? '',
    })),
};

interface PickCardProps {
  type: CardType;
  onPick: (id: string) => void;
  onClose: () => void;
}

export function PickCard({ type, onPick, onClose }: PickCardProps): ReactElement {
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const { data } = usePageData(() => LOADS[type](keyword), [type, keyword]);
  return (
    <Sheet open title={type === 'goods' ? '发一款茶' : '发一个订单'} onClose={onClose} bare>
      {type === 'goods' ? (
        <SearchBox placeholder="搜商品" value={typed} onInput={setTyped} onSearch={setKeyword} />
      ) : null}
      {data?.length === 0 ? <Empty title={type === 'goods' ? '没有找到' : '还没有订单'} /> : null}
      <Cells>
        {(data ?? []).map(({ id, title, note, picture }) => (
          <Cell
            key={id}
            label={title}
            note={note}
            leading={<Thumb src={picture} size={44} />}
            arrow={false}
            onPress={() => onPick(id)}
          />
        ))}
      </Cells>
    </Sheet>
  );
}
