/** 估清: dishes of the store, each taken off for today or put on again. */
import { useState } from 'react';
import type { ScanProduct } from '@/contract';
import { call } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Switch } from '@/ui/kit/Switch';
import { TextField } from '@/ui/kit/TextField';
import { Rows, useAction, useBlock } from '@/ui/shell';

interface SoldOutSheetProps {
  open: boolean;
  storeId: string;
  onClose: () => void;
}

export function SoldOutSheet({ open, storeId, onClose }: SoldOutSheetProps) {
  const [round, setRound] = useState(0);
  const [keyword, setKeyword] = useState('');
  const menu = useBlock(
    () => (open ? call('scanCode.menu', { storeId }, { hide: true }) : Promise.resolve(undefined)),
    open ? storeId : '',
    round,
  );
  const turn = useAction(async ({ id, soldOut }: ScanProduct) => {
    await call('scanCode.tableAct', { action: 'soldout', storeId, productId: id, on: !soldOut, opId: uuid() });
    setRound((count) => count + 1);
  });
  const found = (menu?.products ?? []).filter(({ title }) => title.includes(keyword.trim()));
  return (
    <Sheet open={open} title="估清" onClose={onClose}>
      <TextField label="找一道" value={keyword} clearable onInput={setKeyword} />
      <Cells>
        <Rows
          rows={[...found].sort((a, b) => Number(b.soldOut) - Number(a.soldOut))}
          keyOf={({ id }) => id}
          render={(dish) => (
            <Cell
              label={dish.title}
              note={dish.soldOut ? '今日售罄' : dish.left === undefined ? undefined : `剩 ${dish.left} 份`}
              arrow={false}
            >
              <Switch on={!dish.soldOut} label={`${dish.title}在卖`} onChange={() => void turn.run(dish)} />
            </Cell>
          )}
        />
      </Cells>
    </Sheet>
  );
}
