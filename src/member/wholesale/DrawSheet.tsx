/** 提现货款: an amount, the payment password, and where it goes. Money that buyers may still ask back is not in it. */
import { useState, type ReactElement, type ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { formatFen, formatYuan, parseFen } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { usePayProof } from '@/domain/checkout/usePayProof';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import styles from './wholesale.module.scss';

interface DrawSheetProps {
  open: boolean;
  /** Fen. */
  balance: number;
  withdrawable: number;
  onClose: () => void;
  onDrawn: () => void;
}

/** The sheet and, beside it, the keypad of the payment password. */
export function DrawSheet({ open, balance, withdrawable, onClose, onDrawn }: DrawSheetProps): ReactNode {
  const { feedback } = useStores();
  const proof = usePayProof();
  const [amount, setAmount] = useState('');
  const fen = parseFen(amount);
  const wrong = fen !== undefined && fen > withdrawable ? `最多可提 ${formatYuan(withdrawable)}` : undefined;
  const draw = () =>
    proof.ask(async (payToken) => {
      await call('merchant.withdraw', { amount: fen ?? 0, payToken });
      setAmount('');
      feedback.toast('已提交，财务审核后打款到银行卡');
      onDrawn();
    });
  return (
    <>
      <Sheet
        open={open}
        title="提现货款"
        onClose={onClose}
        footer={
          <Button
            block
            size="l"
            disabled={fen === undefined || fen === 0 || wrong !== undefined}
            busy={proof.pending}
            onPress={draw}
          >
            提现
          </Button>
        }
      >
        <View className={styles.form}>
          <TextField
            label="提现金额"
            kind="amount"
            placeholder="元"
            maxLength={10}
            value={amount}
            error={wrong}
            onInput={setAmount}
            trailing={<AllButton fen={withdrawable} onPress={setAmount} />}
          />
          <Text className={styles.sub}>
            {`可提 ${formatYuan(withdrawable)}${balance > withdrawable ? `，另有 ${formatYuan(balance - withdrawable)} 在售后期内，到期后可提` : ''}`}
          </Text>
        </View>
      </Sheet>
      {proof.sheet}
    </>
  );
}

const AllButton = ({ fen, onPress }: { fen: number; onPress: (amount: string) => void }): ReactElement => (
  <Button size="s" tone="text" disabled={fen <= 0} onPress={() => onPress(formatFen(fen))}>
    全部
  </Button>
);
