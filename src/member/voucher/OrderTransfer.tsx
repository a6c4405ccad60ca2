/** The transfer of one order: how much and until when, the accounts, the form or how the proof stands, and the proofs before. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { CashierView, DataOf, VoucherRow } from '@/contract';
import { listTime } from '@/core/lib/time';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { Notice } from '@/ui/kit/Notice';
import { Price } from '@/ui/kit/Price';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { Accounts } from './Accounts';
import { Proof } from './Proof';
import { ProofForm } from './ProofForm';
import styles from './voucher.module.scss';

interface OrderTransferProps {
  cashier: CashierView;
  bank: DataOf<'buyAccount.index'>;
  /** The newest first. */
  proofs: readonly VoucherRow[];
  onSent: () => void;
  onLeave: () => unknown;
}

/** For a proof: the order is open and none is looked at. */
export const waits = ({ state }: CashierView, [newest]: readonly VoucherRow[]): boolean =>
  state === 'payable' && newest?.status !== 'auditing';

export function OrderTransfer({ cashier, bank, proofs, onSent, onLeave }: OrderTransferProps): ReactElement {
  const [newest] = proofs;
  const refused = newest?.status === 'rejected' ? newest : undefined;
  const waiting = waits(cashier, proofs);
  return (
    <View className={styles.body}>
      <Stack gap={8} align="center" className={styles.head}>
        <Text className={styles.title}>{cashier.title}</Text>
        <Price fen={cashier.amount} size="l" exact tone="ink" />
        <Note>{`订单 ${cashier.no}`}</Note>
        {waiting && <Countdown label="剩余时间" endAt={cashier.expireAt} onEnd={onSent} />}
      </Stack>
      {cashier.state === 'closed' && <Notice tone="warn">订单已超时，请勿再转账；已转的款项请联系客服</Notice>}
      {cashier.state === 'paid' && <Notice icon="check">款项已到账</Notice>}
      {cashier.state === 'payable' && !waiting && (
        <Notice>凭证已提交，财务会在 1 个工作日内核对；审核期间订单为你保留，通过后自动生效</Notice>
      )}
      {waiting && (
        <>
          {refused && <Notice tone="danger">{`凭证未通过：${refused.reason ?? ''}。请更正后重新提交`}</Notice>}
          <SectionHead title="转到公司账户" />
          <Accounts accounts={bank.accounts} />
          <View className={styles.hint}>
            <Note>{`请在 ${listTime(cashier.expireAt)} 前提交凭证，审核期间订单为你保留`}</Note>
          </View>
          <SectionHead title="转账凭证" />
          <ProofForm key={newest?.id ?? ''} cashier={cashier} before={refused} onSent={onSent} />
          <View className={styles.later}>
            <Button block tone="quiet" onPress={onLeave}>
              稍后再传
            </Button>
          </View>
        </>
      )}
      {proofs.length > 0 && (
        <>
          <SectionHead title="已提交的凭证" />
          <View className={styles.proofs}>
            {proofs.map((proof) => (
              <Proof key={proof.id} proof={proof} />
            ))}
          </View>
        </>
      )}
    </View>
  );
}
