/** 转赠: the inviter or one of those whom the member brought, then amount, words and the payment password. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { WalletStat } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { ReceiverCell } from '@/domain/give/ReceiverCell';
import { RecipientFinder } from '@/domain/give/RecipientFinder';
import { TeamChoice } from '@/domain/give/TeamChoice';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { useSending } from './useSending';
import styles from './SendSheet.module.scss';

interface SendSheetProps {
  open: boolean;
  stat: WalletStat | undefined;
  onClose: () => void;
  /** Money left: what the page shows is old. */
  onDone: () => void;
}

export function SendSheet({ open, stat, onClose, onDone }: SendSheetProps): ReactElement {
  const sending = useSending(stat, () => {
    onClose();
    onDone();
  });
  const { to, why, fen, proof } = sending;
  return (
    <>
      <Sheet
        open={open && !proof.open}
        title={to ? '转赠余额' : '转赠给谁'}
        onClose={onClose}
        footer={
          to && (
            <Button block size="l" disabled={why !== undefined} busy={proof.pending} onPress={sending.send}>
              {why === undefined && fen !== undefined ? `确认转赠 ${formatYuan(fen)}` : '确认转赠'}
            </Button>
          )
        }
      >
        {open && (to ? <Amount sending={sending} stat={stat} /> : <People sending={sending} />)}
      </Sheet>
      {proof.sheet}
    </>
  );
}

type Sending = ReturnType<typeof useSending>;

function Amount({ sending, stat }: { sending: Sending; stat: WalletStat | undefined }): ReactElement {
  const { to, setTo, amount, setAmount, memo, setMemo, why } = sending;
  return (
    <View className={styles.form}>
      {to && (
        <ReceiverCell
          name={to.nickname}
          avatar={to.avatar}
          note="转赠后不可撤回，请核对"
          onChange={() => setTo(undefined)}
        />
      )}
      <TextField
        label="金额"
        kind="amount"
        placeholder="0.00"
        value={amount}
        onInput={setAmount}
        error={amount === '' ? undefined : why}
        hint={stat && `今日额度剩余 ${formatYuan(stat.sending.left)}，可用余额 ${formatYuan(stat.money.balance)}`}
        focus
      />
      <TextField label="留言" placeholder="选填" maxLength={30} value={memo} onInput={setMemo} />
      {(stat?.money.bonus ?? 0) > 0 && (
        <Note block className={styles.note}>
          先转出赠送余额，对方收到后同样不可提现。
        </Note>
      )}
    </View>
  );
}

const People = observer(function People({ sending: { found, setTo } }: { sending: Sending }): ReactElement {
  const { session } = useStores();
  return (
    <View className={styles.form}>
      <RecipientFinder onFound={found} />
      <TeamChoice
        act="转赠给"
        inviter={session.member?.inviter}
        onChoose={setTo}
        empty={<Empty picture="message" title="还没有可转赠的人" text="余额只能转给邀请人或直属成员" />}
      />
    </View>
  );
});
