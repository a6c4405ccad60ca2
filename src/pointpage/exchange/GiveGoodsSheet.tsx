/** 赠送好友: a thing for points, with some words; who it is for is found by the whole mobile or number. */
import { useState, type ReactElement } from 'react';
import type { ExchangeGoods } from '@/contract';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { GiveSheet } from '@/domain/give/GiveSheet';
import { TextField } from '@/ui/kit/TextField';
import { useAction } from '@/ui/shell';

interface GiveGoodsSheetProps {
  item: ExchangeGoods | undefined;
  onClose: () => void;
  onDone: () => void;
}

export function GiveGoodsSheet({ item, onClose, onDone }: GiveGoodsSheetProps): ReactElement {
  const { feedback } = useStores();
  const [memo, setMemo] = useState('');
  /** Counts the gifts: the next one is for somebody else. */
  const [given, setGiven] = useState(0);
  const give = useAction(async (toId: string) => {
    if (!item) return;
    await call('integralGoods.give', { goodsId: item.id, toId, memo: memo.trim() });
    feedback.toast(item.kind === 'goods' ? '已送出，等对方填写地址' : '已送到对方券包');
    setGiven((count) => count + 1);
    setMemo('');
    onDone();
  });
  return (
    <GiveSheet
      key={given}
      open={item !== undefined}
      title="赠送好友"
      busy={give.pending && '赠送中'}
      act={(name) => `用 ${figure(item?.value ?? 0)} 积分送给${name}`}
      note={`送出后不可撤回，请核对。${item?.kind === 'goods' ? '对方 7 天内填写地址就寄出；没有填写，积分原样退回。' : ''}`}
      words={<TextField label="留言" placeholder="选填" maxLength={30} value={memo} onInput={setMemo} />}
      onClose={onClose}
      onGive={give.run}
    />
  );
}
