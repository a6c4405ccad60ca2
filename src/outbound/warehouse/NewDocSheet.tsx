/** 新建出库: what happens to which goods, where to, and why. */
import { useEffect, useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf, StockGoods } from '@/contract';
import { call } from '@/core/api';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { IconButton } from '@/ui/kit/IconButton';
import { Item } from '@/ui/kit/Item';
import { Quantity } from '@/ui/kit/Quantity';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextField } from '@/ui/kit/TextField';
import { useAction } from '@/ui/shell';
import { GoodsFinder } from './GoodsFinder';
import { KINDS, type DocKind } from './labels';

const MADE = (['use', 'transfer', 'loss', 'gain', 'lossAdjust'] as const).map((id) => ({ id, label: KINDS[id] }));
type Made = (typeof MADE)[number]['id'];
const WHY: Record<Made, string> = {
  use: '用途，如：茶艺课用茶',
  transfer: '说明，可不填',
  loss: '原因，如：受潮',
  gain: '原因，如：盘点多出',
  lossAdjust: '原因，如：盘点少了',
};
interface Chosen {
  goods: StockGoods;
  qty: number;
}

interface NewDocSheetProps {
  open: boolean;
  /** Goods that it begins with. */
  first: StockGoods | undefined;
  stores: DataOf<'manage.index'>['stores'];
  onClose: () => void;
  onMade: (id: string) => void;
}

export function NewDocSheet({ open, first, stores, onClose, onMade }: NewDocSheetProps): ReactElement {
  const [kind, setKind] = useState<Made>('use');
  const [store, setStore] = useState('');
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const most = (goods: StockGoods) => (kind === 'gain' ? undefined : Math.max(1, goods.free));
  /** One piece more of what is there. */
  const add = (goods: StockGoods) =>
    setChosen((rows) => {
      const same = rows.find((row) => row.goods.skuId === goods.skuId);
      if (!same) return [...rows, { goods, qty: 1 }];
      const qty = Math.min(same.qty + 1, most(goods) ?? Infinity);
      return rows.map((row) => (row === same ? { goods, qty } : row));
    });
  useEffect(() => {
    if (!open || !first) return;
    setChosen((rows) =>
      rows.some(({ goods }) => goods.skuId === first.skuId) ? rows : [...rows, { goods: first, qty: 1 }],
    );
  }, [open, first]);
  const isTransfer = kind === 'transfer';
  const missing = lackOf(chosen, isTransfer ? store : undefined, note);
  const make = useAction(async () => {
    const doc = await call('stock.orderSave', {
      action: 'create',
      kind: kind as DocKind,
      ...(isTransfer && { targetId: store }),
      lines: chosen.map(({ goods, qty }) => ({ skuId: goods.skuId, qty })),
      note: note.trim(),
    });
    setChosen([]);
    setNote('');
    onMade(doc.card.id);
  });
  const change = (skuId: string, qty: number) =>
    setChosen(chosen.map((row) => (row.goods.skuId === skuId ? { ...row, qty: Math.max(1, qty) } : row)));
  return (
    <Sheet
      open={open}
      title="新建出库"
      onClose={onClose}
      footer={
        <Button block size="l" disabled={missing !== undefined} busy={make.pending && '提交中'} onPress={make.run}>
          {missing ?? `生成${KINDS[kind]}单，${chosen.reduce((all, { qty }) => all + qty, 0)} 件`}
        </Button>
      }
    >
      <Stack gap={12}>
        <View>
          <Chips label="类型" items={MADE} current={kind} onChange={setKind} />
        </View>
        {isTransfer && (
          <View>
            <Chips
              label="调入门店"
              items={stores.map(({ value, label }) => ({ id: value, label }))}
              current={store}
              onChange={setStore}
            />
          </View>
        )}
        <TextField label="说明" placeholder={WHY[kind]} maxLength={100} value={note} onInput={setNote} />
        {chosen.map(({ goods, qty }) => (
          <ChosenRow
            key={goods.skuId}
            goods={goods}
            qty={qty}
            most={most(goods)}
            onChange={(value) => change(goods.skuId, value)}
            onRemove={() => setChosen(chosen.filter((row) => row.goods.skuId !== goods.skuId))}
          />
        ))}
        <GoodsFinder onChoose={add} />
      </Stack>
    </Sheet>
  );
}

/** What has to be chosen or written yet. `store`: where a transfer goes. */
function lackOf(chosen: readonly Chosen[], store: string | undefined, note: string): string | undefined {
  if (chosen.length === 0) return '请选择商品';
  if (store === undefined) return note.trim() === '' ? '请填写用途或原因' : undefined;
  return store === '' ? '请选择调入门店' : undefined;
}

interface ChosenRowProps extends Chosen {
  most: number | undefined;
  onChange: (qty: number) => void;
  onRemove: () => void;
}
function ChosenRow({ goods, qty, most, onChange, onRemove }: ChosenRowProps) {
  return (
    <Item title={`${goods.title} ${goods.specText}`} notes={[`${goods.shelf}　可用 ${goods.free} 件`]}>
      <Quantity
        value={qty}
        label={`${goods.title} 数量`}
        {...(most !== undefined && { max: most })}
        onChange={onChange}
      />
      <IconButton icon="trash" label={`移除${goods.title}`} onPress={onRemove} />
    </Item>
  );
}
