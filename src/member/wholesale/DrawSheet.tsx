/**
 * 提现货款: an amount, what of it arrives when and on which card, the payment password; or what has to be done before. Money that buyers
 * may still ask back is not in it.
 */
import { useState, type ReactElement, type ReactNode } from 'react';
import { View } from '@tarojs/components';
import type { WithdrawInfo } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { texts } from '@/core/texts';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Sheet } from '@/ui/kit/Sheet';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Slot } from '@/ui/kit/Slot';
import { TextField } from '@/ui/kit/TextField';
import { useBlock, useReturn } from '@/ui/shell';
import { Blockers } from '../withdrawal/Blockers';
import { Sums } from '../withdrawal/Sums';
import { Terms } from '../withdrawal/Terms';
import { loadTerms, useWithdraw, type Terms as Loaded, type Withdraw } from '../withdrawal/useWithdraw';
import styles from './wholesale.module.scss';

interface DrawSheetProps {
  open: boolean;
  onClose: () => void;
  onDrawn: () => void;
}

/** A closed sheet asks nothing, and keeps what it shows while it leaves. */
const unasked = (): Promise<Loaded> => new Promise(() => undefined);

/** The sheet and, beside it, the keypad of the payment password. */
export function DrawSheet({ open, onClose, onDrawn }: DrawSheetProps): ReactNode {
  const { feedback } = useStores();
  const [round, setRound] = useState(0);
  const again = () => setRound((was) => was + 1);
  // Verified, a password set or a card added meanwhile.
  useReturn(again);
  const terms = useBlock(() => (open ? loadTerms('merchant') : unasked()), '', `${open} ${round}`);
  const withdraw = useWithdraw(terms ?? undefined, undefined, {
    source: 'merchant',
    draw: async (asked) => {
      await call('merchant.withdraw', asked);
      withdraw.setAmount('');
      feedback.toast('已提交，财务审核后打款到银行卡');
      onDrawn();
    },
  });
  return (
    <>
      <Sheet
        open={open}
        title="提现货款"
        onClose={onClose}
        footer={
          <Button block size="l" disabled={!withdraw.ready} busy={withdraw.proof.pending} onPress={withdraw.draw}>
            提现
          </Button>
        }
      >
        {terms && <Asked info={terms.info} withdraw={withdraw} />}
        {terms === undefined && <Skeleton kind="cells" />}
        {terms === null && (
          <Empty picture="network" role="alert" title="没有加载出来" button={texts.reload} onPress={again} />
        )}
      </Sheet>
      {withdraw.proof.sheet}
    </>
  );
}

function Asked({ info, withdraw }: { info: WithdrawInfo; withdraw: Withdraw }): ReactElement {
  const { amount, fault, blockers, card } = withdraw;
  const held = info.balance - info.withdrawable;
  return (
    <View className={styles.form}>
      <Slot>{blockers.length > 0 && <Blockers blockers={blockers} />}</Slot>
      {card && (
        <Cells>
          <Cell label="提现到" note={info.holder}>{`${card.bankName} 尾号 ${card.tail}`}</Cell>
        </Cells>
      )}
      <TextField
        label="提现金额"
        kind="amount"
        placeholder="元"
        maxLength={10}
        value={amount}
        error={fault}
        hint={`可提现 ${formatYuan(info.withdrawable)}${held > 0 ? `，另有 ${formatYuan(held)} 在售后期内，到期后可提` : ''}`}
        onInput={withdraw.setAmount}
        trailing={
          <Button size="s" tone="text" disabled={info.withdrawable < info.min} onPress={withdraw.all}>
            全部
          </Button>
        }
      />
      <Sums info={info} withdraw={withdraw} />
      <Terms info={info} source="merchant" />
    </View>
  );
}
