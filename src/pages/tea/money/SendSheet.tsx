/** 转赠: the inviter or one of those whom the member brought, then amount, words and the payment password. */
import { useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { TeamMember, UserBrief, WalletStat } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { Avatar } from '@/ui/kit/Avatar';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { List, useList } from '@/ui/shell';
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
      <Cells>
        <Cell
          label={to?.nickname}
          note="转赠后不可撤回，请核对"
          leading={<Avatar src={to?.avatar} size={40} alt="" />}
          act="更换"
          name={`更换收款人，现在是${to?.nickname ?? ''}`}
          onPress={() => setTo(undefined)}
        />
      </Cells>
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

const People = observer(function People({ sending }: { sending: Sending }): ReactElement {
  const { session } = useStores();
  const inviter = session.member?.inviter;
  const [key, setKey] = useState('');
  const direct = useList<TeamMember>((page) => call('special.directMembers', { page }));
  const { find, setTo } = sending;
  return (
    <View className={styles.form}>
      <TextField
        label="手机号或会员号"
        kind="account"
        placeholder="找一位直属成员"
        maxLength={20}
        value={key}
        onInput={setKey}
        confirmType="search"
        onConfirm={() => void find.run(key)}
        trailing={
          <Button
            size="s"
            tone="line"
            disabled={key.trim().length < 4}
            busy={find.pending}
            onPress={() => void find.run(key)}
          >
            查找
          </Button>
        }
      />
      {inviter && <Person user={inviter} note="邀请人" onPress={() => setTo(inviter)} />}
      <List
        list={direct}
        keyOf={({ user }) => user.id}
        skeleton="cells"
        render={({ user, mobile }) => (
          <Person user={user} note={`直属 · ${mobile ?? ''}`} onPress={() => setTo(user)} />
        )}
        empty={
          inviter ? <View /> : <Empty picture="message" title="还没有可转赠的人" text="余额只能转给邀请人或直属成员" />
        }
      />
    </View>
  );
});

const Person = ({ user, note, onPress }: { user: UserBrief; note: string; onPress: () => void }): ReactElement => (
  <Cells>
    <Cell
      label={user.nickname}
      note={note}
      leading={<Avatar src={user.avatar} size={40} alt="" />}
      name={`转赠给${user.nickname}，${note}`}
      onPress={onPress}
    />
  </Cells>
);
